import { type Eyes, isEyes } from '../shared/eyes.ts';
import { never, type GoolsDecision } from './play-decision.ts';

/** What is left of some dice when others are taken from them; undefined where they are not all among them. */
export function without(dice: readonly number[], taken: readonly number[]): readonly number[] | undefined {
  const left = [...dice];
  for (const eyes of taken) {
    const index = left.indexOf(eyes);
    if (index < 0) return undefined;
    left.splice(index, 1);
  }
  return left;
}

/** Some dice as a table shows them, so many of them, or why they are none. */
export type DiceRead =
  { readonly ok: true; readonly dice: readonly Eyes[] } | { readonly ok: false; readonly refused: GoolsDecision };

/** @param clause - which asks for these dice. */
export function readDice(
  clause: 'gools-2.1' | 'gools-4.1' | 'gools-6.4',
  dice: readonly number[],
  count: number,
): DiceRead {
  if (dice.length !== count) return { ok: false, refused: never(clause, 'dice-number', { count }) };
  const read = dice.filter(isEyes);
  if (read.length === count) return { ok: true, dice: read };
  return { ok: false, refused: never(clause, 'bad-eyes', { eyes: dice.find((eyes) => !isEyes(eyes))! }) };
}

/** 6.2: three of one number and two of another. */
export function isFullHouse(dice: readonly number[]): boolean {
  const counts = [...new Set(dice)].map((eyes) => dice.filter((other) => other === eyes).length);
  return dice.length === 5 && counts.length === 2 && counts.includes(3);
}
