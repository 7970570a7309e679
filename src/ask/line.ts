import type { Board } from '../games/gug/board.ts';
import type { Lang } from '../i18n/lang.ts';
import { wordsOf } from '../rulebooks/normalize.ts';
import { NO_PLACES, type Places, placesIn } from './places.ts';

/** A line as it was typed, in words. */
export interface Typed {
  /** Folded. */
  readonly words: readonly string[];
  /** As they were typed. */
  readonly raw: readonly string[];
  /** Where a comma or another sign stands before a word. */
  readonly breaks: ReadonlySet<number>;
  /** Words that begin with a capital. */
  readonly capitals: ReadonlySet<number>;
  /** Numbers with the ending of a card or a side of a die: `3s`, `9er`. */
  readonly ranks: ReadonlySet<number>;
}

/** A line as it is judged: in one language, on one board. */
export interface Line extends Typed {
  readonly lang: Lang;
  readonly places: Places;
  /** Whether the rule books have a word. */
  readonly isKnown: (word: string) => boolean;
}

/** Digits with the endings that make them a card or a side of a die, and words that an apostrophe or a sign parts. */
const apart = (line: string): string =>
  line
    .replace(/(\d)[’']?(?:er|ere|eren|ern|ar|s)\b/giu, '$1rank')
    .replace(/(\d)(cl|dl|ml|l)\b/giu, '$1 $2')
    .replace(/(\d) ?%/gu, '$1 percent')
    .replace(/['’]/gu, '')
    .replace(/(\d),(\d)/g, '$1.$2');

const SIGN = /[^\s]/u;

export function typed(line: string): Typed {
  const text = apart(line);
  const found = wordsOf(text);
  const ranks = new Set(found.flatMap(({ word }, at) => (/^\d+rank$/.test(word) ? [at] : [])));
  return {
    words: found.map(({ word }) => word.replace(/^(\d+)rank$/, '$1')),
    raw: found.map(({ from, to }) => text.slice(from, to).replace(/^(\d+)rank$/, '$1')),
    breaks: new Set(
      found.flatMap(({ from }, at) => (at > 0 && SIGN.test(text.slice(found[at - 1]!.to, from)) ? [at] : [])),
    ),
    capitals: new Set(found.flatMap(({ from }, at) => (/\p{Lu}/u.test(text[from]!) ? [at] : []))),
    ranks,
  };
}

/** Words that only one language has: in a Norwegian line `to` is a number, whatever the page's language. */
const NORWEGIAN = new Set(
  'jeg pa er og hvor kan det av ikke skal har vi hva hvem nar ma eg kor ka de fra med meg'.split(' '),
);
const ENGLISH = new Set('the can i on is how what do my of and when who does many have get'.split(' '));

/** The language that a line on a page of another may be written in. */
export function languageOf({ words }: Typed, page: Lang): Lang {
  const [nb, en] = [NORWEGIAN, ENGLISH].map((known) => words.filter((word) => known.has(word)).length);
  return (page === 'nb' ? en! - nb! < 2 : nb! - en! >= 1) ? 'nb' : 'en';
}

/** A line as it is read in a language. @param board - undefined until one has come: no place is named then. */
export const lineIn = (
  said: Typed,
  lang: Lang,
  isKnown: (word: string) => boolean,
  board: Board | undefined,
): Line => ({
  ...said,
  lang,
  places: board ? placesIn(board, said.words, isKnown) : NO_PLACES,
  isKnown,
});

/** Whether a word stands in the name of a place. */
export const isInPlace = ({ places: { stations, lines, others } }: Line, at: number): boolean =>
  [...stations, ...lines, ...others].some(({ from, to }) => at >= from && at < to);

/** A line as it was typed, with other words in the place of some of its own. */
export const withWords = ({ raw, breaks }: Typed, from: number, to: number, words: string): string =>
  raw
    .map((word, at) => `${breaks.has(at) ? ', ' : ' '}${at === from ? words : at > from && at < to ? '' : word}`)
    .join('')
    .trim();
