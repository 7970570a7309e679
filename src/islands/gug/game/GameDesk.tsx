import { useEffect } from 'preact/hooks';
import type { GugGameWords } from '../../../i18n/gug-game/words.ts';
import { openLog } from '../../../log/games.ts';
import { guardLeaving } from '../../shared/leave-guard.ts';
import { usePanel, type PanelWords } from '../panel-context.ts';
import { $gameParts } from '../session.ts';
import { GameWordsContext } from './game-context.ts';
import { GAME_SESSION, REPLAY_SESSION } from './game-session.ts';
import { RunningGame } from './RunningGame.tsx';
import { SetUp } from './setup/SetUp.tsx';
import { setupSession } from './setup/setup-session.ts';

/** From here on the panel can be had by a set-up, a game, and a game that is looked at again. */
export function takePanel(texts: PanelWords, words: GugGameWords): void {
  $gameParts.set({ setup: setupSession(texts, words), game: GAME_SESSION, replay: REPLAY_SESSION });
}

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
