import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { currentGame } from '../../storage/current-game.ts';
import { keepMode, wasSettingUp } from '../../storage/choices.ts';
import { setupDraft } from '../../storage/setup-drafts.ts';
import { guardLeaving } from './leave-guard.ts';
import { Deleted, StartedElsewhere } from './setup/StartedElsewhere.tsx';
import { useStartElsewhere } from './setup/use-start-elsewhere.ts';
import { showScreen } from '../../ui/focus.ts';
import { showStaged } from '../../ui/staged.ts';
import { useGameOnTable, useRestore } from './use-game-on-table.ts';
import { ClauseSheet } from './Clauses.tsx';
import { CorrectSheet, OverruleSheet } from './Correction.tsx';
import { HistorySheet } from './History.tsx';
import { REQUESTS } from '../../storage/requests.ts';
import {
  type Panel,
  type PanelUi,
  type SheetOf,
  type Table as TableOf,
  TableContext,
  type TableForm,
  useTable,
  useSheets,
} from './table.ts';
import { useMoves } from './use-moves.ts';
import { usePlay } from './use-play.ts';

type WholePanel<F extends TableForm> = Panel<F> & { readonly ui: PanelUi<F> };

/** What a panel has beside its words. A sheet belongs to the panel, so that it lies over whichever view is shown. */
export function usePanelOf<F extends TableForm>(ui: PanelUi<F>, texts: F['texts']): WholePanel<F> {
  return { ...texts, ...useSheets<SheetOf<F>, F['clause']>(), ui };
}

/** A game's panel: the game on its table, or one that is being set up. */
export function Shell<F extends TableForm>({ panel }: { panel: WholePanel<F> }) {
  const { ui } = panel;
  const { isOpen, saved, setUp, back, startedElsewhere } = useTableOrSetUp(ui);
  const restore = useRestore(ui.game);
  useEffect(() => {
    if (isOpen && !saved) showStaged();
  }, [isOpen, saved === undefined]);
  if (!isOpen) return <div class="fetching" aria-busy="true" />;
  return (
    <TableContext.Provider value={panel}>
      {saved ? (
        <TableView key={saved.id} panel={panel} saved={saved} setUp={setUp} />
      ) : (
        <>
          {restore && <Deleted words={panel.words.shared.setup.elsewhere} restore={restore} />}
          <ui.SetUp back={back} startedElsewhere={startedElsewhere} />
        </>
      )}
    </TableContext.Provider>
  );
}

/** What a panel shows: the game on its table, or one that is being set up; and the ways between them. */
function useTableOrSetUp<F extends TableForm>({ game }: PanelUi<F>) {
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
  panel: WholePanel<F>;
  saved: F['saved'];
  /** Goes to the set-up of another game. */
  setUp: () => void;
}

/** The game on the table: reduces its events, and lets the screen play on. */
function TableView<F extends TableForm>({ panel, saved, setUp }: TableViewProps<F>) {
  const { ui, words } = panel;
  const playing = usePlay<F['saved'], F['event'], F['state'], F['finding']>(saved, ui);
  const { state, play } = playing;
  const moves = useMoves(playing.reduction.numbering, () => {
    panel.close();
    playing.say(undefined);
  });
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
      <ui.Play key={moves} />
      <TableSheet />
      <ClauseSheet
        place="table"
        chosen={ui.readings(state)}
        choose={(ruling, option) => play({ kind: 'ruling', ruling, option })}
      />
    </TableContext.Provider>
  );
}

/** What lies over every table, beside the sheets of the game. */
const SHEETS = { happened: HistorySheet, correct: CorrectSheet, overrule: OverruleSheet };

/** What lies over the table, whichever it is. */
export function TableSheet() {
  const { ui, sheet, close } = useTable();
  if (!sheet) return null;
  const sheets = { ...ui.sheets, ...SHEETS } as unknown as Readonly<Record<string, ComponentType<object> | undefined>>;
  const Part = sheets[sheet.kind];
  return Part ? <Part key={JSON.stringify(sheet)} {...sheet} {...{ close }} /> : null;
}
