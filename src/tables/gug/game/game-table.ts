import { atom, computed } from 'nanostores';
import type { Board } from '../../../games/gug/board.ts';
import { dueOf } from '../../../games/gug/due.ts';
import type { GugEvent } from '../../../games/gug/events.ts';
import type { GugFinding, GugGame } from '../../../games/gug/play.ts';
import type { Due, GugState } from '../../../games/gug/play-state.ts';
import { isDeleted } from '../../../games/shared/played.ts';
import { currentGame } from '../../../storage/current-game.ts';
import { $draft } from '../../../storage/route-draft.ts';
import { $games } from '../../../storage/games.ts';
import { type GugReduction, reduceSaved, judgeOfSaved } from '../../../storage/gug-reduction.ts';
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
  readonly reduction: GugReduction;
  /** The reduction's last state. */
  readonly state: GugState;
  /** What can be done next. */
  readonly due: readonly Due[];
  readonly hand: Hand;
}

/** Why something was not played. */
export const $notice = atom<Notice<GugEvent, GugFinding> | undefined>(undefined);

/** The seconds of a call of "snøl" (11.3), which are the screen's own: the call is in the log. */
interface Countdown {
  readonly form: 'hurry' | 'count';
  /** By the page's running clock, which nobody can set: milliseconds. */
  readonly endsAt: number;
}

export const $countdown = atom<Countdown | undefined>();

/** The game that lies on the table, also before its board is there. */
export const $savedGame = computed([$games, currentGame('gug').$id], (games, id): SavedGugGame | undefined => {
  const logged = games.get(id ?? '');
  if (logged?.kind !== 'game' || logged.game.game !== 'gug' || isDeleted(logged.game.events)) return undefined;
  return calledNow(logged.game);
});

/** The icon and the die that somebody chose, and in which turn of which game: the next one begins with the first of them. */
const $chosen = atom<(Hand & { readonly game: string; readonly turn: number | undefined }) | null>(null);
/** Those of a route under way, from before the page was loaded anew. */
const keptHand = $draft.get();

/** When the fifteen minutes were last seen to be over: what is due then follows from no event. */
const $timeUpAt = atom(0);
export const tellTimeUp = (): void => $timeUpAt.set(Date.now());

const $reduced = computed([$savedGame, $boards, $timeUpAt], (saved, boards) => {
  const board = boards.get(saved?.board.id ?? '');
  if (!saved || !board) return undefined;
  const game = judgeOfSaved(saved, board);
  const reduced = reduceSaved(saved, board);
  return {
    saved,
    board,
    game,
    reduction: reduced,
    state: reduced.state,
    due: dueOf(game, reduced.state, measuredNow(saved.id, reduced.state)),
  };
});

/** Undefined while no game lies there, or its board is still to come. */
export const $gameTable = computed([$reduced, $chosen], (reduced, chosen): GameTable | undefined => {
  if (!reduced) return undefined;
  const isOfTurn = ({ game, turn }: { readonly game: string; readonly turn: number | undefined }) =>
    game === reduced.saved.id && turn === reduced.state.turn?.number;
  const wished = [chosen, keptHand].find((hand) => hand !== null && isOfTurn(hand)) ?? { icon: 0, die: 0 };
  return { ...reduced, hand: handFor(reduced.due, wished) };
});

export function setHand(hand: Hand): void {
  const reduced = $reduced.get();
  if (reduced) $chosen.set({ ...hand, game: reduced.saved.id, turn: reduced.state.turn?.number });
}

/** For what only a running game can ask. */
export function tableNow(): GameTable {
  const table = $gameTable.get();
  if (!table) throw new Error('no game on the table');
  return table;
}
