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

  // By heading, then as the crow flies; a dead end before what has another way in; and no arrow idle while a neighbour has none.
  test.each([
    ['acton-town', 'ealing-common chiswick-park turnham-green south-ealing'],
    ['baker-street', 'st-johns-wood great-portland-street bond-street edgware-road-circle'],
    ['camden-town', 'chalk-farm kentish-town euston mornington-crescent'],
    ['chalfont-and-latimer', 'chesham chorleywood - amersham'],
    ['charing-cross', 'leicester-square embankment embankment piccadilly-circus'],
    ['ealing-broadway', '- west-acton ealing-common -'],
    ['earls-court', 'kensington-olympia gloucester-road west-brompton west-kensington'],
    ['finchley-central', 'mill-hill-east west-finchley east-finchley -'],
    ['finchley-road', 'wembley-park baker-street swiss-cottage west-hampstead'],
    ['high-street-kensington', 'notting-hill-gate gloucester-road earls-court -'],
    ['kings-cross-st-pancras', 'caledonian-road farringdon russell-square euston-square'],
    ['leytonstone', 'snaresbrook wanstead leyton -'],
    ['liverpool-street', 'bethnal-green aldgate-east bank moorgate'],
    ['moor-park', 'croxley northwood northwood rickmansworth'],
    ['rayners-lane', 'eastcote west-harrow south-harrow eastcote'],
    ['stockwell', 'oval vauxhall brixton clapham-north'],
    ['turnham-green', 'acton-town stamford-brook gunnersbury chiswick-park'],
    ['waterloo', 'embankment bank lambeth-north westminster'],
  ])('up, right, down and left from %s are %s', (from, to) => {
    const ways = (['up', 'right', 'down', 'left'] as const).map((arrow) => walk(board, station(from), arrow));
    expect(ways.map((next) => (next === from ? '-' : next)).join(' ')).toBe(to);
  });
});
