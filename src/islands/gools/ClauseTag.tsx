import { fill } from '../../i18n/fill.ts';
import type { AnyClause } from '../../games/gools/play-state.ts';
import { ClauseLink } from '../shared/ClauseLink.tsx';
import { bookOf, numberOf } from './books.ts';
import { useGools } from './texts-context.ts';

/** A clause's number, over the Gools panel. */
export function ClauseTag({ clause }: { clause: AnyClause }) {
  const { words, books, open } = useGools();
  const number = numberOf(clause);
  return (
    <ClauseLink
      number={number}
      address={`${books[bookOf(clause)]}#${clause}`}
      label={fill(words.table.shared.clause.read, { clause: number })}
      open={() => open({ kind: 'clause', clause })}
    />
  );
}
