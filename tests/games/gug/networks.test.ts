import { describe, expect, test, vi } from 'vitest';
import type { BoardData, LineId, Point, RunData, StationId } from '../../../src/games/gug/board-data.ts';
import { makeBoard } from '../../../src/games/gug/board.ts';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import { hopsOf } from '../../../src/games/gug/hops.ts';
import { networkFor } from '../../../src/games/gug/network.ts';
import { gameOfSaved } from '../../../src/games/gug/play.ts';
import { NO_WORKS } from '../../../src/games/gug/position.ts';
import { DEFAULT_RULINGS, GUG_RULINGS, RULING_IDS, type Rulings } from '../../../src/games/gug/rulings.ts';
import { endOf } from '../../../src/games/shared/reduction.ts';
import { chanceOf, evening } from '../../storage/evening.ts';
import { LONDON_2003, LONDON_2025 } from './ask.ts';

// Goes through, and is counted.
vi.mock('../../../src/games/gug/hops.ts', { spy: true });

const saved = evening({ seed: 2, seats: 2, turns: 2 });

test('a hundred games of one board that are read alike share one network', () => {
  const networks = Array.from({ length: 100 }, () =>
    gameOfSaved({ ...saved, rulings: { ...saved.rulings } }, LONDON_2003).network(structuredClone(saved.setup)),
  );
  expect(new Set(networks).size).toBe(1);
});

test('12.2, R22: the sides are the same in whatever order the divide is drawn', () => {
  const { central } = LONDON_2025.data.lines;
  const runs = central!.runs.map((run) => run.toReversed()).toReversed();
  const lines = { ...LONDON_2025.data.lines, central: { ...central!, runs } };
  const [one, other] = [LONDON_2025, makeBoard({ ...LONDON_2025.data, lines })].map((board) =>
    networkFor(board, DEFAULT_RULINGS, NO_WORKS, {}, []),
  );
  for (const { id, lines: calling } of LONDON_2025.stations.values())
    for (const line of calling) expect([id, line, other!.sideOf(id, line)]).toEqual([id, line, one!.sideOf(id, line)]);
});

