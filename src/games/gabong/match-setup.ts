import { CARD_RULES, type Rank } from './cards.ts';
import type { KeptGabongReadings } from './rulings.ts';

export interface Player {
  readonly name: string;
}

/** When a round is over: after so many deals (3.1), or after the deal in which somebody has reached a limit. */
export type Ends = { readonly by: 'deals'; readonly deals: number } | { readonly by: 'points'; readonly limit: number };

/** What a table counts by; the rule book's own, or another circle's. */
export interface Counting {
  /** What each card left in a hand counts (11.2-11.14). */
  readonly points: Readonly<Record<Rank, number>>;
  /** The ranks that double the sum of the hand they are left in (11.2); how often is a reading (B1). */
  readonly doublers: readonly number[];
  readonly ends: Ends;
  readonly rulings: KeptGabongReadings;
}

export interface GabongSetup extends Counting {
  /** Around the ring, alphabetically as 2.1 has it. */
  readonly players: readonly Player[];
  /** The seat of the GM in the first deal (2.3). */
  readonly master: number;
  /** So many ordinary packs are shuffled together (5.1). */
  readonly packs: number;
}

export const RANKS: readonly Rank[] = CARD_RULES.map(({ rank }) => rank);

export const PLAYERS_LEAST = 2;
export const PLAYERS_MOST = 10;
export const PACKS_LEAST = 2;
export const PACKS_MOST = 3;
/** Whoever has a card left is never at zero, so a card counts something; more than this is a slip of the thumb. */
export const CARD_POINTS_MOST = 100;
export const DEALS_MOST = 50;
export const LIMIT_MOST = 10_000;
