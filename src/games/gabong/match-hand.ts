import type { Rank } from './cards.ts';
import type { Hand } from './match-events.ts';
import type { CountedHand } from './match-state.ts';
import type { GabongReadings } from './rulings.ts';
import { type Counting, RANKS } from './match-setup.ts';

/** How often a card of one rank and suit is in a pack: once in each suit. */
const SUITS = 4;

/** Cards of one rank in a hand: so many, each so many points. */
export interface HandTerm {
  readonly rank: Rank;
  readonly count: number;
  readonly points: number;
  readonly doubles: boolean;
}

/** A hand's points as a formula: the sum of the terms, doubled so many times. */
export interface HandScore {
  readonly terms: readonly HandTerm[];
  readonly sum: number;
  readonly doublings: number;
  readonly points: number;
}

/** What a hand is counted by; B1 as the table reads it when the hand is counted. */
export type HandCounting = Pick<Counting, 'points' | 'doublers'> & { readonly rulings: Pick<GabongReadings, 'B1'> };

/** 10.1, 11.2-11.14: what cards left in a hand count. What is no rank counts nothing. */
export function handScore({ points, doublers, rulings }: HandCounting, cards: readonly number[]): HandScore {
  const terms = RANKS.flatMap((rank): readonly HandTerm[] => {
    const count = cards.filter((card) => card === rank).length;
    return count === 0 ? [] : [{ rank, count, points: points[rank], doubles: doublers.includes(rank) }];
  });
  const sum = terms.reduce((all, term) => all + term.count * term.points, 0);
  const doubling = terms.reduce((all, { count, doubles }) => (doubles ? all + count : all), 0);
  const doublings = rulings.B1 === 'once' ? Math.min(doubling, 1) : doubling;
  return { terms, sum, doublings, points: sum * 2 ** doublings };
}

export function handPoints(counting: HandCounting, hand: Hand): number {
  switch (hand.by) {
    case 'theta':
      return 0;
    case 'cards':
      return handScore(counting, hand.cards).points;
    case 'points':
      return hand.points;
  }
}

/** 4.4: whoever made a gabong has a θ, whether or not it was gabonged in turn, unless the table reads 4.3 otherwise (B11). */
export function hasTheta({ hand, lostTheta }: Pick<CountedHand, 'hand' | 'lostTheta'>): boolean {
  return hand.by === 'theta' || (hand.isGabonged && !lostTheta);
}

/** So many cards of a rank there are in all hands together. */
export function copiesMost(packs: number): number {
  return SUITS * packs;
}

/** What a single hand could count if it held every card of all packs. */
export function pointsMost(counting: HandCounting, packs: number): number {
  const all = RANKS.flatMap((rank) => Array<number>(copiesMost(packs)).fill(rank));
  return handScore(counting, all).points;
}

/** What the cheapest single card counts, alone in a hand. */
export function pointsLeast(counting: HandCounting): number {
  return Math.min(...RANKS.map((rank) => handScore(counting, [rank]).points));
}
