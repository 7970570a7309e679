import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Side, StationId } from '../../../src/games/gug/board-data.ts';
import { makeBoard } from '../../../src/games/gug/board.ts';
import { drawClosed, hatOf } from '../../../src/games/gug/closed-draw.ts';
import { judgeLedger } from '../../../src/games/gug/ledger.ts';
import { makeNetwork, type Network } from '../../../src/games/gug/network.ts';
import { drawSome, seeded } from '../../../src/games/shared/seeded.ts';
import type { Rulings } from '../../../src/games/gug/rulings.ts';
import type { DrawRequest } from '../../../src/games/gug/setup.ts';
import { type BoardName, type House, networkOf } from './ask.ts';
import { choices, type ClosingDay, closingDay, elevenOf, offerOf, offers } from './brute/closing.ts';
import { makeDay } from './brute/day.ts';
import { bruteDrop } from './brute/drops.ts';
import { BOARDS, situations } from './brute/situations.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 40);
const BOARD_NAMES = ['london-2025', 'london-2003'] as const;
/** 17.5. */
const STANDARD: DrawRequest = { south: 5, north: 5, double: 3, triple: 1 };
const boards = new Map(BOARDS.map((data) => [data.id, makeBoard(data)]));

function closingOf({ board, rulings, works }: Network, sides: Readonly<Record<string, Side>> = {}): ClosingDay {
  return closingDay(makeDay(board.data, rulings, works, sides));
}

const wish = (over: Partial<DrawRequest>): DrawRequest => ({ south: 0, north: 0, double: 0, triple: 0, ...over });

/** The closed stations of a draw that must succeed. */
function closedOf(network: Network, wanted: DrawRequest, seed: number): readonly StationId[] {
  const drawn = drawClosed(network, wanted, seed);
  if (!drawn.ok) throw new Error(`refused: ${JSON.stringify(drawn)}`);
  return drawn.draw.closed;
}

/** Holds all that a draw promises against the brute force, down to eleven drops that it lets be made one by one. */
function holds(closing: ClosingDay, network: Network, wanted: DrawRequest, seed: number): void {
  const drawn = drawClosed(network, wanted, seed);
  expect(drawn.ok).toBe(true);
  if (!drawn.ok) return;
  const { closed, double, triple } = drawn.draw;
  const { day, drops, closable } = closing;
  const isOn = (side: Side) => (station: StationId) => closable[side].includes(station);
  expect({
    south: closed.filter(isOn('south')).length,
    north: closed.filter(isOn('north')).length,
    double: double.length,
    triple: triple.length,
  }).toEqual(wanted);
  const all = [...closed, ...double, ...triple];
  const hats = {
    once: [all],
    'closed-too': [closed, [...double, ...triple]],
    any: [closed, double, triple],
  }[network.rulings.R61];
  for (const stations of hats) expect(new Set(stations).size).toBe(stations.length);
  expect(closed).not.toContain(day.paper.data.special.heathrow);
  for (const station of all) expect(drops.map((drop) => drop.station)).toContain(station);

  const eleven = elevenOf(closing, offerOf(closing, 'north', closed), offerOf(closing, 'south', closed)) ?? [];
  expect(eleven).toHaveLength(11);
  eleven.forEach(({ station, line }, index) => {
    expect(closed).not.toContain(station);
    // Heathrow's own place is kept for it, so it comes first.
    const before = [...eleven.slice(index + 1)].reverse();
    expect([station, bruteDrop(day, before, station, line)]).toEqual([station, true]);
  });
  expect(judgeLedger(network, [...eleven].reverse(), closed)).toMatchObject({ left: 0, isReachable: true });
}

/** Whether any draw of so many leaves eleven, by trying all of them. */
function canBeDrawn(closing: ClosingDay, { north, south }: DrawRequest): boolean {
  const southern = offers(closing, 'south', south);
  return offers(closing, 'north', north).some((one) => southern.some((other) => elevenOf(closing, one, other)));
}

/** What seed 1 draws of the standard. */
const DRAWN = {
  'london-2025': {
    closed: [
      ...['hammersmith-hc', 'elephant-and-castle', 'wimbledon', 'upminster', 'stratford'],
      ...['watford', 'chesham', 'high-barnet', 'walthamstow-central', 'amersham'],
    ],
    double: ['heathrow', 'brixton', 'battersea-power-station'],
    triple: ['stanmore'],
  },
  'london-2003': {
    closed: [
      ...['upminster', 'hammersmith-hc', 'brixton', 'new-cross-gate', 'morden'],
      ...['watford', 'chesham', 'high-barnet', 'walthamstow-central', 'amersham'],
    ],
    double: ['uxbridge', 'harrow-and-wealdstone', 'mill-hill-east'],
    triple: ['wimbledon'],
  },
};

