import { useEffect } from 'preact/hooks';
import type { AnyClause } from '../../games/gools/play-state.ts';
import { openAdvisorChoice } from '../../log/advisor-choice.ts';
import { $currentGools, newestGools, openCurrentGools } from '../../log/current-gools.ts';
import { $goolsDraft, keepGoolsDraft, openGoolsDraft } from '../../log/gools-draft.ts';
import { useSheets } from '../shared/use-sheets.ts';
import { useTableDesk } from '../shared/use-table-desk.ts';
import { SetUp } from './setup/SetUp.tsx';
import { Table } from './Table.tsx';
import type { GoolsSheet, GoolsTexts } from './table-context.ts';
import { GoolsPanelContext } from './texts-context.ts';
import { $tableWish } from './wish.ts';

const DESK = {
  current: { $id: $currentGools, open: openCurrentGools, newest: newestGools },
  draft: { $draft: $goolsDraft, open: openGoolsDraft, keep: keepGoolsDraft },
  $wish: $tableWish,
  place: 'gools-now',
};

/** The dice games: the evening that is on the table, or one that is being set up. */
export function GoolsDesk(texts: GoolsTexts) {
  const sheets = useSheets<GoolsSheet, AnyClause>();
  const { isOpen, saved, setUp, back, startedElsewhere } = useTableDesk('gools', DESK);
  useEffect(openAdvisorChoice, []);

  if (!isOpen) return <div class="fetching" aria-busy="true" />;
  return (
    <GoolsPanelContext.Provider value={{ ...texts, ...sheets }}>
      {saved ? (
        <Table key={saved.id} saved={saved} setUp={setUp} />
      ) : (
        <SetUp back={back} startedElsewhere={startedElsewhere} />
      )}
    </GoolsPanelContext.Provider>
  );
}
