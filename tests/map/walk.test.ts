import { describe, expect, test } from 'vitest';
import type { StationId } from '../../src/games/gug/board-data.ts';
import { type Arrow, ARROWS, walk } from '../../src/map/walk.ts';
import { boardOf, BOARDS, station } from './boards.ts';

describe.each(BOARDS)('arrows on $id', ({ board }) => {
  const arrows = Object.keys(ARROWS) as Arrow[];
  const targets = new Map(
    [...board.stations.keys()].map((from) => [from, arrows.map((arrow) => walk(board, from, arrow))]),
  );

  const reachable = (from: StationId): ReadonlySet<StationId> => {
    const reached = new Set([from]);
    for (const here of reached) for (const next of targets.get(here)!) reached.add(next);
    return reached;
  };

  test('lead from anywhere to every station', () => {
    // From one station to all, and from all back to it, is from each to each.
    expect(reachable(station('victoria')).size).toBe(board.stations.size);
    const stuck = [...board.stations.keys()].filter((from) => !reachable(from).has(station('victoria')));
    expect(stuck).toEqual([]);
  });

  test('lead nowhere but to a neighbour', () => {
    for (const [from, found] of targets) {
      for (const to of found.filter((next) => next !== from)) {
        const isNeighbour = [...board.lines.values()].some(({ stretches }) =>
          stretches.some(({ a, b }) => (a === from && b === to) || (a === to && b === from)),
        );
        expect(isNeighbour, `${from} - ${to}`).toBe(true);
      }
    }
  });

  test('from another railway lead to the Underground', () => {
    for (const other of board.others.keys()) expect(board.stations.has(walk(board, other, 'up'))).toBe(true);
  });
});

describe('one arrow', () => {
  const board = boardOf('london-2025');

  test.each([
    ['victoria', 'up', 'near', 'green-park'],
    ['victoria', 'down', 'near', 'pimlico'],
    ['victoria', 'left', 'near', 'sloane-square'],
    ['brixton', 'up', 'near', 'stockwell'],
    ['brixton', 'down', 'near', 'brixton'],
    ['stanmore', 'down', 'far', 'wembley-park'],
    ['wimbledon', 'up', 'far', 'earls-court'],
    ['hammersmith-hc', 'up', 'far', 'goldhawk-road'],
    ['leyton', 'up', 'far', 'leytonstone'],
    ['stockwell', 'down', 'far', 'brixton'],
    ['pimlico', 'left', 'far', 'pimlico'],
    ['wandsworth-road', 'up', 'near', 'vauxhall'],
  ] as const)('from %s %s (%s) is %s', (from, arrow, reach, to) => {
    expect(walk(board, station(from), arrow, reach)).toBe(to);
  });

  test('leads each its own way where four lines leave aslant, as at Stockwell', () => {
    const ways = (Object.keys(ARROWS) as Arrow[]).map((arrow) => walk(board, station('stockwell'), arrow));
    expect(ways.toSorted()).toEqual(['brixton', 'clapham-north', 'oval', 'vauxhall']);
  });
});
