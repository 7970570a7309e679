import { effectsOf, THROWS } from '../../games/three-man/throws.ts';
import type { ThrowsWords } from '../../i18n/three-man-throws.ts';
import { clauseLink } from './clause-link.ts';
import { effectsInWords, nameOfThrow } from './throw-words.ts';

/** The 21 throws, what each does, and the rules that say so (7.2, 7.5-7.9). */
export function throwRows(words: ThrowsWords): readonly (readonly string[])[] {
  return THROWS.map((dice) => {
    const clauses = effectsOf(dice).map(({ clause }) => clauseLink(clause));
    return [
      nameOfThrow(words, dice),
      effectsInWords(words, dice).join(' '),
      clauses.length === 0 ? clauseLink('three-man-7.2') : clauses.join(', '),
    ];
  });
}
