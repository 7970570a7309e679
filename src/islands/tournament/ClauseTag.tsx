import type { TournamentClause } from '../../games/tournament/rulings.ts';
import { fill } from '../../i18n/fill.ts';
import { ClauseLink } from '../shared/ClauseLink.tsx';
import { useTournament } from './texts-context.ts';

/** As the rule book numbers it. */
export const numberOf = (clause: TournamentClause): string => clause.slice('gug-'.length);

/** The number of the clause on tournaments, over them. */
export function ClauseTag({ clause }: { clause: TournamentClause }) {
  const { words, book, open } = useTournament();
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
