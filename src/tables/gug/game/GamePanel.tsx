import { useEffect } from 'preact/hooks';
import type { GugGameWords } from '../../../i18n/gug-game/en.ts';
import { openLog } from '../../../storage/games.ts';
import { guardLeaving } from '../../shell/leave-guard.ts';
import { Deleted } from '../../shell/setup/StartedElsewhere.tsx';
import { TableSheet } from '../../shell/Shell.tsx';
import { LiveRegion } from '../../shell/TableFrame.tsx';
import { TableContext } from '../../shell/table.ts';
import { useRestore } from '../../shell/use-game-on-table.ts';
import { useMoves } from '../../shell/use-moves.ts';
import { showStaged } from '../../../ui/staged.ts';
import { useStore } from '../../../ui/use-store.ts';
import { useBoard } from '../use-board.ts';
import { GameWordsContext, type PanelWords, useGameWords, usePanel } from '../panel-context.ts';
import { $gameParts, $replayStep } from '../session.ts';
import { Book } from './book/Book.tsx';
import { GAME_SESSION, REPLAY_SESSION } from './game-session.ts';
import { $gameTable, $savedGame, type GameTable } from './game-table.ts';
import { useGugTable } from './gug-ui.tsx';
import { Play } from './play/Play.tsx';
import { SetUp } from './setup/SetUp.tsx';
import { setupSession } from './setup/setup-session.ts';

/** From here on the panel can be had by a set-up, a game, and a game that is looked at again. */
export function takePanel(texts: PanelWords, words: GugGameWords): void {
  $gameParts.set({ setup: setupSession(texts, words), game: GAME_SESSION, replay: REPLAY_SESSION });
}

/** Everything of a whole game: its set-up, and the game on the table. A chunk of its own, with its words. */
export function GamePanel({ words }: { words: GugGameWords }) {
  const { mode } = usePanel();
  useEffect(() => {
    guardLeaving();
    void openLog();
  }, []);
  return (
    <GameWordsContext.Provider value={words}>
      {mode === 'setup' ? <SetUp /> : <RunningGame />}
    </GameWordsContext.Provider>
  );
}

/** Finds the game that is on the table, and its board. */
function RunningGame() {
  const { setMode, words } = usePanel();
  const { desk, shared } = useGameWords();
  const restore = useRestore('gug');
  const saved = useStore($savedGame);
  const table = useStore($gameTable);
  const { isMissing, again } = useBoard(saved?.board.id);
  useEffect(() => {
    if (!table && (!saved || isMissing)) showStaged();
  }, [table === undefined, saved === undefined, isMissing]);
  if (table) return <GameOnTable key={table.saved.id} table={table} />;
  if (saved && !isMissing) return <div class="dock dock-waiting" aria-busy="true" />;
  return (
    <div class="dock">
      {!saved && restore ? (
        <Deleted words={shared.setup.elsewhere} restore={restore} />
      ) : (
        <p role="alert">{saved ? desk.noBoard : desk.noGame}</p>
      )}
      {saved ? (
        <button type="button" class="key" onClick={again}>
          {words.panel.trouble.again}
        </button>
      ) : (
        <button type="button" class="key" onClick={() => setMode('setup')}>
          {words.panel.modes.setup}
        </button>
      )}
    </div>
  );
}

/** The game on the table, to be played on, or looked at again. */
function GameOnTable({ table: played }: { table: GameTable }) {
  const isReplay = useStore($replayStep) !== null;
  const table = useGugTable(played);
  const moves = useMoves(table.reduction.numbering, () => {
    table.close();
    table.say(undefined);
  });
  return (
    <TableContext.Provider value={table}>
      {isReplay ? <LiveRegion next="" hook="game" /> : <Play />}
      <TableSheet />
      <Book moves={moves} />
    </TableContext.Provider>
  );
}
