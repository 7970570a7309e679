import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Rulings } from '../../../games/gug/rulings.ts';
import type { GugGameWords } from '../../../i18n/gug-game/en.ts';
import type { GameTable } from './game-session.ts';

/** The running game, for everything on its screen; what can be done with it is in `game-session.ts`. */
export interface GameDesk extends GameTable {
  readonly words: GugGameWords;
  /** How the table reads the rule book now; after "snøl" and a count a move may stop early (11.3, R6). */
  readonly rulings: Rulings;
}

export const GameDeskContext = createContext<GameDesk | undefined>(undefined);

export function useGame(): GameDesk {
  const game = useContext(GameDeskContext);
  if (!game) throw new Error('outside the game');
  return game;
}

/** The words of a game, also where none is running yet. */
export const GameWordsContext = createContext<GugGameWords | undefined>(undefined);

export function useGameWords(): GugGameWords {
  const words = useContext(GameWordsContext);
  if (!words) throw new Error('outside the game');
  return words;
}
