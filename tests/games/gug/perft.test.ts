import { describe, expect, test } from 'vitest';
import type { LineId, StationId } from '../../../src/games/gug/board-data.ts';
import { countRoutes } from '../../../src/games/gug/moves.ts';
import type { Network } from '../../../src/games/gug/network.ts';
import { explore } from '../../../src/games/gug/reach.ts';
import { startPosition } from '../../../src/games/gug/situation.ts';
import { type Stand, standsFrom } from '../../../src/games/gug/stands.ts';
import { pointsFor } from '../../../src/games/gug/turn.ts';
import { networkOf } from './ask.ts';
import { makeDay } from './brute/day.ts';
import { bruteCount } from './brute-force.ts';

/**
 * Complete legal routes, as lists of `line:station`, from a fresh start at every junction, by die from 1 to 6, under
 * the default rulings. All of them were counted a second time from the board files alone, by a program that shares no
 * code with this one.
 *
 * Version 1 of the boards, whose southern branches left Camden Town SW and SE, had 1161, 6038, 50552, 500979, 5170313
 * and 57218984 today, and 1118, 5263, 39601, 334933, 3018155 and 27726706 in 2003: what is gone are the ways up one of
 * those branches and down the other, for a die of 1 the two by Mornington Crescent and Euston (10.1).
 */
const TOTALS = {
  'london-2025': [1_159, 5_996, 50_154, 493_313, 5_056_667, 55_827_296],
  'london-2003': [1_116, 5_221, 39_227, 328_923, 2_949_143, 26_988_701],
} as const;

/** The same for dice of 1, 2 and 3, by the line of the first step. */
const BY_LINE: Readonly<Record<keyof typeof TOTALS, Readonly<Record<string, readonly number[]>>>> = {
  'london-2025': {
    bakerloo: [81, 634, 5_894],
    central: [118, 404, 2_852],
    circle: [91, 478, 2_953],
    district: [186, 904, 5_065],
    'hammersmith-city': [110, 754, 5_856],
    jubilee: [89, 628, 6_025],
    metropolitan: [95, 365, 2_711],
    northern: [174, 968, 10_732],
    piccadilly: [152, 527, 3_614],
    victoria: [61, 332, 4_450],
    'waterloo-city': [2, 2, 2],
  },
  'london-2003': {
    bakerloo: [79, 472, 3_739],
    central: [118, 378, 2_460],
    circle: [54, 216, 766],
    district: [179, 898, 5_917],
    'hammersmith-city': [96, 550, 3_725],
    jubilee: [93, 582, 4_587],
    metropolitan: [95, 309, 1_797],
    northern: [167, 893, 8_366],
    piccadilly: [145, 533, 3_746],
    victoria: [63, 315, 3_610],
    'waterloo-city': [2, 2, 2],
    'east-london': [25, 73, 512],
  },
};

const placesOf = (network: Network): readonly StationId[] => [
  ...new Set([...network.board.stations.keys()].map(network.place)),
];

function totalOf(network: Network, die: number): number {
  return placesOf(network).reduce((sum, at) => sum + countRoutes(network, startPosition(at), die), 0);
}

/** Legal routes that begin with a step: what can follow it, with the points that it leaves. */
function countAfter(network: Network, first: Stand, points: number): number {
  if (points === 1 || network.stopsAt(first.to, first.line)) return 1;
  const { ends, isWhole } = explore(network, startPosition(first.to), first.hops, points - 1);
  return isWhole ? ends.reduce((sum, { node }) => sum + node.count, 0) : 0;
}

function totalOfLine(network: Network, line: LineId, die: number): number {
  const firsts = placesOf(network).flatMap((at) => standsFrom(network, at, [null]).map((stand) => ({ at, stand })));
  return firsts
    .filter(({ stand }) => stand.line === line)
    .reduce((sum, { at, stand }) => sum + countAfter(network, stand, pointsFor(network, at, die)), 0);
}

describe.each(['london-2025', 'london-2003'] as const)('legal routes on %s', (board) => {
  const network = networkOf(board);

  test('by die', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => totalOf(network, die))).toEqual(TOTALS[board]);
  });

  test('by a die of 1 to 3, as the brute force counts them one by one', () => {
    const day = makeDay(network.board.data, network.rulings, network.works, {});
    const counted = [1, 2, 3].map((die) =>
      placesOf(network).reduce((sum, at) => sum + bruteCount(day, startPosition(at), die), 0),
    );
    expect(counted).toEqual(TOTALS[board].slice(0, 3));
  });

  test('by start line and die, and they add up', () => {
    const byLine = Object.fromEntries(
      [...network.board.lines.keys()].map((line) => [line, [1, 2, 3].map((die) => totalOfLine(network, line, die))]),
    );
    expect(byLine).toEqual(BY_LINE[board]);
    const sums = [0, 1, 2].map((die) => Object.values(byLine).reduce((sum, counts) => sum + counts[die]!, 0));
    expect(sums).toEqual(TOTALS[board].slice(0, 3));
  });
});
