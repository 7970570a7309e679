import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LineId, StationId } from '../../../src/games/gug/board-data.ts';
import { countRoutes } from '../../../src/games/gug/moves.ts';
import type { Network } from '../../../src/games/gug/network.ts';
import { explore } from '../../../src/games/gug/reach.ts';
import { startPosition } from '../../../src/games/gug/situation.ts';
import { type Stand, standsFrom } from '../../../src/games/gug/stands.ts';
import { pointsFor } from '../../../src/games/gug/turn.ts';
import { tries } from '../../explore.ts';
import { networkOf } from './ask.ts';
import { makeDay } from './brute/day.ts';
import { bruteCount } from './brute-force.ts';

/**
 * Complete legal routes, as lists of `line:station`, from a fresh start at every junction, by die from 1 to 6, under the
 * default rulings: a row of `turns/` for each. All of them were counted a second time from the board files alone, by a program
 * that shares no code with this one, and by the brute force beside this file up to a die of 5, today's up to 6 where there are
 * fewer than 1,200,000.
 *
 * Version 1 of the boards, whose southern branches left Camden Town SW and SE, had 1161, 6038, 50552, 500979, 5170313
 * and 57218984 in all today, and 1118, 5263, 39601, 334933, 3018155 and 27726706 in 2003: what is gone are the ways up one of
 * those branches and down the other, for a die of 1 the two by Mornington Crescent and Euston (10.1).
 */
const turnsOn = (board: string): ReadonlyMap<StationId, readonly number[]> =>
  new Map(
    readFileSync(new URL(`turns/${board}.csv`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => {
        const [station, ...counts] = row.split(',');
        return [station as StationId, counts.map(Number)] as const;
      }),
  );

/** The same for dice of 1, 2 and 3, by the line of the first step. */
const BY_LINE: Readonly<Record<'london-2025' | 'london-2003', Readonly<Record<string, readonly number[]>>>> = {
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

const placesOf = (network: Network): readonly StationId[] =>
  [...new Set([...network.board.stations.keys()].map(network.place))].toSorted();

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

  const turns = turnsOn(board);
  const totals = [0, 1, 2, 3, 4, 5].map((die) => [...turns.values()].reduce((sum, counts) => sum + counts[die]!, 0));

  test('from every station, by die', () => {
    const counted = placesOf(network).map((at) => [
      at,
      [1, 2, 3, 4, 5, 6].map((die) => countRoutes(network, startPosition(at), die)),
    ]);
    expect(counted).toEqual([...turns]);
  });

  test('as the brute force counts them one by one', () => {
    const day = makeDay(network.board.data, network.rulings, network.works, {});
    for (let die = 1; die <= tries(2, 4); die += 1)
      for (const [at, counts] of turns)
        expect([at, die, bruteCount(day, startPosition(at), die)]).toEqual([at, die, counts[die - 1]]);
  });

  test('by start line and die, and they add up', () => {
    const byLine = Object.fromEntries(
      [...network.board.lines.keys()].map((line) => [line, [1, 2, 3].map((die) => totalOfLine(network, line, die))]),
    );
    expect(byLine).toEqual(BY_LINE[board]);
    const sums = [0, 1, 2].map((die) => Object.values(byLine).reduce((sum, counts) => sum + counts[die]!, 0));
    expect(sums).toEqual(totals.slice(0, 3));
  });
});
