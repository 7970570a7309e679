import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../../shared/use-store.ts';
import { bringBoard, isBoardId } from '../boards.ts';
import { usePanel } from '../panel-context.ts';
import { $replayStep } from '../session.ts';
import { Book } from './book/Book.tsx';
import { GameDeskContext, useGameWords } from './game-context.ts';
import { $gameTable, $savedGame, type GameTable } from './game-session.ts';
import { Play } from './play/Play.tsx';

/** Finds the game that is on the table, and its board. */
export function RunningGame() {
  const { setMode, words } = usePanel();
  const { desk } = useGameWords();
  const saved = useStore($savedGame);
  const table = useStore($gameTable);
  const [isMissing, setMissing] = useState(false);
  const fetchBoard = () => {
    if (!saved || table || !isBoardId(saved.board.id)) return;
    setMissing(false);
    void bringBoard(saved.board.id).then((found) => setMissing(!found));
  };
  useEffect(fetchBoard, [saved?.board.id, table === undefined]);

  if (table) return <Desk key={table.saved.id} table={table} />;
  if (saved && !isMissing) return <div class="dock dock-waiting" aria-busy="true" />;
  return (
    <div class="dock">
      <p role="alert">{saved ? words.panel.trouble.board : desk.noGame}</p>
      {saved ? (
        <button type="button" class="key" onClick={fetchBoard}>
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
function Desk({ table }: { table: GameTable }) {
  const words = useGameWords();
  const isReplay = useStore($replayStep) !== null;
  const { rulings } = table.game.turnNetwork(table.state);
  return (
    <GameDeskContext.Provider value={{ ...table, words, rulings }}>
      {!isReplay && <Play />}
      <Book />
    </GameDeskContext.Provider>
  );
}
