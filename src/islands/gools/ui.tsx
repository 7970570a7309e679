import { useEffect } from 'preact/hooks';
import { GOOLS_CLAUSES } from '../../games/gools/clauses.ts';
import { dueOf } from '../../games/gools/due.ts';
import { GOOLS } from '../../games/gools/play.ts';
import type { AnyClause } from '../../games/gools/play-state.ts';
import { TABLE_RULINGS } from '../../games/gools/rulings.ts';
import { THREE_MAN_CLAUSES } from '../../games/three-man/clauses.ts';
import { openAdvisorChoice } from '../../log/advisor-choice.ts';
import { $currentGools, newestGools, openCurrentGools } from '../../log/current-gools.ts';
import { GOOLS_DRAFT } from '../../log/gools-draft.ts';
import { foldGools } from '../../log/played-gools.ts';
import { Shell, usePanelOf } from '../shell/Shell.tsx';
import type { TableUi } from '../shell/table.ts';
import { AdviceSheet } from './advisor/AdviceSheet.tsx';
import { ReviewSheet } from './advisor/ReviewSheet.tsx';
import { Play } from './play/Play.tsx';
import { RankingSheet } from './ranking/RankingSheet.tsx';
import { SetUp } from './setup/SetUp.tsx';
import { HouseRuleSheet } from './sheets/HouseRuleSheet.tsx';
import { ResultsSheet } from './sheets/ResultsTable.tsx';
import { TableSheet } from './sheets/TableSheet.tsx';
import type { GoolsForm } from './table.ts';
import { called } from './told/called.ts';
import { eventSentence } from './told/event-sentence.ts';
import { findingInWords } from './told/finding-words.ts';
import { tellerOf } from './told/teller.ts';
import { throwingOf } from './told/throwing.ts';
import { told } from './told/told.ts';

const CLAUSES: Readonly<Record<'gools' | 'three-man', readonly AnyClause[]>> = {
  gools: GOOLS_CLAUSES,
  'three-man': THREE_MAN_CLAUSES,
};

const UI: TableUi<GoolsForm> = {
  game: 'gools',
  current: { $id: $currentGools, open: openCurrentGools, newest: newestGools },
  draft: GOOLS_DRAFT,
  rules: GOOLS,
  fold: foldGools,
  clause(clause, { clauses, books }) {
    const book = clause.startsWith('gools-') ? 'gools' : 'three-man';
    return {
      number: clause.slice(book.length + 1),
      sentence: clauses[clause],
      page: books[book],
      among: CLAUSES[book],
    };
  },
  // G7 turns the smoking rules on.
  rulings: { forms: TABLE_RULINGS, apart: { ids: ['G7'], summary: ({ words }) => words.setup.smoking } },
  nameOf: (_, { players }, seat) => players[seat]?.name ?? '',
  more: (state) => ({ due: dueOf(state) }),
  describe(table) {
    const teller = tellerOf(table);
    return {
      step: (step) => told(step, teller),
      event: (event, before) => eventSentence(event, before, teller),
      name: (event) => called(event, teller),
      finding: (finding) => findingInWords(teller, finding),
      thrown: throwingOf,
    };
  },
  SetUp,
  Play,
  sheets: {
    table: TableSheet,
    ranking: RankingSheet,
    advice: AdviceSheet,
    review: ReviewSheet,
    results: ResultsSheet,
    'house-rule': HouseRuleSheet,
  },
  editors: () => import('./editors.tsx').then(({ editorOf }) => editorOf),
};

/** The dice games: the evening that is on the table, or one that is being set up. */
export function GoolsPanel(texts: GoolsForm['texts']) {
  useEffect(openAdvisorChoice, []);
  return <Shell panel={usePanelOf(UI, texts)} />;
}
