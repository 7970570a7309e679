import { useEffect, useState } from 'preact/hooks';
import { GABONG_CLAUSES } from '../../games/gabong/clauses.ts';
import { checkBooking } from '../../games/gabong/match-booking.ts';
import { type GabongEvent, PENALTY_CLAUSES } from '../../games/gabong/match-events.ts';
import { GABONG } from '../../games/gabong/match-play.ts';
import { stageOf } from '../../games/gabong/match-standing.ts';
import { GABONG_RULINGS } from '../../games/gabong/rulings.ts';
import { $currentGabong, newestGabong, openCurrentGabong } from '../../log/current-gabong.ts';
import { GABONG_DRAFT } from '../../log/gabong-draft.ts';
import { $gabongView, openGabongView, showGabongView } from '../../log/gabong-view.ts';
import { foldGabong } from '../../log/played-gabong.ts';
import { Fetched } from '../shared/Fetched.tsx';
import { useStore } from '../shared/use-store.ts';
import { ViewKeys } from '../shared/ViewKeys.tsx';
import { ChoiceEditor, RulingEditor } from '../shell/Editors.tsx';
import { REQUESTS } from '../shell/requests.ts';
import { Shell, usePanelOf } from '../shell/Shell.tsx';
import { TableContext, type TableUi } from '../shell/table.ts';
import { BoardSheet } from './board/BoardSheet.tsx';
import { BoundsSheet } from './board/BoundsSheet.tsx';
import { DealEditor } from './deal/DealEditor.tsx';
import { DealSheet } from './deal/DealSheet.tsx';
import { called } from './play/called.ts';
import { eventSentence } from './play/event-sentence.ts';
import { findingInWords } from './play/finding-words.ts';
import { PenaltySheet } from './play/PenaltySheet.tsx';
import { Play } from './play/Play.tsx';
import { TableSheet } from './play/TableSheet.tsx';
import { tellerOf } from './play/teller.ts';
import { told } from './play/told.ts';
import { SetUp } from './setup/SetUp.tsx';
import { type GabongEditor, type GabongForm, numberOf, useTable } from './table.ts';

const UI: TableUi<GabongForm> = {
  game: 'gabong',
  current: { $id: $currentGabong, open: openCurrentGabong, newest: newestGabong },
  draft: GABONG_DRAFT,
  rules: GABONG,
  fold: foldGabong,
  judgeNew: checkBooking,
  clause: (clause, { clauses, book }) => ({
    number: numberOf(clause),
    sentence: clauses[clause],
    page: book,
    among: GABONG_CLAUSES,
  }),
  rulings: { forms: GABONG_RULINGS },
  nameOf: ({ setup }, _, seat) => setup.players[seat]?.name ?? '',
  more: (state) => ({ stage: stageOf(state) }),
  describe(table) {
    const teller = tellerOf(table);
    return {
      step: (step) => told(step, teller),
      event: (event, before) => eventSentence(event, before, teller),
      name: (event, before) => called(event, before, teller),
      finding: (finding) => findingInWords(teller, finding),
    };
  },
  SetUp,
  Play,
  sheets: { table: TableSheet, deal: DealSheet, board: BoardSheet, bounds: BoundsSheet, penalty: PenaltySheet },
  editors: () => Promise.resolve(editorOf),
};

/** What edits an event. */
function editorOf(event: GabongEvent): GabongEditor | undefined {
  switch (event.kind) {
    case 'deal':
      return DealEditor;
    case 'penalty':
    case 'master':
      return SeatEditor;
    case 'ruling':
      return RulingEditor;
    case 'end':
      return undefined;
  }
}

/** Who got the penalty card and for what, or who became the GM. */
const SeatEditor: GabongEditor = ({ step: { before }, event, propose }) => {
  const { words, name } = useTable();
  const { edit, penalty } = words.play;
  if (event.kind !== 'penalty' && event.kind !== 'master') return null;
  return (
    <>
      <ChoiceEditor
        label={edit.who}
        items={before.setup.players.map((_, seat) => seat)}
        word={name}
        isNow={(seat) => seat === event.seat}
        choose={(seat) => propose({ ...event, seat })}
      />
      {event.kind === 'penalty' && (
        <ChoiceEditor
          label={penalty.why}
          items={PENALTY_CLAUSES}
          word={(clause) => penalty.for[clause]}
          isNow={(clause) => clause === event.clause}
          choose={(clause) => propose({ ...event, clause })}
        />
      )}
    </>
  );
};

interface GabongPanelProps {
  texts: GabongForm['texts'];
  /** Said when a part cannot be fetched. */
  trouble: string;
  again: string;
}

const loadChecker = () => import('./checker/Checker.tsx').then(({ Checker }) => Checker);

/** Gabong: the scoreboard of a round, and the judge of single cards beside it. */
export function GabongPanel({ texts, trouble, again }: GabongPanelProps) {
  const panel = usePanelOf(UI, texts);
  const view = useStore($gabongView);
  const { views } = texts.words;
  // Before anything is drawn, so that nothing blinks.
  useState(openGabongView);
  // Whoever asks for the round on the table wants the scoreboard.
  useEffect(() => REQUESTS.gabong.subscribe((isRequested) => isRequested && showGabongView('score')), []);
  // A sheet belongs to the view that it was opened over.
  useEffect(() => panel.close, [view]);
  return (
    <TableContext.Provider value={panel}>
      <ViewKeys
        label={views.label}
        views={[
          ['score', views.score],
          ['cards', views.cards],
        ]}
        view={view}
        show={showGabongView}
      />
      {view === 'score' ? <Shell panel={panel} /> : <Fetched load={loadChecker} trouble={trouble} again={again} />}
    </TableContext.Provider>
  );
}
