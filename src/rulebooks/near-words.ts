import { wordsOf } from './normalize.ts';
import type { SearchClause } from './search.ts';
import { SYNONYMS } from './synonyms.ts';

/** How alike two words must be to be offered, from 0 to 1. */
const ALIKE = 0.34;
const LEAST_LENGTH = 4;

const pairsOf = (word: string): readonly string[] => {
  const letters = [...` ${word} `];
  return letters.slice(1).map((letter, at) => letters[at]! + letter);
};

/** The part of two words' pairs of neighbouring letters that they share: 1 for the same word, 0 for nothing in common. */
function alike(one: string, other: string): number {
  const pairs = pairsOf(one);
  const left = [...pairsOf(other)];
  const all = pairs.length + left.length;
  const shared = pairs.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / all;
}

/** Words of the rules, and other names for what they are about, that look like what was asked: the likest first. */
export function nearWords(line: string, clauses: readonly SearchClause[], most: number): readonly string[] {
  const asked = wordsOf(line).map(({ word }) => word);
  const texts = [...clauses.flatMap(({ title, text }) => [title, text]), ...SYNONYMS.flat()];
  /** Each word as it is written somewhere, by what it is compared as. */
  const written = new Map<string, string>();
  for (const text of texts) for (const { word, from, to } of wordsOf(text)) written.set(word, text.slice(from, to));
  return [...written]
    .filter(([word]) => word.length >= LEAST_LENGTH && !/\d/.test(word))
    .map(([word, text]) => ({ text, likeness: Math.max(0, ...asked.map((each) => alike(each, word))) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ text }) => text.toLowerCase());
}
