import { effectsOf, type Throw, type ThrowEffect, THROWS } from '../../games/three-man/throws.ts';
import { fill } from '../../i18n/fill.ts';
import type { RuleTableWords } from '../../i18n/rule-tables.ts';
import { clauseLink } from './clause-link.ts';

type Words = RuleTableWords['three-man-throws'];

/** Two dice in words: `1 and 4`. */
export const nameOfThrow = (words: Words, [one, other]: Throw): string => fill(words.dice, { one, other });

/** What a throw does, a sentence for each effect, to the roller. */
export function effectsInWords(words: Words, dice: Throw): readonly string[] {
  const effects = effectsOf(dice);
  return effects.length === 0 ? [words.pass] : effects.map((effect) => inWords(words, effect));
}

/** The 21 throws, what each does, and the rules that say so (7.2, 7.5-7.9). */
export function throwRows(words: Words): readonly (readonly string[])[] {
  return THROWS.map((dice) => {
    const clauses = effectsOf(dice).map(({ clause }) => clauseLink(clause));
    return [
      nameOfThrow(words, dice),
      effectsInWords(words, dice).join(' '),
      clauses.length === 0 ? clauseLink('three-man-7.2') : clauses.join(', '),
    ];
  });
}

function inWords(words: Words, effect: ThrowEffect): string {
  if (effect.effect === 'drinks') return words.drinks[effect.who];
  if (effect.effect === 'hand-out') return fill(words['hand-out'], { drinks: effect.drinks });
  return words[effect.effect];
}
