import type { Clause } from '../../games/gug/clauses.ts';
import { fill } from '../../i18n/fill.ts';
import { ClauseLink } from '../../ui/ClauseLink.tsx';
import { usePanel } from './panel-context.ts';

/** A clause's number, over the GUG panel. */
export function ClauseTag({ clause }: { clause: Clause }) {
  const { words, rulesPage, open } = usePanel();
  const number = clause.slice('gug-'.length);
  return (
    <ClauseLink
      number={number}
      address={`${rulesPage}#${clause}`}
      label={fill(words.panel.clause.read, { clause: number })}
      open={() => open({ kind: 'clause', clause })}
    />
  );
}
