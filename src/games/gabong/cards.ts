import type { GabongClause } from './clauses.ts';

/** Two to ten, and 11 to 14 for jack, queen, king and ace. */
export type Rank = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

/** What a card does when it is laid; how each goes on is in its rule. */
export type CardEffect =
  /** The next player lays another, or draws two cards for every one not yet drawn for. */
  | 'draw-two'
  /** The next player is skipped unless a card that answers comes in time. */
  | 'skip'
  | 'plain'
  /** The turn goes to the Gabongmester. */
  | 'to-master'
  /** Answers a card that skips; else plain. */
  | 'answer'
  /** Plain, but may not change the suit of its own rank. */
  | 'no-change'
  /** Names the suit that counts from here. */
  | 'name-suit'
  /** A suit of its own. */
  | 'fifth-suit'
  /** One player forward, then the direction turns. */
  | 'forward-turn'
  /** One player back, then on as before. */
  | 'back'
  | 'turn';

export interface CardRule {
  readonly rank: Rank;
  readonly effect: CardEffect;
  /** What it counts in a hand that is left over when the deal ends (10.1). */
  readonly points: number;
  /** Whether it doubles the sum of such a hand. */
  readonly doubles: boolean;
  /** What it counts for a gabong: in the hand, and on top of the pile (4.1). */
  readonly value: { readonly inHand: number; readonly onPile: number };
  readonly clause: GabongClause;
}

const EFFECTS = {
  2: 'draw-two',
  3: 'skip',
  4: 'plain',
  5: 'to-master',
  6: 'answer',
  7: 'no-change',
  8: 'name-suit',
  9: 'plain',
  10: 'fifth-suit',
  11: 'forward-turn',
  12: 'back',
  13: 'turn',
  14: 'plain',
} as const satisfies Readonly<Record<Rank, CardEffect>>;

const COURT_POINTS = 10;
const POINTS: Readonly<Partial<Record<Rank, number>>> = {
  9: 9,
  11: COURT_POINTS,
  12: COURT_POINTS,
  13: COURT_POINTS,
  14: 20,
};
const USUAL_POINTS = 5;
const ACE = 14;

/** The rule of each rank, from the two to the ace (11.2-11.14). */
export const CARD_RULES: readonly CardRule[] = ([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const).map((rank) => ({
  rank,
  effect: EFFECTS[rank],
  points: POINTS[rank] ?? USUAL_POINTS,
  doubles: rank === 2,
  value: { inHand: rank === ACE ? 1 : rank, onPile: rank },
  clause: `gabong-11.${rank}`,
}));