describe.each(BOARD_NAMES)('17.5 on %s', (on) => {
  const network = networkOf(on);
  const closing = closingOf(network);

  test('the standard: five south, five north, three doubled, one tripled, and eleven left to drop', () => {
    for (let seed = 0; seed < 40; seed += 1) holds(closing, network, STANDARD, seed);
  });

  test.each([
    { say: 'nothing', wanted: wish({}) },
    { say: 'the whole south: Heathrow stands in', wanted: wish({ south: closing.closable.south.length }) },
    { say: 'as much of the north as can be', wanted: wish({ north: 7, double: 2 }) },
    { say: 'everything else doubled or tripled', wanted: wish({ double: closing.drops.length - 7, triple: 4 }) },
  ])('$say', ({ wanted }) => {
    for (let seed = 0; seed < 10; seed += 1) holds(closing, network, wanted, seed);
  });

  test('the same seed draws the same, another seed something else', () => {
    const draws = [1, 1, 2, 3].map((seed) => JSON.stringify(drawClosed(network, STANDARD, seed)));
    expect(draws[0]).toBe(draws[1]);
    expect(new Set(draws).size).toBe(3);
    const again = makeNetwork(network.board, network.rulings);
    expect(JSON.stringify(drawClosed(again, STANDARD, 1))).toBe(draws[0]);
  });

  test('a seed keeps its meaning', () =>
    expect(drawClosed(network, STANDARD, 1)).toEqual({ ok: true, draw: DRAWN[on] }));

  test('the Central line’s own ends are neither south nor north, but can be doubled; Heathrow too', () => {
    const everything = drawClosed(network, wish({ north: 7, double: 99 }), 5);
    const left = new Set(closing.drops.map(({ station }) => station)).size - 7;
    expect(everything).toEqual({ ok: false, why: 'too-many-factors', count: left });
    const drawn = drawClosed(network, wish({ south: closing.closable.south.length, north: 7, double: 7 }), 5);
    expect(
      drawn.ok && drawn.draw.double.toSorted().filter((station) => !closing.closable.north.includes(station)),
    ).toEqual(['epping', 'heathrow', 'west-ruislip']);
  });

  test('eight of the north are one too many, as every one of the draws shows', () => {
    expect(drawClosed(network, wish({ north: 8 }), 0)).toEqual({ ok: false, why: 'leaves-no-eleven' });
    expect(canBeDrawn(closing, wish({ north: 8 }))).toBe(false);
    expect(canBeDrawn(closing, wish({ north: 7 }))).toBe(true);
  });
});

test('17.5, R34: Heathrow is in the hat, or nothing but Heathrow is left out of it', () => {
  const stationsOf = (house: House) => hatOf(networkOf('london-2025', '', house)).stations;
  const [all, others] = [stationsOf({}), stationsOf({ rulings: { R34: 'never-drawn' } })];
  expect(all.filter((station) => !others.includes(station))).toEqual(['heathrow']);
  expect(others.filter((station) => !all.includes(station))).toEqual([]);
});

describe('17.5, R61: which stations can be drawn twice', () => {
  /** Closed, doubled and tripled, as many as a draw can have, and how many of them were drawn before. */
  const drawn = (R61: Rulings['R61'], wanted: Partial<DrawRequest>) => {
    const network = networkOf('london-2025', '', { rulings: { R61 } });
    const made = drawClosed(network, wish(wanted), 3);
    if (!made.ok) return made.why;
    const { closed, double, triple } = made.draw;
    const factors = [...double, ...triple];
    return {
      closedToo: closed.filter((station) => factors.includes(station)).length,
      both: double.filter((station) => triple.includes(station)).length,
    };
  };

  test('each once', () => {
    expect(drawn('once', { south: 5, north: 5, double: 11, triple: 4 })).toEqual({ closedToo: 0, both: 0 });
    expect(drawn('once', { south: 5, north: 5, double: 12, triple: 4 })).toBe('too-many-factors');
  });
  test('closed ones as well', () => {
    expect(drawn('closed-too', { south: 5, north: 5, double: 21, triple: 4 })).toEqual({ closedToo: 10, both: 0 });
    expect(drawn('closed-too', { double: 22, triple: 4 })).toBe('too-many-factors');
  });
  test('any, doubled and tripled', () => {
    expect(drawn('any', { south: 5, north: 5, double: 25, triple: 25 })).toEqual({ closedToo: 10, both: 25 });
    expect(drawn('any', { triple: 26 })).toBe('too-many-factors');
  });
});

