import type { Clause } from '../../games/gug/clauses.ts';
import { GUG_RULINGS, RULING_IDS } from '../../games/gug/rulings.ts';
import { fill } from '../../i18n/fill.ts';
import { usePanel } from './panel-context.ts';
import { RulingChoice } from './RulingChoice.tsx';
import { Sheet } from './Sheet.tsx';

/** A clause's sentence over the game, and the rulings on it. */
export function ClauseSheet({ clause, close }: { clause: Clause; close: () => void }) {
  const { words, clauses, rulesPage } = usePanel();
  const rulings = RULING_IDS.filter((id) => GUG_RULINGS[id].on.some((cited) => cited === clause));
  return (
    <Sheet title={fill(words.panel.clause.heading, { clause: clause.slice('gug-'.length) })} close={close}>
      <p class="lead">{clauses[clause]}</p>
      {rulings.length > 0 && <h4>{words.panel.rulings.heading}</h4>}
      {rulings.map((id) => (
        <RulingChoice key={id} id={id} place="sheet" />
      ))}
      <p>
        <a class="key quiet" href={`${rulesPage}#${clause}`}>
          {words.panel.clause.book}
        </a>
      </p>
    </Sheet>
  );
}
