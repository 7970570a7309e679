import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { currentGame } from '../../storage/current-game.ts';
import { keepMode, wasSettingUp } from '../../storage/last-mode.ts';
import { setupDraft } from '../../storage/setup-drafts.ts';
import { guardLeaving } from './leave-guard.ts';
import { StartedElsewhere } from './setup/StartedElsewhere.tsx';
import { useStartElsewhere } from './setup/use-start-elsewhere.ts';
import { Fetched } from '../../ui/Fetched.tsx';
import { showScreen } from '../../ui/focus.ts';
import { useGameOnTable } from './use-game-on-table.ts';
import { ClauseSheet, Sheet } from './Clauses.tsx';
import { REQUESTS } from './requests.ts';
import {
  type Panel,
  type SheetOf,
  type Table as TableOf,
  TableContext,
  type TableForm,
  type TableUi,
  useTable,
  useSheets,
} from './table.ts';
import { usePlay } from './use-play.ts';

/** What a panel has beside its words. A sheet belongs to the panel, so that it lies over whichever view is shown. */
export function usePanelOf<F extends TableForm>(ui: TableUi<F>, texts: F['texts']): Panel<F> {
  return { ...texts, ...useSheets<SheetOf<F>, F['clause']>(), ui };
}

/** A game's panel: the game on its table, or one that is being set up. */
export function Shell<F extends TableForm>({ panel }: { panel: Panel<F> }) {
  const { ui } = panel;
  const { isOpen, saved, setUp, back, startedElsewhere } = useTableOrSetUp(ui);
  if (!isOpen) return <div class="fetching" aria-busy="true" />;
  return (
    <TableContext.Provider value={panel}>
      {saved ? (
        <TableView key={saved.id} panel={panel} saved={saved} setUp={setUp} />
      ) : (
        <ui.SetUp back={back} startedElsewhere={startedElsewhere} />
      )}
    </TableContext.Provider>
  );
}

/** What a panel shows: the game on its table, or one that is being set up; and the ways between them. */
function useTableOrSetUp<F extends TableForm>({ game }: TableUi<F>) {
  const place = `${game}-now`;
  const $request = REQUESTS[game];
  const { isOpen, saved } = useGameOnTable<F['saved']>(game);
  const [isSettingUp, show] = useState(false);
  const setSettingUp = (toSetUp: boolean) => {
    keepMode(game, toSetUp ? 'setup' : 'game');
    show(toSetUp);
  };
  const isStanding = isOpen && (isSettingUp || !saved);
  const startedElsewhere = useStartElsewhere(game, isStanding, () => {
    // Another panel may be the one that is seen.
    if ((document.getElementById(place)?.getClientRects().length ?? 0) > 0) showScreen(place);
  });
  useEffect(() => {
    guardLeaving();
    const { $id } = currentGame(game);
    const { $draft, open } = setupDraft(game);
    open();
    show($draft.get() !== null && wasSettingUp(game, $id.get() !== null));
    const stops = [
      $id.listen(() => setSettingUp(false)),
      $request.subscribe((isRequested) => {
        if (!isRequested) return;
        setSettingUp(false);
        $request.set(false);
        showScreen(place);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  const go = (toSetUp: boolean) => () => {
    setSettingUp(toSetUp);
    showScreen(place);
  };
  return {
    isOpen,
    saved: isSettingUp ? undefined : saved,
    setUp: go(true),
    back: saved && go(false),
    startedElsewhere,
  };
}

interface TableViewProps<F extends TableForm> {
  panel: Panel<F>;
  saved: F['saved'];
  /** Goes to the set-up of another game. */
  setUp: () => void;
}

/** The game on the table: folds its events, and lets the screen play on. */
function TableView<F extends TableForm>({ panel, saved, setUp }: TableViewProps<F>) {
  const { ui, words } = panel;
  const playing = usePlay<F['saved'], F['event'], F['state'], F['finding']>(saved, ui.rules, ui.judgeNew);
  const { state, play } = playing;
  const chosen: TableForm['state']['rulings'] = ui.rulings.read(state.rulings);
  const table: TableOf<F> = {
    ...panel,
    ...playing,
    ...ui.more(state, saved),
    saved,
    name: (player) => ui.nameOf(saved, state, player),
    setUp,
  };
  return (
    <TableContext.Provider value={table}>
      <StartedElsewhere game={saved.id} words={words.shared.setup.elsewhere} setUp={setUp} />
      <ui.Play />
      <TableSheet />
      <ClauseSheet
        place="table"
        chosen={chosen}
        choose={(ruling, option) => play({ kind: 'ruling', ruling, option })}
      />
    </TableContext.Provider>
  );
}

/** What happened, corrections and the table's word: fetched when one of them is first asked for. */
let late: Readonly<Record<string, ComponentType<object> | undefined>> = {};

async function fetchLate(): Promise<void> {
  const [{ HistorySheet }, { CorrectSheet, OverruleSheet }] = await Promise.all([
    import('./History.tsx'),
    import('./Correction.tsx'),
  ]);
  late = { happened: HistorySheet, correct: CorrectSheet, overrule: OverruleSheet } as unknown as typeof late;
}

/** What lies over the table, whichever it is. */
function TableSheet() {
  const { ui, sheet, close } = useTable();
  if (!sheet) return null;
  const key = JSON.stringify(sheet);
  const Part = (ui.sheets as unknown as typeof late)[sheet.kind];
  return Part ? <Part key={key} {...sheet} {...{ close }} /> : <LateSheet key={key} {...sheet} close={close} />;
}

interface LateSheetProps {
  kind: string;
  close: () => void;
}

/** One that may still have to be fetched: until then an empty sheet lies there, which says so where it cannot be had. */
function LateSheet(props: LateSheetProps) {
  const { words, trouble, again } = useTable();
  const { kind, close } = props;
  const [Part, setPart] = useState(() => late[kind]);
  if (Part) return <Part {...props} />;
  const { happened, edit, overrule } = words.play;
  const titles: Readonly<Record<string, string>> = { correct: edit.key, overrule: overrule.heading };
  const load = async () => {
    await fetchLate();
    setPart(() => late[kind]);
    return () => null;
  };
  return (
    <Sheet title={titles[kind] ?? happened.heading} close={close}>
      <Fetched load={load} trouble={trouble} again={again} />
    </Sheet>
  );
}
