import { type Eyes, isEyes } from '../shared/eyes.ts';
import type { GoolsClause } from './clauses.ts';

/** So many dice lie on the table in the end (2.1). */
export const HAND = 5;

/** The numbers of points, the best first (3.2, 3.3): five 3s are Gools. */
export const POINTS = [1, 2, 4, 5, 6] as const satisfies readonly Eyes[];
export type Point = (typeof POINTS)[number];

/** What five dice are worth, and their sum with threes as zero (2.2). */
export type Hand =
  /** Five 3s (3.1). */
  | { readonly kind: 'gools'; readonly sum: 0 }
  /** Five of one number (3.2), or a 3 and four of one number (3.3). */
  | { readonly kind: 'pure' | 'impure'; readonly of: Point; readonly sum: number }
  /** Anything else (3.4): from 1 to 29. */
  | { readonly kind: 'sum'; readonly sum: number };

/** The clause that gives each kind of hand its place. */
export const HAND_CLAUSES = {
  gools: 'gools-3.1',
  pure: 'gools-3.2',
  impure: 'gools-3.3',
  sum: 'gools-3.4',
} as const satisfies Readonly<Record<Hand['kind'], GoolsClause>>;

/** What decides between two hands, one word for one sentence of each language. */
export const HAND_REASONS = [
  'gools-first',
  'pure-first',
  'pure-lower',
  'impure-first',
  'impure-lower',
  'sum-lower',
  'tie',
] as const;

/** Which of two hands goes first, and by which clause. */
export interface Comparison {
  /** Below 0: the one goes first; above 0: the other. */
  readonly order: number;
  readonly clause: (typeof HAND_CLAUSES)[Hand['kind']] | 'gools-4.1';
  readonly reason: (typeof HAND_REASONS)[number];
}

/** Whether these are five dice that a table can show. */
export function isHand(dice: readonly number[]): dice is readonly Eyes[] {
  return dice.length === HAND && dice.every(isEyes);
}

/** 1.2: a 3 is always zero. */
export function worthOf(eyes: number): number {
  return eyes === 3 ? 0 : eyes;
}

/** 2.2: the sum of some dice, with threes as zero. */
export function sumOf(dice: readonly number[]): number {
  return dice.reduce((sum, eyes) => sum + worthOf(eyes), 0);
}

/** @param dice - five, in any order. @throws RangeError for anything else: the judge lets none of it through. */
export function handOf(dice: readonly number[]): Hand {
  if (!isHand(dice)) throw new RangeError(`No five dice: ${dice.join(', ')}`);
  const threes = dice.filter((eyes) => eyes === 3).length;
  if (threes === HAND) return { kind: 'gools', sum: 0 };
  const sum = sumOf(dice);
  const of = POINTS.find((point) => dice.every((eyes) => eyes === point || eyes === 3));
  if (of === undefined || threes > 1) return { kind: 'sum', sum };
  return { kind: threes === 0 ? 'pure' : 'impure', of, sum };
}

/** From 1, which is Gools, over the points (2-11) to a sum of 29, which is 40; equal for those that tie alone. */
export function rankOf(hand: Hand): number {
  switch (hand.kind) {
    case 'gools':
      return 1;
    case 'pure':
      return 2 + POINTS.indexOf(hand.of);
    case 'impure':
      return 2 + POINTS.length + POINTS.indexOf(hand.of);
    case 'sum':
      return 1 + 2 * POINTS.length + hand.sum;
  }
}

/** Orders hands as the round does, the best first (3.1-3.4), and says which clause decides. */
export function compareHands(one: Hand, other: Hand): Comparison {
  const order = rankOf(one) - rankOf(other);
  if (order === 0) return { order, clause: 'gools-4.1', reason: 'tie' };
  const isSameKind = one.kind === other.kind;
  const { kind } = order < 0 ? one : other;
  const clause = HAND_CLAUSES[kind];
  switch (kind) {
    case 'gools':
      return { order, clause, reason: 'gools-first' };
    case 'pure':
      return { order, clause, reason: isSameKind ? 'pure-lower' : 'pure-first' };
    case 'impure':
      return { order, clause, reason: isSameKind ? 'impure-lower' : 'impure-first' };
    case 'sum':
      return { order, clause, reason: 'sum-lower' };
  }
}

/** 6.2: whether some dice are a full house for which everybody drinks; with 3s in it where the table reads it so (G3). */
export function isSocial(dice: readonly number[], { G3 }: { readonly G3: 'with-threes' | 'without-threes' }): boolean {
  return isFullHouse(dice) && (G3 === 'with-threes' || !dice.includes(3));
}

/** Three of one number and two of another. */
function isFullHouse(dice: readonly number[]): boolean {
  const counts = [...new Set(dice)].map((eyes) => dice.filter((other) => other === eyes).length);
  return dice.length === HAND && counts.length === 2 && counts.includes(3);
}
