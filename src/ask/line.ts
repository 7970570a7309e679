import type { Lang } from '../i18n/lang.ts';
import { wordsOf } from '../rulebooks/fold.ts';
import type { Places } from './places.ts';

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