describe('17.5: what cannot be drawn', () => {
  interface Refusal {
    readonly say: string;
    readonly on?: BoardName;
    readonly query?: string;
    readonly house?: House;
    readonly wanted: Partial<DrawRequest>;
    readonly why: object;
  }
  const REFUSALS: readonly Refusal[] = [
    { say: 'less than nothing', wanted: { south: -1 }, why: { why: 'bad-number', of: 'south' } },
    { say: 'half a station', wanted: { north: 1.5 }, why: { why: 'bad-number', of: 'north' } },
    { say: 'no number', wanted: { double: NaN }, why: { why: 'bad-number', of: 'double' } },
    { say: 'no end of them', wanted: { triple: Infinity }, why: { why: 'bad-number', of: 'triple' } },
    { say: 'more than the south has', wanted: { south: 12 }, why: { why: 'too-many-south', count: 11 } },
    { say: 'more than the north has', wanted: { north: 12 }, why: { why: 'too-many-north', count: 11 } },
    { say: 'all of the north', wanted: { north: 11 }, why: { why: 'leaves-no-eleven' } },
    {
      say: 'more than the south of 2003 had',
      on: 'london-2003',
      wanted: { south: 14 },
      why: { why: 'too-many-south', count: 13 },
    },
    {
      say: 'more doubled than are left',
      wanted: { south: 5, north: 5, double: 12, triple: 4 },
      why: { why: 'too-many-factors', count: 15 },
    },
    {
      say: 'works at Heathrow: nobody finishes today',
      query: 'works=hatton-cross~heathrow',
      wanted: {},
      why: { why: 'leaves-no-eleven' },
    },
    {
      say: 'works at the Central line’s ends: five must stay open in the north',
      query: 'works=epping,west-ruislip,ealing-broadway~west-acton',
      wanted: { north: 7 },
      why: { why: 'leaves-no-eleven' },
    },
    {
      say: 'a Central drop at an end of the north needs that one open too',
      query: 'works=epping,west-ruislip',
      house: { rulings: { R22: 'referee' }, sides: { 'ealing-broadway': 'north' } },
      wanted: { north: 8 },
      why: { why: 'leaves-no-eleven' },
    },
    {
      say: 'Heathrow set in the north takes its colour from Cockfosters and Uxbridge, and too few are left',
      query: 'works=stanmore,walthamstow-central',
      house: { rulings: { R22: 'referee' }, sides: { heathrow: 'north' } },
      wanted: {},
      why: { why: 'leaves-no-eleven' },
    },
  ];
  test.each(REFUSALS)('$say', ({ on = 'london-2025', query = '', house, wanted, why }) => {
    for (const seed of [0, 1]) {
      expect(drawClosed(networkOf(on, query, house), wish(wanted), seed)).toEqual({ ok: false, ...why });
    }
  });

  test('any number is a seed', () => {
    const network = networkOf('london-2025');
    for (const seed of [0, 2 ** 32 - 1, -1, 1.5, NaN, Infinity, 1e300]) {
      expect(drawClosed(network, STANDARD, seed).ok).toBe(true);
    }
  });
});

describe('17.5: a wish that few draws fulfil', () => {
  // Of the twelve ends in the north nine share two colours; one of each of the five colours must stay open.
  const sides = {
    morden: 'north',
    'battersea-power-station': 'north',
    richmond: 'north',
    wimbledon: 'north',
    upminster: 'north',
    'ealing-broadway': 'north',
  } as const;
  const query = 'works=amersham,chesham,watford,uxbridge,cockfosters,west-ruislip,epping,ealing-broadway~west-acton';
  const network = networkOf('london-2025', query, { rulings: { R22: 'referee' }, sides });
  const closing = closingOf(network, sides);
  const count = closing.closable.north.length - 5;

  test('is drawn all the same, by any seed', () => {
    expect(closing.closable.north).toHaveLength(12);
    for (let seed = 0; seed < 80; seed += 1) holds(closing, network, wish({ north: count, south: 2 }), seed);
    expect(drawClosed(network, wish({ north: count + 1 }), 0)).toEqual({ ok: false, why: 'leaves-no-eleven' });
    expect(canBeDrawn(closing, wish({ north: count + 1 }))).toBe(false);
  });

  test('and a seed keeps its meaning where a hundred draws have left too little', () => {
    expect(closedOf(network, wish({ north: count }), 22)).toEqual(
      'wimbledon high-barnet battersea-power-station edgware ealing-broadway upminster morden'.split(' '),
    );
  });
});

