import { useEffect, useState } from 'preact/hooks';
import { GABONG_CLAUSES } from '../../games/gabong/clauses.ts';
import { checkBooking } from '../../games/gabong/match-booking.ts';
import { type GabongEvent, PENALTY_CLAUSES } from '../../games/gabong/match-events.ts';
import { GABONG } from '../../games/gabong/match-play.ts';
import { stageOf } from '../../games/gabong/match-standing.ts';
import { GABONG_RULINGS, readingsOfKept } from '../../games/gabong/rulings.ts';
import { fill } from '../../i18n/fill.ts';
import type { DealDraft } from '../../storage/deal-draft.ts';
import { setupDraft } from '../../storage/setup-drafts.ts';
import { $gabongView, openGabongView, showGabongView } from '../../storage/gabong-view.ts';
import { undoableDraft } from '../../storage/undoable-draft.ts';
import { AskTwice } from '../../ui/AskTwice.tsx';
import { Fetched } from '../../ui/Fetched.tsx';
import { UndoKey } from '../../ui/UndoKey.tsx';
import { ViewKeys } from '../../ui/ViewKeys.tsx';
import { drawOf } from '../../ui/chance.ts';
import { focusLater } from '../../ui/focus.ts';
import { useStore } from '../../ui/use-store.ts';
import { AllRulings, ClauseTag, Sheet } from '../shell/Clauses.tsx';
import { ChoiceEditor, RulingEditor } from '../shell/Editors.tsx';
import { Shell, usePanelOf } from '../shell/Shell.tsx';
import { TableKeys } from '../shell/TableKeys.tsx';
import { REQUESTS } from '../shell/requests.ts';
import { TableContext, type TableUi } from '../shell/table.ts';
import { BoardSheet } from './board/BoardSheet.tsx';
import { BoundsSheet } from './board/BoundsSheet.tsx';
import { DealEntry } from './deal/DealEntry.tsx';
import { DealSheet } from './deal/DealSheet.tsx';
import { draftOfHand, playedHand } from './deal/hands.ts';
import { useDealEntry } from './deal/use-deal-entry.ts';
import { PenaltySheet } from './play/PenaltySheet.tsx';
import { Play } from './play/Play.tsx';
import { SeatChips } from './play/SeatChips.tsx';
import { called, tellerOf, eventSentence, told } from './play/teller.ts';
import { findingInWords } from './play/finding-words.ts';
import { SetUp } from './setup/SetUp.tsx';
import { setupAgain } from './setup/presets.ts';
import { type GabongEditor, type GabongForm, numberOf, useTable } from './table.ts';

/** What is no part of a deal: the GM, the table's readings, and the end. Each an event that can be undone. */
function TableSheet({ close }: { close: () => void }) {
  const { words, state, stage, play } = useTable();
  const { table: text } = words.play;
  const isOver = stage.is === 'over';
  return (
    <Sheet title={text.heading} close={close}>
      {!isOver && (
        <>
          <p class="soft">{text.undoHint}</p>
          <MasterPart />
          <h4>{words.shared.rulings.heading}</h4>
          <AllRulings
            place="gabong-table"
            chosen={readingsOfKept(state.rulings)}
            choose={(ruling, option) => play({ kind: 'ruling', ruling, option })}
          />
        </>
      )}
      <TableKeys
        words={text}
        isOver={isOver}
        again={{ label: text.again, press: () => setupDraft('gabong').change(setupAgain(state), text.again) }}
        close={close}
      />
    </Sheet>
  );
}

const UI: TableUi<GabongForm> = {
  game: 'gabong',
  rules: GABONG,
  judgeNew: checkBooking,
  clause: (clause, { clauses, book }) => ({
    number: numberOf(clause),
    sentence: clauses[clause],
    page: book,
    among: GABONG_CLAUSES,
  }),
  rulings: { forms: GABONG_RULINGS, read: readingsOfKept },
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

const loadChecker = () => import('./checker/Checker.tsx').then(({ Checker }) => Checker);

/** Gabong: the scoreboard of a round, and the judge of single cards beside it. */
export function GabongPanel(texts: GabongForm['texts']) {
  const panel = usePanelOf(UI, texts);
  const view = useStore($gabongView);
  const { words, trouble, again } = texts;
  const { views } = words;
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
    place: 'gabong-mend',
    store,
    which,
    state: step.before,
    among: was.map(({ seat }) => seat).toSorted((one, other) => one - other),
    write: (draft) => void propose({ kind: 'deal', hands: draft.hands.flatMap((hand) => playedHand(hand) ?? []) }),
  });
  return (
    <div class="deal-mend">
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

const NOW = 'gabong-gm';

/** Who is the GM, and how the post changes hands in the middle of a round (2.4): by lot, or as the table says. */
function MasterPart() {
  const { words, saved, state, name, play } = useTable();
  const { table: text } = words.play;
  const [drawn, setDrawn] = useState<number>();
  const { master } = state;
  const others = saved.setup.players.map((_, seat) => seat).filter((seat) => seat !== master);
  const draw = () => {
    const seat = others[drawOf(others.length)]!;
    if (play({ kind: 'master', seat })) setDrawn(seat);
  };
  return (
    <section class="master-part">
      <h4>{text.master}</h4>
      <p id={NOW} role="status" tabIndex={-1}>
        {drawn === master && `${fill(text.drawn, { name: name(drawn) })} `}
        <strong>{fill(text.isMaster, { name: name(master) })}</strong>
      </p>
      <p class="line soft">
        <span>{text.lost}</span> <ClauseTag clause="gabong-2.4" />
      </p>
      <AskTwice label={text.lot} yes={text.lotNow} no={text.stays} press={draw} />
      <p>{text.byHand}</p>
      <SeatChips
        seats={others}
        chosen={undefined}
        label={text.byHand}
        // The key that was pressed is gone: its player is no other any more.
        press={(seat) => {
          if (play({ kind: 'master', seat })) focusLater(NOW);
        }}
      />
    </section>
  );
}
