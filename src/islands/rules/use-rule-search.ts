import { useEffect, useState } from 'preact/hooks';
import { nearWords } from '../../rulebooks/near-words.ts';
import { type Found, makeSearch, type SearchClause } from '../../rulebooks/search.ts';

/** So many words are offered instead of one that finds nothing. */
const OFFERED = 4;

/** What can be said about a line of search. */
export type Answer =
  | { readonly is: 'nothing-asked' }
  | { readonly is: 'fetching' }
  | { readonly is: 'trouble' }
  | { readonly is: 'none'; readonly near: readonly string[] }
  | { readonly is: 'found'; readonly found: readonly Found[] };

interface Index {
  readonly find: (line: string) => readonly Found[];
  readonly near: (line: string) => readonly string[];
}

async function fetchIndex(address: string): Promise<Index> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  const clauses = (await response.json()) as readonly SearchClause[];
  const find = makeSearch(clauses);
  return {
    find,
    near: (line) => nearWords(line, clauses, OFFERED).filter((word) => find(word).length > 0),
  };
}

/** Fetches the rules once, and answers a line from them. @param address - of the language's clauses. */
export function useRuleSearch(address: string, line: string): { readonly answer: Answer; readonly again: () => void } {
  const [index, setIndex] = useState<Index>();
  const [isMissing, setMissing] = useState(false);
  const again = () => {
    setMissing(false);
    fetchIndex(address).then(setIndex, () => setMissing(true));
  };
  useEffect(again, []);
  return { answer: answerTo(line, index, isMissing), again };
}

function answerTo(line: string, index: Index | undefined, isMissing: boolean): Answer {
  if (line.trim() === '') return { is: 'nothing-asked' };
  if (!index) return { is: isMissing ? 'trouble' : 'fetching' };
  const found = index.find(line);
  return found.length > 0 ? { is: 'found', found } : { is: 'none', near: index.near(line) };
}
