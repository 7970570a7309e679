import { wordsOf } from '../../works/name-words.ts';

/** What can be searched for: anything with a name. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** Words this short are taken as they are written: with one letter changed they would be any word. */
const LEAST_FOR_TYPOS = 4;
const TYPO_COST = 4;

/**
 * Finds what a query may mean: words may be cut short, in any order, run together, and have one letter wrong each.
 *
 * @returns the best first; empty for an empty query.
 */
export function search<T extends Named>(things: readonly T[], query: string, most = 8): readonly T[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  return things
    .map((thing) => ({ thing, cost: costOf(wordsOf(thing.name), askedOf(thing.name, asked)) }))
    .filter(({ cost }) => cost < Infinity)
    .sort((one, other) => one.cost - other.cost || one.thing.name.localeCompare(other.thing.name))
    .slice(0, most)
    .map(({ thing }) => thing);
}

const HEATHROW = 'Heathrow';
/** A terminal by its number, or several: `t5`, `t123`, `2`. There have been five. */
const NUMBERED = /^t?[1-5]+$/;

/** Terminals are asked for by number, and a board has one Heathrow for all of them: there they are passed over. */
function askedOf(name: string, asked: readonly string[]): readonly string[] {
  if (name !== HEATHROW) return asked;
  const others = asked.filter((word) => !NUMBERED.test(word) && !'terminals'.startsWith(word));
  if (others.length > 0) return others;
  // Without its name only what is said in full is enough.
  return asked.some((word) => /^(?:terminals?|t[1-5]+)$/.test(word)) ? wordsOf(HEATHROW) : asked;
}

function costOf(name: readonly string[], asked: readonly string[]): number {
  const joined = name.join('');
  const run = asked.join('');
  const asOne = joined.startsWith(run) ? 1 : run.length >= LEAST_FOR_TYPOS && joined.includes(run) ? 3 : Infinity;
  const byWords = asked.reduce(
    (sum, word) => sum + Math.min(...name.map((known, at) => wordCost(known, word) + at / 4)),
    0,
  );
  // Of two names that fit alike, the shorter one is more likely meant.
  return Math.min(asOne, byWords) + joined.length / 100;
}

function wordCost(known: string, word: string): number {
  if (known === word) return 0;
  if (known.startsWith(word)) return 0.5;
  if (word.length < LEAST_FOR_TYPOS) return Infinity;
  const starts = [word.length - 1, word.length, word.length + 1].map((length) => known.slice(0, length));
  return starts.some((start) => isOneLetterOff(start, word)) ? TYPO_COST : Infinity;
}

/** One letter added, left out, changed, or two neighbours swapped. */
function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  return (
    rest(one, at + 1) === rest(other, at + 1) ||
    rest(one, at) === rest(other, at + 1) ||
    rest(one, at + 1) === rest(other, at) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, at + 2) === rest(other, at + 2))
  );
}
