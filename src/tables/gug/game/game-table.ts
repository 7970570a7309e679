import { atom, computed } from 'nanostores';
import type { Board } from '../../../games/gug/board.ts';
import { dueOf } from '../../../games/gug/due.ts';
import type { GugEvent } from '../../../games/gug/events.ts';
import type { GugFinding, GugGame } from '../../../games/gug/play.ts';
import type { Due, GugState } from '../../../games/gug/play-state.ts';
import { isDeleted } from '../../../games/shared/played.ts';
import { currentGame } from '../../../storage/current-game.ts';
import { $draft } from '../../../storage/draft.ts';
import { $games } from '../../../storage/games.ts';
import { type FoldedGugGame, foldSaved, judgeOfSaved } from '../../../storage/played.ts';
import { calledNow } from '../../../storage/registry.ts';
import type { SavedGugGame } from '../../../storage/saved-game.ts';
import type { Notice } from '../../shell/use-play.ts';
import { $boards } from '../boards.ts';
import { measuredNow } from './play/clock.ts';
import { type Hand, handFor } from './play/turn-plays.ts';

/** The game on the table, as far as it has been played. */
export interface GameTable {
  readonly saved: SavedGugGame;
  readonly board: Board;
  readonly game: GugGame;
  readonly fold: FoldedGugGame;
  /** The fold's last state. */
  readonly state: GugState;
  /** What can be done next. */
  readonly due: readonly Due[];
  readonly hand: Hand;
}

/** Why something was not played. */
export const $notice = atom<Notice<GugEvent, GugFinding> | undefined>(undefined);

/** The game that lies on the table, also before its board is there. */
export const $savedGame = computed([$games, currentGame('gug').$id], (games, id): SavedGugGame | undefined => {
  const logged = games.get(id ?? '');
  if (logged?.kind !== 'game' || logged.game.game !== 'gug' || isDeleted(logged.game.events)) return undefined;
  return calledNow(logged.game);
});

/** The icon and the die that somebody chose, and in which game. */
const $chosen = atom<(Hand & { readonly game: string }) | null>(null);
/** Those of a route under way, from before the page was loaded anew. */
const keptHand = $draft.get();

/** When the fifteen minutes were last seen to be over: what is due then follows from no event. */
const $timeUpAt = atom(0);
export const tellTimeUp = (): void => $timeUpAt.set(Date.now());

const $folded = computed([$savedGame, $boards, $timeUpAt], (saved, boards) => {
  const board = boards.get(saved?.board.id ?? '');
  if (!saved || !board) return undefined;
  const game = judgeOfSaved(saved, board);
  const folded = foldSaved(saved, board);
  return {
    saved,
    board,
    game,
    fold: folded,
    state: folded.state,
    due: dueOf(game, folded.state, measuredNow(saved.id, folded.state)),
  };
});

/** Undefined while no game lies there, or its board is still to come. */
export const $gameTable = computed([$folded, $chosen], (folded, chosen): GameTable | undefined => {
  if (!folded) return undefined;
  const { id } = folded.saved;
  const wished = chosen?.game === id ? chosen : keptHand?.game === id ? keptHand : { icon: 0, die: 0 };
  return { ...folded, hand: handFor(folded.due, wished) };
});

export function setHand(hand: Hand): void {
  const id = $savedGame.get()?.id;
  if (id !== undefined) $chosen.set({ ...hand, game: id });
}

/** For what only a running game can ask. */
export function tableNow(): GameTable {
  const table = $gameTable.get();
  if (!table) throw new Error('no game on the table');
  return table;
}
