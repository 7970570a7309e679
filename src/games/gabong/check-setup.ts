import { hasReading, type Readings } from '../shared/ruling.ts';
import { type Card, effectOf, isCard, NAMED_SUITS, type NamedSuit } from './check-card.ts';
import type { GabongClause } from './clauses.ts';
import type { Direction } from './ring.ts';
import { GABONG_RULINGS } from './rulings.ts';

/** The readings that a walk through a deal depends on. */
const READ = ['B2', 'B3', 'B7', 'B9', 'B11', 'B12', 'B13', 'B14', 'B15', 'B16', 'B17', 'B28', 'B30'] as const;
export type CheckRulings = Pick<Readings<typeof GABONG_RULINGS>, (typeof READ)[number]>;

export interface CheckSetup {
  /** How many sit in the ring; seats are 0 to one less, the last beside the first. */
  readonly players: number;
  /** The Gabongmester's seat (2.2). */
  readonly master: number;
  /** How many ordinary packs are shuffled together (5.1): so often there is every card. */
  readonly packs: number;
  readonly rulings: CheckRulings;
  readonly opening: Opening;
}

/** Where the walk through a deal begins. */
export type Opening =
  /** Before the first card is turned (9.1). */
  | { readonly is: 'deal' }
  /** In the middle: a card has just been laid. */
  | {
      readonly is: 'laid';
      readonly card: Card;
      readonly by: number;
      readonly named: NamedSuit | null;
      /** The direction that play had when it was laid, before the card did anything. */
      readonly direction: Direction;
      /** Twos on top that nobody has drawn for, this card among them; zero where it is no two. */
      readonly twos: number;
    };

export const PLAYERS_LEAST = 2;
export const PLAYERS_MOST = 10;
/** 5.1: two or three packs. */
export const PACKS = [2, 3] as const;
const COPIES_OF_RANK = 4;

/** Why a deal cannot be walked through. */
export const CHECK_SETUP_REASONS = [
  'players-number',
  'packs-number',
  'no-such-master',
  'no-such-reading',
  'no-such-opening',
] as const;
export interface CheckSetupFinding {
  readonly clause: GabongClause;
  readonly reason: (typeof CHECK_SETUP_REASONS)[number];
}

/** What of a setup makes no sense; nothing where the walk can start. */
export function checkSetup(setup: CheckSetup): readonly CheckSetupFinding[] {
  const { players, master, packs, rulings } = setup;
  const isNumber = Number.isInteger(players) && players >= PLAYERS_LEAST && players <= PLAYERS_MOST;
  const isRead = READ.every((id) => hasReading(GABONG_RULINGS, id, rulings[id]));
  const faults: readonly (CheckSetupFinding | false)[] = [
    !isNumber && { clause: 'gabong-2.1', reason: 'players-number' },
    !PACKS.some((known) => known === packs) && { clause: 'gabong-5.1', reason: 'packs-number' },
    !isSeat(setup, master) && { clause: 'gabong-2.2', reason: 'no-such-master' },
    !isRead && { clause: 'gabong-2.2', reason: 'no-such-reading' },
    !isOpening(setup) && { clause: 'gabong-9.1', reason: 'no-such-opening' },
  ];
  return faults.filter((fault) => fault !== false);
}

export function isSeat({ players }: CheckSetup, seat: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < players;
}

function isOpening(setup: CheckSetup): boolean {
  const { opening, packs } = setup;
  if (opening.is === 'deal') return true;
  const { card, by, named, direction, twos } = opening;
  const isWay = ([1, -1] as readonly number[]).includes(direction);
  if (!isCard(card) || !isSeat(setup, by) || !isWay || !isName(card, named)) return false;
  const [least, most] = effectOf(card) === 'draw-two' ? [1, packs * COPIES_OF_RANK] : [0, 0];
  return Number.isInteger(twos) && twos >= least && twos <= most;
}

/** 11.8: an eight names a suit, or none; no other card does. */
export function isName(card: Card, named: NamedSuit | null): boolean {
  return named === null || (effectOf(card) === 'name-suit' && NAMED_SUITS.includes(named));
}
