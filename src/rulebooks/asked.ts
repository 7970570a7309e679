import type { Book } from './books.ts';
import { wordsOf } from './normalize.ts';
import { type Wanted, wantedOf } from './synonyms.ts';

/** What a line of search asks for. */
export interface Asked {
  /** The books that it names. */
  readonly books: readonly Book[];
  /** The number of a clause, `10.2`, or of a chapter, `10`. */
  readonly number: string | undefined;
  readonly wanted: readonly Wanted[];
}

/** Longer than anybody types, in characters: a pasted chapter would keep a phone busy for seconds. */
export const LINE_MOST = 200;

/** How people call the books, folded. */
const NAMES: readonly (readonly [Book, RegExp])[] = [
  ['gug', /\b(?:gug|(?:ga|gaa) under gunnar|gunnar)\b/g],
  ['gools', /\b(?:gools|gabba gools|gabba)\b/g],
  ['three-man', /\b(?:three man|3 man|tremann)\b/g],
  ['gabong', /\bgabong\b/g],
];

/** Words of both languages that say nothing about what is meant. */
const EMPTY = new Set(
  (
    'a an the is are it its of to in on at for and or if i you we my your do does can may what when where who how ' +
    'much many be with me get gets happens en ei et er det den de som a i pa av til og eller om hvis jeg du dere vi ' +
    'man kan far fa hva nar hvor hvem hvordan mye mange med ma skal har skjer min mitt blir regel regelen rule rules'
  ).split(' '),
);

const joined = (words: readonly string[]): string => words.join(' ');

/** Reads a line as somebody typed it, whatever it holds. */
export function readAsked(line: string): Asked {
  // Norwegians may write the point of a number as a comma.
  const words = wordsOf(line.replace(/(\d),(\d)/g, '$1.$2')).map(({ word }) => word);
  const named = NAMES.filter(([, name]) => joined(words).search(name) >= 0);
  const rest = named.reduce((text, [, name]) => text.replace(name, ' '), joined(words)).match(/\S+/g) ?? [];
  const alone = rest.length === 1 && /^\d{1,2}$/.test(rest[0]) ? rest[0] : undefined;
  const number = rest.find((word) => /^\d{1,2}\.\d{1,2}$/.test(word)) ?? alone;
  const sought = number === undefined && rest.length === 0 ? words : rest.filter((word) => word !== number);
  const wanted = wantedOf(sought);
  const telling = wanted.filter(({ own }) => own.length > 1 || !EMPTY.has(own[0]!));
  return { books: named.map(([book]) => book), number, wanted: telling.length > 0 ? telling : wanted };
}
