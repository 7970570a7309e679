import type { AnyClause, Book } from '../rulebooks/books.ts';
import { bookOf } from '../rulebooks/books.ts';
import { type Concept, isAsking, namedBooks, WAYS_TO_ASK, weightOf } from './lexicon.ts';

/** A clause that a question may be about. @param score - from 0. */
interface Ranked {
  readonly clause: AnyClause;
  readonly score: number;
}

/** The clauses of a book that is called by its name go before the others. */
const NAMED = 1.5;
const UNNAMED = 0.55;
/** What the question names and the way to ask does not counts so much against it. */
const REST = 0.6;
/** What another way to ask about the same clause has counts so much for it, and is so much less against it. */
const ELSEWHERE = 0.3;
const KNOWN_ELSEWHERE = 0.5;

/** The clauses that a question may be about, the best first: those by whose ways to ask it is made. */
export function rankClauses(concepts: ReadonlyMap<Concept, number>): readonly Ranked[] {
  const weight = (concept: Concept) => weightOf(concept) * (concepts.get(concept) ?? 1);
  const sum = (some: Iterable<Concept>) => [...some].reduce((all, concept) => all + weight(concept), 0);
  const whole = sum(concepts.keys());
  const books = namedBooks(concepts);
  const isAtStation = concepts.has('at-station');
  const factor = (book: Book | undefined) =>
    books.length === 0
      ? isAtStation && book !== 'gug'
        ? UNNAMED
        : 1
      : books.some((named) => named === book || (named === 'three-man' && book === 'gools'))
        ? NAMED
        : UNNAMED;
  const isMet = (concept: Concept) => concepts.has(concept) && !isAsking(concept);
  return [...WAYS_TO_ASK]
    .filter(([, ways]) => ways.some((way) => way.some(isMet)))
    .map(([clause, ways]) => {
      const all = new Set(ways.flat());
      const best = Math.max(
        0,
        ...ways.map((way) => {
          if (!way.some(isMet)) return 0;
          const hit = sum(way.filter((concept) => concepts.has(concept)));
          const elsewhere = sum([...concepts.keys()].filter((concept) => all.has(concept) && !way.includes(concept)));
          const named = (hit + KNOWN_ELSEWHERE * elsewhere) / whole;
          return (hit + ELSEWHERE * elsewhere) * (hit / sum(way)) * (1 - REST + REST * named);
        }),
      );
      return { clause, score: best * factor(bookOf(clause)) };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}
