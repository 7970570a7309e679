import { effectsOf, type Throw, type ThrowEffect } from '../../games/three-man/throws.ts';
import { fill } from '../../i18n/fill.ts';
import type { ThrowsWords as Words } from '../../i18n/three-man-throws.ts';

/** Two dice in words: `1 and 4`. */
export const nameOfThrow = (words: Pick<Words, 'dice'>, [one, other]: Throw): string =>
  fill(words.dice, { one, other });

/** What a throw does, a sentence for each effect, to the roller. */
export function effectsInWords(
  words: Words,
  dice: Throw,
  rulings?: Parameters<typeof effectsOf>[1],
): readonly string[] {
  const effects = effectsOf(dice, rulings);
  return effects.length === 0 ? [words.pass] : effects.map((effect) => inWords(words, effect));
}

function inWords(words: Words, effect: ThrowEffect): string {
  if (effect.effect === 'drinks') return words.drinks[effect.who];
  if (effect.effect === 'hand-out') return fill(words['hand-out'], { drinks: effect.drinks });
  return words[effect.effect];
}
