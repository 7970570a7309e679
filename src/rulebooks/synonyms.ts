import groups from '../../content/synonyms.json' with { type: 'json' };
import { wordsOf } from './normalize.ts';

/** The words of one name for a thing, folded: `['full', 'house']`. */
export type Phrase = readonly string[];

/** Groups of names for the same thing, in both languages, as people write them. */
export const SYNONYMS: readonly (readonly string[])[] = groups;

const GROUPS: readonly (readonly Phrase[])[] = SYNONYMS.map((group) =>
  group.map((name) => wordsOf(name).map(({ word }) => word)),
);

/** An ending of either language may follow a word that is long enough to be told by its beginning. */
const LEAST_STEM = 4;
const LONGEST_ENDING = 3;

/** Words of this many letters are told apart from one with a slip in it. */
const LEAST_SLIPPED = 6;

/** Whether one letter is wrong, missing or too many, or two changed places; never the first. */
function hasSlip(word: string, of: string): boolean {
  const start = [...word].findIndex((letter, at) => letter !== of[at]);
  const at = start < 0 ? word.length : start;
  if (word.length < LEAST_SLIPPED || at === 0) return false;
  const [typed, meant] = [word.slice(at), of.slice(at)];
  return (
    typed.slice(1) === meant.slice(1) ||
    typed.slice(1) === meant ||
    typed === meant.slice(1) ||
    typed === [...meant.slice(0, 2)].reverse().join('') + meant.slice(2)
  );
}

const isForm = (word: string, of: string): boolean =>
  word === of ||
  hasSlip(word, of) ||
  (of.length >= LEAST_STEM && word.startsWith(of) && word.length - of.length <= LONGEST_ENDING && /\D$/.test(word));

/** A part of what was asked: its own words, and other names for the same thing. */
export interface Wanted {
  readonly own: Phrase;
  readonly others: readonly Phrase[];
}

/** Parts the words that were asked into names of things, the longest first, each with its other names. */
export function wantedOf(words: readonly string[]): readonly Wanted[] {
  const wanted: Wanted[] = [];
  for (let at = 0; at < words.length;) {
    const named = GROUPS.flatMap((group) =>
      group
        .filter((name) => name.every((word, index) => isForm(words[at + index] ?? '', word)))
        .map((name) => ({ name, group })),
    );
    const length = Math.max(1, ...named.map(({ name }) => name.length));
    const others = named.flatMap(({ name, group }) => (name.length < length ? [] : group.filter((o) => o !== name)));
    wanted.push({ own: words.slice(at, at + length), others });
    at += length;
  }
  return wanted;
}
