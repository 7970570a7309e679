import type { GugTable } from '../../ask/gug.ts';
import type { Tables } from '../../ask/ask.ts';
import { foldSaved, judgeOfSaved } from '../../storage/played.ts';
import { currentGame } from '../../storage/current-game.ts';
import { readSaved } from '../../storage/read-saved.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { foldTable } from '../../storage/table-folds.ts';
import { GABONG } from '../../games/gabong/match-play.ts';
import { GOOLS } from '../../games/gools/play.ts';
import { readingsOfKept as gabongReadings } from '../../games/gabong/rulings.ts';
import { readingsOfKept as goolsReadings } from '../../games/gools/rulings.ts';
import { positionOf, variationOf } from '../../games/gug/play-table.ts';
import { isBoardId, loadBoard } from '../gug/boards.ts';

/** The games that lie on this phone's tables, as far as a question needs them. */
export type RunningTables = Partial<Tables>;

/** Reads the games on the tables: their boards, their readings, and where whoever has the turn stands. */
export async function runningTables(): Promise<RunningTables> {
  const gug = await gugTable(readSaved(currentGame('gug').newest()));
  const gools = readSaved(currentGame('gools').newest());
  const gabong = readSaved(currentGame('gabong').newest());
  return {
    ...(gug && { gug }),
    ...(gools?.game === 'gools' && { gools: goolsReadings(foldTable(GOOLS, gools).state.rulings) }),
    ...(gabong?.game === 'gabong' && {
      gabong: { rulings: gabongReadings(foldTable(GABONG, gabong).state.rulings), packs: gabong.setup.packs },
    }),
  };
}

async function gugTable(saved: SavedGame | undefined): Promise<GugTable | undefined> {
  if (saved?.game !== 'gug' || !isBoardId(saved.board.id)) return undefined;
  const board = await loadBoard(saved.board.id);
  if (!board) return undefined;
  const game = judgeOfSaved(saved, board);
  const { state } = foldSaved(saved, board);
  if (state.phase === 'over') return undefined;
  const network = game.turnNetwork(state);
  const { turn } = state;
  const standing =
    turn && state.seats[turn.seat]?.icons.length === 1 && state.seats[turn.seat]?.icons[0]?.position
      ? positionOf(network, state, turn.seat, 0)
      : undefined;
  return { network, variation: variationOf(state.setup), standing };
}
