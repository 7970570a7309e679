import type { PenaltyClause, SeatHand } from './match-events.ts';
import type { KeptGabongReadings } from './rulings.ts';
import type { GabongSetup } from './match-setup.ts';

/** A hand as it was left, and what it counted by the readings of its time. */
export interface CountedHand {
  readonly hand: SeatHand;
  readonly points: number;
  /** The player's gabong was gabonged, and its θ went with it (4.3, B11). */
  readonly lostTheta?: true;
}

export interface Deal {
  /** Who was the GM of it. */
  readonly master: number;
  /** Of all who played it, by seat: a newcomer may have come in the middle of it. */
  readonly hands: readonly CountedHand[];
}

/** A deal of the round, and the scoreboard after it, by seat. */
export interface BoardDeal extends Deal {
  readonly totals: readonly number[];
  /** Whose total had come to a whole hundred and was halved (B8). */
  readonly halved: readonly number[];
}

export interface Penalty {
  readonly seat: number;
  readonly clause: PenaltyClause;
  /** In which deal; they count from 1. */
  readonly deal: number;
  /** How many cards it is where it is more than one (B31); left out where it is one. */
  readonly cards?: number;
}

/** How many cards there are in penalties. */
export const cardsIn = (penalties: readonly Penalty[]): number =>
  penalties.reduce((sum, { cards = 1 }) => sum + cards, 0);

export interface GabongState {
  /** As the round was set up, with everybody who has come since behind those who were there. */
  readonly setup: GabongSetup;
  /** As the table reads the rules by now. */
  readonly rulings: KeptGabongReadings;
  /** The seat of the GM. */
  readonly master: number;
  readonly deals: readonly BoardDeal[];
  /** Played by those who tied at the end (B6). It decides between them, and is not on the scoreboard. */
  readonly extraDeal: Deal | null;
  readonly penalties: readonly Penalty[];
  /** What newcomers came in with (B26), by seat; left out where nobody came. */
  readonly came?: Readonly<Record<number, number>>;
  /** Who has gone home, by seat; left out where nobody has. */
  readonly gone?: readonly number[];
  /** The table ended the round before its time. */
  readonly isEnded: boolean;
}

/** What the table waits for; deals count from 1. */
export type Stage =
  | { readonly is: 'deal'; readonly number: number }
  | { readonly is: 'extra-deal'; readonly among: readonly number[] }
  | { readonly is: 'over' };
