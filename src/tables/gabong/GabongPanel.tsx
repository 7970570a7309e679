import { useEffect, useState } from 'preact/hooks';
import { GABONG_CLAUSES } from '../../games/gabong/clauses.ts';
import { checkBooking } from '../../games/gabong/match-booking.ts';
import { type GabongEvent, PENALTY_CLAUSES } from '../../games/gabong/match-events.ts';
import { GABONG } from '../../games/gabong/match-play.ts';
import { presentIn, stageOf } from '../../games/gabong/match-standing.ts';
import { GABONG_RULINGS, readingsOfKept } from '../../games/gabong/rulings.ts';
import { fill } from '../../i18n/fill.ts';
import type { DealDraft } from '../../storage/deal-draft.ts';
import { $gabongView, openGabongView, showGabongView } from '../../storage/choices.ts';
import { undoableDraft } from '../../storage/kept-draft.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { UndoKey } from '../../ui/UndoKey.tsx';
import { ViewKeys } from '../../ui/ViewKeys.tsx';
import { useStore } from '../../ui/use-store.ts';
import { ChoiceEditor, RulingEditor } from '../shell/Editors.tsx';
import { Shell, usePanelOf } from '../shell/Shell.tsx';
import { REQUESTS } from '../../storage/requests.ts';
import { type PanelUi, TableContext } from '../shell/table.ts';
import { BoardSheet } from './board/BoardSheet.tsx';
import { BoundsSheet } from './board/BoundsSheet.tsx';
import { DealEntry } from './deal/DealEntry.tsx';
import { DealSheet } from './deal/DealSheet.tsx';
import { draftOfHand, playedHand, useDealEntry } from './deal/counting.ts';
import { turnTo } from './OtherView.tsx';
import { PenaltySheet } from './play/PenaltySheet.tsx';
import { Play } from './play/Play.tsx';
import { TableSheet } from './play/TableSheet.tsx';
import { called, dealName, describerOf, eventSentence, told } from './play/describer.ts';
import { findingInWords } from './play/finding-words.ts';
import { SetUp } from './setup/SetUp.tsx';
import { type GabongEditor, type GabongForm, numberOf, useTable } from './table.ts';

const UI: PanelUi<GabongForm> = {
  game: 'gabong',
  isOver: (state) => stageOf(state).is === 'over',
  rules: GABONG,
  judgeNew: checkBooking,
  clause: (clause, { clauses, book }) => ({
    number: numberOf(clause),
    sentence: clauses[clause],
    page: book,
    among: GABONG_CLAUSES,
  }),
  rulings: { forms: GABONG_RULINGS },
  readings: ({ rulings }) => readingsOfKept(rulings),
  nameOf: (_, { setup }, seat) => setup.players[seat]?.name ?? '',
  more: (state) => ({ stage: stageOf(state) }),
  describe(table) {
    const describer = describerOf(table);
    return {
      step: (step) => told(step, describer),
      group: ({ before }) => dealName(before, describer),
      event: (event, before) => eventSentence(event, before, describer),
      name: (event, before) => called(event, before, describer),
      finding: (finding) => findingInWords(describer, finding),
    };
  },
  SetUp,
  Play,
  sheets: { table: TableSheet, deal: DealSheet, board: BoardSheet, bounds: BoundsSheet, penalty: PenaltySheet },
  editorOf,
};

/** What edits an event. */
function editorOf(event: GabongEvent): GabongEditor | undefined {
  switch (event.kind) {
    case 'deal':
      return DealEditor;
    case 'penalty':
    case 'master':
    case 'leave':
      return SeatEditor;
    case 'ruling':
      return RulingEditor;
    // A name is corrected where the names are.
    case 'join':
    case 'end':
      return undefined;
  }
}

/** Who got the penalty card and for what, who became the GM, or who left. */
const SeatEditor: GabongEditor = ({ step: { before }, event, propose }) => {
  const { words, name } = useTable();
  const { edit, penalty } = words.play;
  if (event.kind !== 'penalty' && event.kind !== 'master' && event.kind !== 'leave') return null;
  return (
    <>
      <ChoiceEditor
        label={edit.who}
        items={presentIn(before)}
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

const loadChecker = () => import('./checker/Checker.tsx').then(({ Checker }) => Checker);

/** Gabong: the scoreboard of a round, and the judge of single cards beside it. */
export function GabongPanel(texts: GabongForm['texts']) {
  const panel = usePanelOf(UI, texts);
  const view = useStore($gabongView);
  const { words, trouble, again } = texts;
  const { views } = words;
  // Before anything is drawn, so that nothing blinks. A link with a pile is for the judge of cards.
  useState(() => (location.search.includes('pile=') ? showGabongView('cards') : openGabongView()));
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
        show={turnTo}
      />
      {view === 'score' ? <Shell panel={panel} /> : <LazyBoundary load={loadChecker} trouble={trouble} again={again} />}
    </TableContext.Provider>
  );
}

/** Counts an earlier deal anew, from what it was. */
const DealEditor: GabongEditor = ({ step, event, propose }) => {
  const { saved, words } = useTable();
  const { shared, deal: text } = words;
  const hands = event.kind === 'deal' ? event.hands : [];
  const was = step.play.event.kind === 'deal' ? step.play.event.hands : [];
  const which = { round: saved.id, after: step.play.id };
  const [store] = useState(() => undoableDraft<DealDraft>({ ...which, seat: null, hands: hands.map(draftOfHand) }));
  const [last] = useStore(store.$past);
  const counting = useDealEntry({
    of: 'earlier-deal',
    store,
    which,
    state: step.before,
    among: was.map(({ seat }) => seat).sort((one, other) => one - other),
    write: (draft) => void propose({ kind: 'deal', hands: draft.hands.flatMap((hand) => playedHand(hand) ?? []) }),
  });
  return (
    <div class="deal-mend stack">
      <DealEntry entry={counting} write={text.sheet.write} />
      <div class="row">
        <UndoKey
          label={last ? fill(shared.undo.last, { what: last.label }) : shared.undo.nothing}
          isIdle={!last}
          press={store.undo}
        />
      </div>
    </div>
  );
};