describe('12.2, R22: the sides of a board', () => {
  /** On which side the stations of a line lie that is apart from all others, and where the divide is another such line. */
  const sidesOf = (
    at: Readonly<Record<string, Point>>,
    probe: RunData,
    bow?: readonly RunData[],
    { joined = [], sides }: Partial<Pick<BoardData, 'joined' | 'sides'>> = {},
  ) => {
    const { stations, lines, ...data } = LONDON_2025.data;
    const [place, line] = [stations['brixton']!, lines['victoria']!];
    const own = Object.fromEntries(Object.entries(at).map(([id, point]) => [id, { ...place, at: point }]));
    const board = makeBoard({
      ...data,
      stations: { ...stations, ...own },
      lines: { ...lines, probe: { ...line, runs: [probe] }, ...(bow && { bow: { ...line, runs: bow } }) },
      divide: bow ? 'bow' : data.divide,
      joined,
      ...(sides && { sides }),
    });
    const { sideOf } = networkFor(board, DEFAULT_RULINGS, NO_WORKS, {}, []);
    return probe.map((id) => sideOf(id as StationId, 'probe' as LineId));
  };

  test('reach to the corners of the paper', () => {
    const at = { nw: [-20, -20], ne: [200, -20], se: [200, 200], sw: [-20, 200] } as const;
    expect(sidesOf(at, ['nw', 'ne', 'se', 'sw'])).toEqual(['north', 'north', 'south', 'south']);
  });

  test('run on level from both ends, however wide the paper is', () => {
    const at = { west: [40, 100], top: [50, 90], east: [60, 100], near: [62, 95], far: [900_000, 95] } as const;
    expect(sidesOf(at, ['near', 'far'], [['west', 'top', 'east']])).toEqual(['north', 'north']);
    const low = { ...at, near: [62, 105], far: [900_000, 105] } as const;
    expect(sidesOf(low, ['near', 'far'], [['west', 'top', 'east']])).toEqual(['south', 'south']);
  });

  test('are as its data says, whatever is drawn', () => {
    const at = { up: [40, -20], down: [40, 200] } as const;
    expect(sidesOf(at, ['up', 'down'])).toEqual(['north', 'south']);
    const sides = { up: 'south', down: 'north' } as const;
    expect(sidesOf(at, ['up', 'down', 'up'], undefined, { sides })).toEqual(['south', 'north', 'south']);
  });

  test('are none where the divide does not hang together', () => {
    const at = { west: [40, 100], east: [60, 100], a: [40, 110], b: [60, 110] } as const;
    expect(() =>
      sidesOf(
        at,
        ['west', 'a'],
        [
          ['west', 'east'],
          ['a', 'b'],
        ],
      ),
    ).toThrow('bow does not lead from west to a');
  });

  test.each([
    { probe: ['up', 'end'], is: 'north' },
    { probe: ['end', 'up'], is: 'north' },
    { probe: ['down', 'end'], is: 'south' },
    { probe: ['end', 'down'], is: 'south' },
  ] as const)('12.3, R11: are for an end on the divide where its last stretch comes from: $probe', ({ probe, is }) => {
    const at = { west: [40, 100], end: [50, 100], east: [60, 100], up: [50, 90], down: [50, 110] } as const;
    expect(sidesOf(at, probe, [['west', 'end', 'east']])).toEqual([is, is]);
  });

  test('12.3, R11, R18: are so too where only the other half of a junction is on the divide', () => {
    const at = { west: [40, 100], end: [48, 100], east: [60, 100], up: [50, 90], half: [50, 102] } as const;
    const [, half] = sidesOf(at, ['up', 'half'], [['west', 'end', 'east']], { joined: [['end', 'half']] });
    expect(half).toBe('north');
  });

  test.each([
    {
      say: 'lie along a course from west to east, though another is longer',
      at: { near: [50, 120], top: [60, 90], fork: [60, 100], foot: [60, 140], east: [64, 100] },
      bow: [
        ['top', 'fork', 'foot'],
        ['fork', 'east'],
      ],
      is: 'north',
    },
    {
      say: 'lie along a course from end to end, though one from between them is longer',
      at: { near: [50, 120], top: [60, 100], foot: [60, 140], east: [64, 104] },
      bow: [['top', 'foot', [64, 136], 'east']],
      is: 'south',
    },
    {
      say: 'lie along the longest course of three, by how far it leads east',
      at: { near: [55, 102], left: [40, 100], fork: [50, 100], east: [80, 100], foot: [60, 110] },
      bow: [
        ['left', 'fork', 'east'],
        ['fork', 'foot'],
      ],
      is: 'south',
    },
    {
      say: 'and by how far it leads south',
      at: { near: [50, 104], left: [40, 100], fork: [42, 100], east: [70, 100], foot: [66, 124] },
      bow: [
        ['left', 'fork', 'east'],
        ['fork', 'foot'],
      ],
      is: 'north',
    },
    {
      say: 'not along one that only begins further east',
      at: { near: [50, 99], left: [40, 100], fork: [60, 100], top: [62, 98], foot: [64, 104] },
      bow: [
        ['left', 'fork', 'top'],
        ['fork', 'foot'],
      ],
      is: 'north',
    },
    {
      say: 'along the fewest stations where two ways lead to the end',
      at: { near: [50, 95], left: [30, 100], one: [40, 100], top: [50, 90], two: [60, 100], east: [70, 100] },
      bow: [
        ['left', 'one', 'top', 'two', 'east'],
        ['one', 'two'],
      ],
      is: 'north',
    },
  ] as const)('$say', ({ at, bow, is }) => {
    const beside = [at.near[0] - 1, at.near[1]] as const;
    expect(sidesOf({ ...at, beside }, ['beside', 'near'], bow)).toEqual([is, is]);
  });
});

test.each([
  { say: 'of one line, without a circle', at: 'pimlico', is: [] },
  { say: 'of one line, with circles', at: 'brixton', is: ['R21'] },
  { say: 'of two lines', at: 'victoria', is: [] },
  { say: 'of two that are joined', at: 'bank', is: ['R18'] },
] as const)('10.2, 16.1: which readings count the dots of a station $say', ({ at, is }) => {
  const network = networkFor(LONDON_2025, DEFAULT_RULINGS, NO_WORKS, {}, []);
  expect(network.dotRulings(network.place(at as StationId))).toEqual(is);
});