test(
  '17.5: any table, any wish: what is drawn leaves eleven, and what is refused cannot be had',
  { timeout: 3_000 * RUNS },
  () => {
    const wishes = fc.record({ south: fc.nat(13), north: fc.nat(12), double: fc.nat(4), triple: fc.nat(3) });
    fc.assert(
      fc.property(situations(1), wishes, fc.nat(), ({ data, rulings, works, sides, day }, wanted, seed) => {
        const network = makeNetwork(boards.get(data.id)!, rulings, works, sides);
        const closing = closingDay(day);
        // No end counts now north and now south.
        expect(closing.closable.north.filter((station) => closing.closable.south.includes(station))).toEqual([]);
        const drawn = drawClosed(network, wanted, seed);
        if (drawn.ok) {
          holds(closing, network, wanted, seed);
          return;
        }
        const stations = new Set(closing.drops.map(({ station }) => station)).size;
        if (drawn.why === 'too-many-south' || drawn.why === 'too-many-north') {
          const side = drawn.why === 'too-many-south' ? 'south' : 'north';
          expect(drawn.count).toBe(closing.closable[side].length);
          expect(wanted[side]).toBeGreaterThan(drawn.count);
        } else if (drawn.why === 'too-many-factors') {
          expect(drawn.count).toBe(stations - wanted.south - wanted.north);
          expect(wanted.double + wanted.triple).toBeGreaterThan(drawn.count);
        } else {
          expect([drawn.why, canBeDrawn(closing, wanted)]).toEqual(['leaves-no-eleven', false]);
        }
      }),
      { numRuns: RUNS },
    );
  },
);

describe('the draw is fair', () => {
  /** How far counts are from being alike, in standard deviations of the chi-square distribution. */
  function unevenness(counts: readonly number[]): number {
    const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const freedom = counts.length - 1;
    return (square - freedom) / Math.sqrt(2 * freedom);
  }

  test(
    'every draw that leaves eleven comes as often as any other, those thrown away are none of them',
    { timeout: 60_000 },
    () => {
      const network = networkOf('london-2025');
      const closing = closingOf(network);
      const south = offerOf(closing, 'south', []);
      const possible = choices(closing.closable.north, 7).filter((closed) =>
        elevenOf(closing, offerOf(closing, 'north', closed), south),
      );
      const counts = new Map(possible.map((closed) => [closed.toSorted().join(), 0]));
      for (let seed = 0; seed < 10 * possible.length; seed += 1) {
        const key = closedOf(network, wish({ north: 7 }), seed)
          .toSorted()
          .join();
        counts.set(key, (counts.get(key) ?? NaN) + 1);
      }
      expect(counts.size).toBe(possible.length);
      expect(Math.abs(unevenness([...counts.values()]))).toBeLessThan(4);
    },
  );

  test('every remainder and every choice of some is as likely', () => {
    const draw = seeded(2026);
    const eyes = Array<number>(6).fill(0);
    for (let toss = 0; toss < 60_000; toss += 1) eyes[draw(6)]! += 1;
    expect(Math.abs(unevenness(eyes))).toBeLessThan(4);
    const pairs = new Map<string, number>();
    for (let time = 0; time < 20_000; time += 1) {
      const pair = drawSome(draw, ['a', 'b', 'c', 'd', 'e'], 2).join('');
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(pairs.size).toBe(20);
    expect(Math.abs(unevenness([...pairs.values()]))).toBeLessThan(4);
    expect(drawSome(draw, ['a', 'b'], 2).toSorted()).toEqual(['a', 'b']);
    expect(drawSome(draw, [], 0)).toEqual([]);
  });

  // What others have published of the same generator, seeded the same way.
  test.each([
    { seed: 0, numbers: [1_363_572_419, 145_230_303, 808_754_475, 4_216_505_632] },
    { seed: 1, numbers: [2_012_149_540, 1_872_316_204, 1_707_632_675, 1_779_833_415] },
    { seed: 42, numbers: [1_264_412_219, 1_947_509_147, 3_919_439_299, 1_251_167_922] },
  ])('sfc32, seed $seed', ({ seed, numbers }) => {
    const draw = seeded(seed);
    expect(numbers.map(() => draw(2 ** 32))).toEqual(numbers);
  });

  test('a draw below three passes over the one number too many', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), fc.integer({ min: 1, max: 1000 }), (seed, below) => {
        const number = seeded(seed)(below);
        expect(Number.isInteger(number) && number >= 0 && number < below).toBe(true);
      }),
    );
  });
});
