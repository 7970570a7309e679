import { useEffect } from 'preact/hooks';
import type { GugGameWords } from '../../../i18n/gug-game/words.ts';
import { openLog } from '../../../log/games.ts';
import { guardLeaving } from '../../log/leave-guard.ts';
import { usePanel } from '../panel-context.ts';
import { GameWordsContext } from './game-context.ts';
import { RunningGame } from './RunningGame.tsx';
import { SetUp } from './setup/SetUp.tsx';

/** Everything of a whole game: its set-up, and the game on the table. A chunk of its own, with its words. */
export function GameDesk({ words }: { words: GugGameWords }) {
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
