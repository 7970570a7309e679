import { type Eyes, EYES } from '../shared/eyes.ts';
import type { ThreeManRulings } from './clauses.ts';

/** One throw of the two dice, whichever lies first. */
export type Throw = readonly [Eyes, Eyes];

/** Who sits where, seen from the roller. */
export type Seat = 'left' | 'roller' | 'right';

/** What a throw does to the table, and the rule that says so. */
export type ThrowEffect =
  /** One drink for the roller or a neighbour. */
  | { readonly effect: 'drinks'; readonly clause: 'three-man-7.5'; readonly who: Seat }
  | { readonly effect: 'three-man-drinks' | 'three-man-shot'; readonly clause: 'three-man-7.6' }
  /** So many drinks, to one player or split. */
  | { readonly effect: 'hand-out'; readonly clause: 'three-man-7.7'; readonly drinks: Eyes }
  | { readonly effect: 'social'; readonly clause: 'three-man-7.8' }
  /** The dice go back, and the player who would have thrown next drinks. */
  | { readonly effect: 'reversal'; readonly clause: 'three-man-7.9' };

/** All 21 throws of two dice, the lower die first. */
export const THROWS: readonly Throw[] = EYES.flatMap((low) =>
  EYES.filter((high) => high >= low).map((high): Throw => [low, high]),
);

/** 7.5: who drinks at which sum. */
const DRINKER: Readonly<Partial<Record<number, Seat>>> = { 7: 'left', 8: 'roller', 9: 'right' };

/**
 * Everything that a throw does, in the order of the rules 7.5 to 7.9; empty when it passes the dice on (7.2).
 *
 * @param rulings - whether two 3s are a shot alone, as printed, or a drink as well (T7).
 */
export function effectsOf([one, other]: Throw, { T7 }: Pick<ThreeManRulings, 'T7'> = {}): readonly ThrowEffect[] {
  const effects: ThrowEffect[] = [];
  const are = (low: Eyes, high: Eyes) => Math.min(one, other) === low && Math.max(one, other) === high;

  const who = DRINKER[one + other];
  if (who) effects.push({ effect: 'drinks', clause: 'three-man-7.5', who });
  if (are(3, 3)) effects.push({ effect: 'three-man-shot', clause: 'three-man-7.6' });
  if (are(3, 3) ? T7 === 'shot-and-drink' : one === 3 || other === 3)
    effects.push({ effect: 'three-man-drinks', clause: 'three-man-7.6' });
  if (one === other) effects.push({ effect: 'hand-out', clause: 'three-man-7.7', drinks: one });
  if (are(1, 4)) effects.push({ effect: 'social', clause: 'three-man-7.8' });
  if (are(1, 2)) effects.push({ effect: 'reversal', clause: 'three-man-7.9' });
  return effects;
}
