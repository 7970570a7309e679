import { type Clause, GUG_CLAUSES } from '../../games/gug/clauses.ts';
import { GUG_RULINGS, RULING_IDS } from '../../games/gug/rulings.ts';
import { ClauseCard } from '../shared/ClauseCard.tsx';
import { usePanel } from './panel-context.ts';
import { RulingChoice } from './RulingChoice.tsx';

/** A clause over the game, and the rulings on it. */
export function ClauseSheet({ clause, close }: { clause: Clause; close: () => void }) {
  const { words, clauses, rulesPage, open } = usePanel();
  const rulings = RULING_IDS.filter((id) => GUG_RULINGS[id].on.some((cited) => cited === clause));
  return (
    <ClauseCard
      clause={clause}
      number={clause.slice('gug-'.length)}
      sentence={clauses[clause]}
      page={rulesPage}
      clauses={GUG_CLAUSES}
      words={words.panel.clause}
      open={(cited) => open({ kind: 'clause', clause: cited })}
      close={close}
      fallback="gug-answer"
    >
      {rulings.length > 0 && <h4>{words.panel.rulings.heading}</h4>}
      {rulings.map((id) => (
        <RulingChoice key={id} id={id} place="sheet" />
      ))}
    </ClauseCard>
  );
}
