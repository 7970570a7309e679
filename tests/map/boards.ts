import type { BoardData, StationId } from '../../src/games/gug/board-data.ts';
import { type Board, makeBoard } from '../../src/games/gug/board.ts';
import type { IconMark, Shown } from '../../src/map/shown.ts';
import { BOARD_IDS, type BoardId, readBoard } from '../content/board-files.ts';

/** A board of the site, read anew. */
export const boardOf = (id: BoardId): Board => makeBoard(readBoard(id) as BoardData);

export const BOARDS = BOARD_IDS.map((id) => ({ id, board: boardOf(id) }));

/** The names that a board has to show, each once: of two stations of one name it does not say which line each is of. */
export const printedNames = ({ stations }: Board): readonly string[] => [
  ...new Set(
    [...stations.values()].map(({ name, data }) =>
      data.label.text === undefined && !data.label.hidden ? name : name.replace(/ \((?!Olympia).*\)$/, ''),
    ),
  ),
];

/** Ids in tests are plain text. */
export const station = (id: string): StationId => id as StationId;

/** A game of which nothing is drawn over the map. */
export const NOTHING: Shown = { at: null, legs: [], ends: [], dropped: [], closed: { stations: [], stretches: [] } };

/** A player's sign, whose turn it is not. */
export const icon = (at: string, letter: string, over: Partial<IconMark> = {}): IconMark => ({
  at: station(at),
  marker: 'circle',
  letter,
  isTurn: false,
  ...over,
});
