import type { GabongClause } from '../../games/gabong/clauses.ts';
import { fill } from '../../i18n/fill.ts';
import { ClauseLink } from '../shared/ClauseLink.tsx';
import { useGabong } from './texts-context.ts';

/** As the rule book numbers it. */
export const numberOf = (clause: GabongClause): string => clause.slice('gabong-'.length);

/** A clause's number, over the Gabong panel. */
export function ClauseTag({ clause }: { clause: GabongClause }) {
  const { words, book, open } = useGabong();
  const number = numberOf(clause);
  return (
    <ClauseLink
      number={number}
      address={`${book}#${clause}`}
      label={fill(words.shared.clause.read, { clause: number })}
      open={() => open({ kind: 'clause', clause })}
    />
  );
}
