import type { Overrule } from '../shared/decision.ts';
import type { GabongRulingId } from './rulings.ts';

/** What a player was left with when a deal ended. */
export type Hand =
  /** Rid of all cards by a gabong that stands: a θ, zero points (4.4). */
  | { readonly by: 'theta' }
  /** The ranks of the cards in any order, each as often as it was left; none: the last card was laid (9.5). */
  | { readonly by: 'cards'; readonly cards: readonly number[]; readonly isGabonged: boolean }
  /** Counted by the player, as 10.1 has it. */
  | { readonly by: 'points'; readonly points: number; readonly isGabonged: boolean };

export type SeatHand = { readonly seat: number } & Hand;

/**
 * For what the GM gives a penalty card: an illegal play (6.2), one that hides under another card (6.3), touching the
 * cards in the dealing phase (8.1), hands dealt unevenly (8.2), touching in the playing phase (9.3).
 */
export const PENALTY_CLAUSES = ['gabong-6.2', 'gabong-6.3', 'gabong-8.1', 'gabong-8.2', 'gabong-9.3'] as const;
export type PenaltyClause = (typeof PENALTY_CLAUSES)[number];

/** `seat` is an index into the players of the state: those of the setup, and whoever has come since. */
type GabongEventForm =
  /**
   * A deal is counted (10.1): the hands of all who played it, in any order. `isGabonged` in a hand: its player made a
   * gabong that was gabonged, and has the cards back (4.3).
   */
  | { readonly kind: 'deal'; readonly hands: readonly SeatHand[] }
  /** The GM gives a penalty card in the deal that is on. */
  | { readonly kind: 'penalty'; readonly seat: number; readonly clause: PenaltyClause }
  /** Another player is the GM from here on (2.4). */
  | { readonly kind: 'master'; readonly seat: number }
  /** A newcomer sits down, and plays from the next deal on (B26): the next that names them, the one after at the latest. */
  | { readonly kind: 'join'; readonly name: string }
  /** A player goes home; what has been counted stands (B27). */
  | { readonly kind: 'leave'; readonly seat: number }
  /** From here on the table reads a gap of the rule book in another way. */
  | { readonly kind: 'ruling'; readonly ruling: GabongRulingId; readonly option: string }
  /** The table ends the round here, and it is won as it stands. */
  | { readonly kind: 'end' };

export type GabongEvent = GabongEventForm & { readonly overrule?: Overrule };

/** The events of one kind. */
export type GabongEventOf<Kind extends GabongEvent['kind']> = Extract<GabongEvent, { readonly kind: Kind }>;
