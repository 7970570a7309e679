import { effectsOf, type Throw, type ThrowEffect } from '../games/three-man/throws.ts';
import type { Lang, Words } from './lang.ts';
import { fill } from './fill.ts';

const en = {
  caption: 'All 21 throws of two dice',
  head: ['Dice', 'What the throw does', 'Rule'],
  dice: '{one} and {other}',
  pass: 'Nobody drinks. The dice move on.',
  drinks: {
    left: 'The player to your left drinks.',
    roller: 'You drink.',
    right: 'The player to your right drinks.',
  },
  'three-man-drinks': 'The Three Man drinks.',
  'three-man-shot': 'The Three Man takes a shot.',
  'hand-out': 'You hand out {drinks|one drink|# drinks}.',
  social: 'Social: everybody says it and drinks.',
  reversal: 'Reversal: shout “Winston Grennan”. Whoever was next drinks, and the dice go back.',
} as const;

export type ThrowsWords = Words<typeof en>;

const nb: ThrowsWords = {
  caption: 'Alle 21 kast med to terninger',
  head: ['Terninger', 'Hva kastet gjør', 'Regel'],
  dice: '{one} og {other}',
  pass: 'Ingen drikker. Terningene går videre.',
  drinks: {
    left: 'Den til venstre for deg drikker.',
    roller: 'Du drikker.',
    right: 'Den til høyre for deg drikker.',
  },
  'three-man-drinks': 'Three Man drikker.',
  'three-man-shot': 'Three Man tar en shot.',
  'hand-out': 'Du deler ut {drinks|én slurk|# slurker}.',
  social: 'Social: Alle sier det og drikker.',
  reversal: 'Det snur: Rop «Winston Grennan». Den som sto for tur, drikker, og terningene går tilbake.',
};

/** What all throws of Three Man do: for the rule book's table, and for the game's own. */
export const THREE_MAN_THROWS: Readonly<Record<Lang, ThrowsWords>> = { en, nb };

/** Two dice in words: `1 and 4`. */
export const nameOfThrow = (words: Pick<ThrowsWords, 'dice'>, [one, other]: Throw): string =>
  fill(words.dice, { one, other });

/** What a throw does, a sentence for each effect, to the roller. */
export function effectsInWords(
  words: ThrowsWords,
  dice: Throw,
  rulings?: Parameters<typeof effectsOf>[1],
): readonly string[] {
  const effects = effectsOf(dice, rulings);
  return effects.length === 0 ? [words.pass] : effects.map((effect) => inWords(words, effect));
}

function inWords(words: ThrowsWords, effect: ThrowEffect): string {
  if (effect.effect === 'drinks') return words.drinks[effect.who];
  if (effect.effect === 'hand-out') return fill(words['hand-out'], { drinks: effect.drinks });
  return words[effect.effect];
}