test('13.1, R9: no way out leads to a line that is apart from all others', () => {
  const { stations, lines, ...data } = LONDON_2025.data;
  const apart = {
    ...data,
    stations: {
      ...stations,
      north: { ...stations['brixton']!, at: [51, 90] as const },
      south: { ...stations['brixton']!, at: [51, 94] as const },
    },
    lines: { ...lines, apart: { ...lines['victoria']!, runs: [['north', 'south']] } },
  };
  const network = networkFor(makeBoard(apart), DEFAULT_RULINGS, NO_WORKS, {}, []);
  expect(network.outbound('north' as StationId, 'apart' as LineId)).toBe(Infinity);
  expect(network.outbound('brixton' as StationId, 'victoria' as LineId)).toBeGreaterThan(1);
});

test('8.3, R8, R18: a junction of which one half lies inside the loop is inside it', () => {
  const joined = [['green-park', 'pimlico']] as const;
  const network = networkFor(makeBoard({ ...LONDON_2025.data, joined }), DEFAULT_RULINGS, NO_WORKS, {}, []);
  expect(network.isWithinLoop(network.place('pimlico' as StationId))).toBe(true);
  expect(network.isWithinLoop(network.place('vauxhall' as StationId))).toBe(false);
});

test.each([
  { R22: 'referee', is: [true, false] },
  { R22: 'drawn', is: [false, false] },
] as const)('12.2, R22 $R22: which ends a referee has set the side of', ({ R22, is }) => {
  const rulings = { ...DEFAULT_RULINGS, R22 };
  const { isSetByReferee } = networkFor(LONDON_2025, rulings, NO_WORKS, { morden: 'north' }, []);
  expect((['morden', 'brixton'] as StationId[]).map(isSetByReferee)).toEqual(is);
});

test('what makes a network another one makes another one', () => {
  const base = networkFor(LONDON_2025, DEFAULT_RULINGS, NO_WORKS, {}, []);
  const early: Rulings = { ...DEFAULT_RULINGS, R6: 'early' };
  const others = [
    networkFor(LONDON_2003, DEFAULT_RULINGS, NO_WORKS, {}, []),
    networkFor(LONDON_2025, early, NO_WORKS, {}, []),
    networkFor(LONDON_2025, DEFAULT_RULINGS, { stations: LONDON_2025.loop.slice(0, 1), stretches: [] }, {}, []),
    networkFor(LONDON_2025, DEFAULT_RULINGS, NO_WORKS, { heathrow: 'north' }, []),
    networkFor(LONDON_2025, DEFAULT_RULINGS, NO_WORKS, {}, LONDON_2025.loop.slice(0, 1)),
  ];
  expect(new Set([base, ...others]).size).toBe(others.length + 1);
  expect(networkFor(LONDON_2025, { ...DEFAULT_RULINGS }, { ...NO_WORKS }, {}, [])).toBe(base);
});

test('few networks are kept: the one that was asked for longest ago is made again', () => {
  const under = (R: number) =>
    networkFor(LONDON_2025, DEFAULT_RULINGS, { stations: LONDON_2025.loop.slice(R, R + 1), stretches: [] }, {}, []);
  const first = under(0);
  Array.from({ length: 7 }, (_, at) => under(at + 1));
  expect(under(0)).toBe(first);
  Array.from({ length: 8 }, (_, at) => under(at + 1));
  expect(under(0)).not.toBe(first);
});

test('a game that changes how it reads the rules 2,500 times has the board’s rides made as often as the readings differ', () => {
  const chance = chanceOf(5);
  const readings = RULING_IDS.flatMap((ruling) => GUG_RULINGS[ruling].options.map((option) => ({ ruling, option })));
  const looks: GugEvent = { kind: 'place', seat: 0, icon: 0, station: LONDON_2025.loop[0]! };
  const events = Array.from({ length: 2_500 }, () => [
    { kind: 'ruling', ...readings[Math.floor(chance() * readings.length)]! } as const,
    looks,
  ]).flat();
  const plays = events.map((event, at) => ({ id: `${at}`, at, event, isCorrected: false }));
  vi.mocked(hopsOf).mockClear();
  const { rejectedEvents } = endOf(gameOfSaved(saved, LONDON_2025), saved.setup, plays);
  // Each place is looked up on a network of its own, and refused: the throws come first.
  expect(rejectedEvents).toBe(2_500);
  expect(vi.mocked(hopsOf).mock.calls.length).toBeLessThanOrEqual(3 * 2 * 2 * 2 * 2);
});
