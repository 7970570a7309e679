import { useEffect, useState } from 'preact/hooks';
import { $currentGame } from '../../../log/current.ts';
import { $games } from '../../../log/games.ts';
import { $boards } from '../../../log/situation.ts';
import { useStore } from '../../shared/use-store.ts';
import { isBoardId, loadBoard } from '../boards.ts';
import { usePanel } from '../panel-context.ts';
import { Desk } from './Desk.tsx';
import { useGameWords } from './game-context.ts';

/** Finds the game that is on the table, and its board. */
export function RunningGame() {
  const { setMode, words } = usePanel();
  const { desk } = useGameWords();
  const id = useStore($currentGame);
  const logged = useStore($games).get(id ?? '');
  const saved = logged?.kind === 'game' && logged.game.game === 'gug' ? logged.game : undefined;
  const board = useStore($boards).get(saved?.board.id ?? '');
  const [isMissing, setMissing] = useState(false);
  const fetchBoard = () => {
    if (!saved || board || !isBoardId(saved.board.id)) return;
    const { id: wanted } = saved.board;
    setMissing(false);
    void loadBoard(wanted).then((found) => {
      if (found) $boards.set(new Map([...$boards.get(), [wanted, found]]));
      else setMissing(true);
    });
  };
  useEffect(fetchBoard, [saved?.board.id, board]);

  if (saved && board) return <Desk key={saved.id} saved={saved} board={board} />;
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
