import { describe, expect, test } from 'vitest';
import type { LineId, StationId } from '../../../src/games/gug/board-data.ts';
import { boardAsOf } from '../../../src/games/gug/earlier-drawings.ts';
import { makeNetwork } from '../../../src/games/gug/network.ts';
import { gameOfSaved } from '../../../src/games/gug/play.ts';
import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import { judgeTurn } from '../../../src/games/gug/turn.ts';
import { BOARDS, situationOf } from './ask.ts';
import { setupOf } from './table.ts';

const U_TURN =
  'at=camden-town&from=euston&by=northern&die=1&route=northern:mornington-crescent,northern:euston' as const;

describe.each(['london-2025', 'london-2003'] as const)('%s', (id) => {
  const board = BOARDS.get(id)!;

  test('a game keeps the drawing it began on: the turn at Camden Town that was legal stays legal in it', () => {
    const { position, dice, route } = situationOf(id, U_TURN);
    const outcome = (version: number) =>
      judgeTurn(makeNetwork(boardAsOf(board, version), DEFAULT_RULINGS), position, { dice, route }).outcome;
    expect([outcome(1), outcome(2)]).toEqual(['legal', 'illegal']);
  });

  test('nothing but the two strokes below Camden Town was drawn otherwise', () => {
    const earlier = boardAsOf(board, 1);
    expect(earlier.version).toBe(1);
    const courses = (each: typeof board) =>
      [...each.lines.values()].flatMap(({ stretches }) =>
        stretches.map(({ line, a, b, points }) => JSON.stringify([line, a, b, points])),
      );
    const now = new Set(courses(board));
    expect(courses(earlier).filter((course) => !now.has(course))).toEqual([
      '["northern","camden-town","mornington-crescent",[[55.5,17],[55,17.5],[55,19]]]',
      '["northern","camden-town","euston",[[55.5,17],[56,17.5],[56,20.5]]]',
    ]);
    expect(earlier.stations.get('camden-town' as StationId)).toEqual(board.stations.get('camden-town' as StationId));
  });

  test('a saved game is judged on the drawing that it names, by its rulings and its sides', () => {
    const saved = { rulings: { ...DEFAULT_RULINGS, R22: 'referee' }, sides: { morden: 'north' } } as const;
    const network = gameOfSaved({ ...saved, board: { id, version: 1 } }, board).network(setupOf(3));
    expect(network.board).toBe(boardAsOf(board, 1));
    expect(network.rulings).toEqual(saved.rulings);
    expect(network.sideOf('morden' as StationId, 'northern' as LineId)).toBe('north');
    const now = gameOfSaved({ ...saved, board: { id, version: board.version } }, board).network(setupOf(3));
    expect(now.board).toBe(board);
  });

  test('it is made once, and a version of now or later is the board itself', () => {
    expect(boardAsOf(board, 1)).toBe(boardAsOf(board, 1));
    expect(boardAsOf(board, board.version)).toBe(board);
    expect(boardAsOf(board, board.version + 1)).toBe(board);
  });
});
