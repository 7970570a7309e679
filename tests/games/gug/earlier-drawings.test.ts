import { describe, expect, test } from 'vitest';
import { makeBoard } from '../../../src/games/gug/board.ts';
import type { LineId, RunData, StationId } from '../../../src/games/gug/board-data.ts';
import { boardAsOf } from '../../../src/games/gug/earlier-drawings.ts';
import { makeNetwork } from '../../../src/games/gug/network.ts';
import { gameOfSaved } from '../../../src/games/gug/play.ts';
import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import { judgeTurn } from '../../../src/games/gug/turn.ts';
import { BOARDS, situationOf } from './ask.ts';
import { setupOf } from './table.ts';

const U_TURN =
  'at=camden-town&from=euston&by=northern&die=1&route=northern:mornington-crescent,northern:euston' as const;

interface Redrawn {
  readonly say: string;
  readonly line?: string;
  readonly run: RunData;
  /** As it was in the first version; left out where it was the same. */
  readonly is?: RunData;
}

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

  const [CT, MC] = ['camden-town', 'mornington-crescent'];
  const now = [
    [55.5, 17.5],
    [55, 18],
  ] as const;
  const then = [[55, 17.5]] as const;
  const own = { before: [55.5, 15], between: [55, 18.5], after: [55, 21] } as const;
  test.each<Redrawn>([
    { say: 'the first of a run', run: [CT, ...now, MC, 'after'], is: [CT, ...then, MC, 'after'] },
    { say: 'the last of a run', run: ['before', CT, ...now, MC], is: ['before', CT, ...then, MC] },
    { say: 'not where another is between them', run: [CT, ...now, 'between', MC] },
    { say: 'not in a run that goes the other way', run: [MC, ...now.toReversed(), CT, 'before'] },
    { say: 'not in one that ends before the second', run: ['before', CT] },
    { say: 'not in one that begins behind the first', run: [MC, 'after'] },
    { say: 'not on another line', line: 'victoria', run: [CT, ...now, MC] },
  ])('two neighbours had another course: $say', ({ line = 'northern', run, is = run }) => {
    const { stations, lines, ...data } = board.data;
    const added = Object.fromEntries(Object.entries(own).map(([id, at]) => [id, { ...stations['brixton']!, at }]));
    const drawn = makeBoard({
      ...data,
      stations: { ...stations, ...added },
      lines: { ...lines, [line]: { ...lines[line]!, runs: [run] } },
    });
    expect(boardAsOf(drawn, 1).data.lines[line]!.runs).toEqual([is]);
  });

  test('what was drawn in the first version is nothing to a later one', () => {
    const third = makeBoard({ ...board.data, version: 3 });
    expect(boardAsOf(third, 2).data).toEqual({ ...board.data, version: 2 });
    expect(boardAsOf(third, 1).data).toEqual(boardAsOf(board, 1).data);
  });

  test('it is made once, and a version of now or later is the board itself', () => {
    expect(boardAsOf(board, 1)).toBe(boardAsOf(board, 1));
    expect(boardAsOf(board, board.version)).toBe(board);
    expect(boardAsOf(board, board.version + 1)).toBe(board);
  });
});
