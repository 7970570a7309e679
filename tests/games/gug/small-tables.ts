import { makeTurns } from '../../../src/games/gug/advisor/turns.ts';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import { makeBoard } from '../../../src/games/gug/board.ts';
import { makeNetwork } from '../../../src/games/gug/network.ts';
import { NO_WORKS, type Works } from '../../../src/games/gug/position.ts';
import { DEFAULT_RULINGS, type Rulings } from '../../../src/games/gug/rulings.ts';
import { CLASSIC } from '../../../src/games/gug/sips.ts';
import { smallBoard } from './brute/small-boards.ts';

/** A loop of four with four arms of three stations: w3 on the Central line, n3, s3, and d3, which is Heathrow. */
export const crossOf = (east: number, special: readonly number[]) =>
  makeBoard(
    smallBoard({
      ...{ west: 3, east, north: 3, branch: 0, south: 3, slant: 3 },
      ...{ dots: [1, 0, 2, 0], circles: [0, 1, 0], noReturn: 0, joined: null, service: null, isBundled: true },
      special,
    }),
  );
/** Special are d3, n1 and s1. */
export const CROSS = crossOf(0, [15, 7, 10]);
/** Leicester Square is w2, on the way to w3. */
export const ON_THE_WAY = crossOf(0, [15, 5, 10]);
/** The line of n3 ends at b2 as well, where a drop takes the colour of both. */
export const FORK = makeBoard(
  smallBoard({
    ...{ west: 3, east: 0, north: 3, branch: 2, south: 0, slant: 0 },
    ...{ dots: [1, 0, 2, 0], circles: [0, 1, 0], noReturn: 0, joined: null, service: null, isBundled: false },
    special: [6, 4, 1],
  }),
);

export const station = (id: string) => id as StationId;

/** The turns of a table that plays on a small board. */
export const turnsOf = (rulings: Partial<Rulings> = {}, works: Works = NO_WORKS, board = CROSS) =>
  makeTurns(makeNetwork(board, { ...DEFAULT_RULINGS, ...rulings }, works), CLASSIC);

export const closed = (...stretches: readonly (readonly [string, string])[]): Works => ({
  stations: [],
  stretches: stretches.map(([one, other]) => [station(one), station(other)]),
});
