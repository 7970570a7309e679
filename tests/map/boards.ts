import type { BoardData, StationId } from '../../src/games/gug/board-data.ts';
import { type Board, makeBoard } from '../../src/games/gug/board.ts';
import { BOARD_IDS, type BoardId, readBoard } from '../content/board-files.ts';

/** A board of the site, read anew. */
export const boardOf = (id: BoardId): Board => makeBoard(readBoard(id) as BoardData);

export const BOARDS = BOARD_IDS.map((id) => ({ id, board: boardOf(id) }));

/** Ids in tests are plain text. */
export const station = (id: string): StationId => id as StationId;
