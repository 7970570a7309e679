import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Board } from '../../../games/gug/board.ts';
import type { GugEvent, Overrule } from '../../../games/gug/events.ts';
import type { Due, GugState } from '../../../games/gug/play-state.ts';
import type { Rulings } from '../../../games/gug/rulings.ts';
import type { GugFinding } from '../../../games/gug/play.ts';
import type { Outlook } from '../../../games/shared/correction.ts';
import type { Misfit } from '../../../games/shared/fold.ts';
import type { Judgement } from '../../../games/shared/game.ts';
import type { Correction, EntryId } from '../../../games/shared/history.ts';
import type { GugGameWords } from '../../../i18n/gug-game/words.ts';
import type { SavedGugGame } from '../../../log/saved-game.ts';
import type { FoldedGugGame } from '../../../log/played.ts';

/** Which icon is to move, and which of the thrown dice it is given: only Double Up Team has a choice (17.4). */
export interface Hand {
  readonly icon: number;
  readonly die: number;
}

/** The running game, for everything on its screen. */
export interface GameDesk {
  readonly words: GugGameWords;
  readonly saved: SavedGugGame;
  readonly board: Board;
  readonly fold: FoldedGugGame;
  /** The fold's last state. */
  readonly state: GugState;
  /** How the table reads the rule book now; after "snøl" and a count a move may stop early (11.3, R6). */
  readonly rulings: Rulings;
  /** What can be done next. */
  readonly due: readonly Due[];
  readonly hand: Hand;
  readonly setHand: (hand: Hand) => void;
  /** What the judge would say of an event now. */
  readonly judge: (event: GugEvent) => Judgement<GugFinding>;
  /** Plays an event when the judge lets it through, and says what the judge said. */
  readonly play: (event: GugEvent) => Judgement<GugFinding>;
  /** Takes back the last play or correction; nothing when there is none. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** Takes back the plays with these ids: one's turn, or one entry in the middle. */
  readonly takeBack: (entries: readonly string[]) => void;
  /** Says anew what an earlier play was; `also`: later plays that are to hold all the same. Undone in one step. */
  readonly correct: (correction: Correction<GugEvent>, also?: readonly Correction<GugEvent>[]) => void;
  /** What a correction would lead to. @param word - by which later plays would hold as they were played (4.1). */
  readonly outlook: (
    correction: Correction<GugEvent>,
    word: Pick<Overrule, 'reason' | 'by'>,
  ) => Outlook<GugEvent, GugFinding>;
  /** What would no longer fit once plays were taken out, or put back. */
  readonly lostBy: (kind: 'undo' | 'redo', entries: readonly EntryId[]) => readonly Misfit<GugEvent, GugFinding>[];
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
