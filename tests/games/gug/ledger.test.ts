import { describe, expect, test } from 'vitest';
import {
  allowedDrops,
  arrivalsAt,
  canFinish,
  endsOfUse,
  judgeLedger,
  type Ledger,
} from '../../../src/games/gug/ledger.ts';
import { makeDrop } from '../../../src/games/gug/notation.ts';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import { ask, type BoardName, type House, inShort, networkOf, situationOf } from './ask.ts';

const NORTH =
  'bakerloo:harrow-and-wealdstone,jubilee:stanmore,metropolitan:watford,piccadilly:cockfosters,northern:edgware';
const SOUTH = 'bakerloo:elephant-and-castle,district:upminster,jubilee:stratford,northern:morden,victoria:brixton';
const HEATHROW = 'piccadilly:heathrow';

interface Question {
  readonly on?: BoardName;
  readonly drops?: string;
  readonly works?: string;
  readonly closed?: readonly string[];
  readonly house?: House;
}

function ledgerOf({ on = 'london-2025', drops = '', works = '', closed = [], house }: Question): Ledger {
  const { position } = situationOf(on, `at=victoria&drops=${drops}&works=${works}`);
  return judgeLedger(networkOf(on, `works=${works}`, house), position.drops, closed as readonly StationId[]);
}

const faultsOf = (ledger: Ledger) => ledger.faults.map((findings) => findings.map(inShort));
const usefulOf = (ledger: Ledger) => ledger.useful.map(({ drop }) => makeDrop(drop));
const placed = (ledger: Ledger) => ledger.slots.filter(({ drop }) => drop).map(({ place }) => place);

describe('1.2, 12.2: eleven places', () => {
  test.each(['london-2025', 'london-2003'] as const)('%s: nothing dropped, everything to come', (on) => {
    const ledger = ledgerOf({ on });
    expect(ledger.slots.map(({ place }) => place).toSorted()).toEqual([
      'heathrow',
      ...Array<string>(5).fill('north'),
      ...Array<string>(5).fill('south'),
    ]);
    expect({
      ...ledger,
      slots: placed(ledger),
      useful: ledger.useful.filter(({ keepsReachable }) => !keepsReachable),
    }).toEqual({ slots: [], faults: [], left: 11, isCentralLeft: true, isReachable: true, useful: [] });
  });

  test('1.4: all eleven dropped, nothing left of use', () => {
    const ledger = ledgerOf({ drops: `${NORTH},${SOUTH},${HEATHROW}` });
    expect(faultsOf(ledger).flat()).toEqual([]);
    expect(placed(ledger)).toHaveLength(11);
    expect({ left: ledger.left, isReachable: ledger.isReachable, useful: ledger.useful }).toEqual({
      left: 0,
      isReachable: true,
      useful: [],
    });
  });

  test.each([
    { say: 'one of each side', drops: 'jubilee:stanmore,victoria:brixton', places: ['north', 'south'] },
    {
      say: 'Heathrow first in its own place, then south',
      drops: `${HEATHROW},${HEATHROW}`,
      places: ['heathrow', 'south'],
    },
    {
      say: 'Epping moves over for five in the north',
      drops: `central:epping,${NORTH}`,
      places: [...Array<string>(5).fill('north'), 'south'],
    },
    {
      say: 'Epping moves over for five in the south',
      drops: `central:epping,${SOUTH}`,
      places: ['north', ...Array<string>(5).fill('south')],
    },
  ])('12.2: $say', ({ drops, places }) => {
    const ledger = ledgerOf({ drops });
    expect(placed(ledger)).toEqual(places);
    expect(faultsOf(ledger).flat()).toEqual([]);
  });
});

describe('what a list of drops breaks', () => {
  test.each([
    { say: 'nothing', drops: 'northern:edgware,northern:morden', faults: [[], []] },
    {
      say: 'one side twice',
      drops: 'northern:edgware,northern:mill-hill-east',
      faults: [[], ['13.3 drop-same-colour R12']],
    },
    { say: 'one station twice', drops: 'victoria:brixton,victoria:brixton', faults: [[], ['13.2 drop-used']] },
    {
      say: 'two on the Central',
      drops: 'central:epping,central:ealing-broadway',
      faults: [[], ['13.3 drop-same-colour R12', '12.2 drop-second-central R11']],
    },
    { say: 'no end of that line', drops: 'central:stratford', faults: [['12.1 drop-not-an-end R7 R23']] },
    {
      say: 'too near, and inside',
      drops: 'waterloo-city:waterloo,metropolitan:aldgate',
      faults: [['13.1 drop-near R9'], ['13.1 drop-inside R8']],
    },
    {
      say: 'a seventh at Heathrow',
      drops: Array<string>(7).fill(HEATHROW).join(),
      faults: [[], [], [], [], [], [], ['12.2 drop-no-place R10']],
    },
  ])('$say', ({ drops, faults }) => {
    const ledger = ledgerOf({ drops });
    expect(faultsOf(ledger)).toEqual(faults);
    // What does not count takes nothing: all eleven can still be dropped, and as many are left as count.
    expect(ledger.isReachable).toBe(true);
    const counted = faults.filter((found) => found.length === 0).length;
    expect({ left: ledger.left, placed: placed(ledger).length }).toEqual({ left: 11 - counted, placed: counted });
  });

  test('a drop that does not count stands in the way of no other', () => {
    expect(faultsOf(ledgerOf({ drops: 'central:stratford,jubilee:stratford' }))).toEqual([
      ['12.1 drop-not-an-end R7 R23'],
      [],
    ]);
    expect(usefulOf(ledgerOf({ drops: 'central:stratford' }))).toContain('jubilee:stratford');
    const { position } = situationOf('london-2025', 'at=victoria&drops=central:stratford,jubilee:stratford');
    expect(allowedDrops(networkOf('london-2025'), position.drops).map(makeDrop)).toEqual(['jubilee:stratford']);
  });

  test('4.1: in a game a drop that was let through counts like any other, and eleven can still be reached', () => {
    const { position } = situationOf(
      'london-2025',
      'at=victoria&drops=victoria:brixton,victoria:brixton,metropolitan:aldgate',
    );
    const ledger = judgeLedger(networkOf('london-2025'), position.drops, [], 'all');
    expect(faultsOf(ledger)).toEqual([[], ['13.2 drop-used'], ['13.1 drop-inside R8']]);
    expect({ left: ledger.left, isReachable: ledger.isReachable }).toEqual({ left: 8, isReachable: true });
  });

  test.each([
    { say: 'a second on the Central', drops: 'central:epping,central:west-ruislip', left: 9, slots: 2 },
    { say: 'a seventh in the south', drops: `${SOUTH},victoria:brixton,central:epping`, left: 4, slots: 6 },
  ])('4.1: $say that was let through leaves the free places free', ({ drops, left, slots }) => {
    const { position } = situationOf('london-2025', `at=victoria&drops=${drops}`);
    const ledger = judgeLedger(networkOf('london-2025'), position.drops, [], 'all');
    expect({ left: ledger.left, slots: placed(ledger).length, isReachable: ledger.isReachable }).toEqual({
      left,
      slots,
      isReachable: true,
    });
    expect(usefulOf(ledger)).toEqual(expect.arrayContaining(['jubilee:stanmore', HEATHROW]));
    const { drop } = ask('london-2025', `at=canons-park&die=1&drops=${drops}&route=jubilee:stanmore`);
    expect({ allowed: drop.allowed, places: drop.places }).toEqual({ allowed: 'yes', places: ['north'] });
  });

  test('17.5: a drop at a closed station', () => {
    expect(faultsOf(ledgerOf({ drops: 'victoria:brixton', closed: ['brixton'] }))).toEqual([['17.5 drop-closed']]);
  });
});

describe('12.2, 13.1-13.3, 16.2: whether all eleven can still be dropped', () => {
  const northern = ['harrow-and-wealdstone', 'stanmore'];
  test.each([
    { say: 'two northern colours closed: the Central makes the fifth', closed: northern, isReachable: true },
    { say: 'three northern colours closed', closed: [...northern, 'walthamstow-central'], isReachable: false },
    {
      say: 'five southern ends closed: Heathrow stands in',
      closed: ['elephant-and-castle', 'stratford', 'brixton', 'hammersmith-hc', 'barking'],
      isReachable: true,
    },
    { say: 'works cut Heathrow off', works: 'hatton-cross~heathrow', isReachable: false },
    { say: 'works cut Hatton Cross off', works: 'hounslow-central~hounslow-west', isReachable: true },
    {
      say: 'R22: Heathrow set in the north takes the colour of Cockfosters',
      closed: northern,
      house: { rulings: { R22: 'referee' }, sides: { heathrow: 'north' } } as const,
      isReachable: false,
    },
    { say: 'Heathrow closed before a drop there', closed: ['heathrow'], isReachable: false },
    { say: 'Heathrow six times', drops: Array<string>(6).fill(HEATHROW).join(), isReachable: true },
    {
      say: 'the Central drop gone south before the north was short',
      closed: northern,
      drops: `central:epping,${SOUTH.split(',').slice(1).join()}`,
      isReachable: true,
    },
  ])('$say', ({ isReachable, ...question }) => {
    expect(ledgerOf(question).isReachable).toBe(isReachable);
  });

  const southern = ['elephant-and-castle', 'stratford', 'brixton', 'hammersmith-hc', 'barking'];
  test.each([
    { say: 'the ends of both sides are enough', closed: ['heathrow'], isReachable: true },
    { say: 'nothing stands in for the south', closed: ['heathrow', ...southern], isReachable: false },
  ])('16.2, 17.5: Heathrow closed after a drop there in a game: $say', ({ closed, isReachable }) => {
    const { position } = situationOf('london-2025', `at=victoria&drops=${HEATHROW}`);
    const ledger = judgeLedger(networkOf('london-2025'), position.drops, closed as StationId[], 'all');
    expect(ledger.isReachable).toBe(isReachable);
  });

  test.each([
    { north: 11, south: 11, can: true },
    { north: 4, south: 0, can: true },
    { north: 3, south: 11, can: false },
  ])('17.5: with at most $north ends in the north and $south in the south', ({ can, ...most }) => {
    const network = networkOf('london-2025');
    expect(canFinish(network, [], endsOfUse(network, []), (side) => most[side])).toBe(can);
  });

  test('a drop that is possible can be one too clever', () => {
    const { useful } = ledgerOf({ closed: [...northern, 'cockfosters'] });
    const keeps = (drop: string) => useful.find((end) => makeDrop(end.drop) === drop)?.keepsReachable;
    expect(keeps('piccadilly:uxbridge')).toBe(true);
    expect(keeps('metropolitan:watford')).toBe(true);
    expect(keeps('metropolitan:uxbridge')).toBe(false);
  });
});

test.each(['arriving-line', 'all-lines'] as const)(
  'R20: hundreds of closed stretches are answered, with R12 %s',
  (R12) => {
    const lines = [...networkOf('london-2025').board.lines.values()];
    const stretches = lines.flatMap(({ stretches: all }) => all.map(({ a, b }) => `${a}~${b}`));
    const works = stretches.filter((_, index) => index % 5 > 1).slice(0, 250);
    expect(works.length).toBeGreaterThan(200);
    const ledger = ledgerOf({ works: works.join(), house: { rulings: { R20: 'new-ends', R12 } } });
    expect(ledger.useful.length).toBeGreaterThan(60);
  },
);

test('what can still be had is worked out when it is read, and once', () => {
  const network = networkOf('london-2025');
  let asked = 0;
  const counting: typeof network = {
    ...network,
    isEndFor: (...of) => {
      asked += 1;
      return network.isEndFor(...of);
    },
  };
  const ledger = judgeLedger(counting, []);
  expect([ledger.slots.length, ledger.faults.length, ledger.left, ledger.isCentralLeft]).toEqual([11, 0, 11, true]);
  expect(asked).toBe(0);
  expect([ledger.isReachable, ledger.useful.length > 20]).toEqual([true, true]);
  const worked = asked;
  expect(worked).toBeGreaterThan(0);
  expect([ledger.isReachable, ledger.useful.length > 20]).toEqual([true, true]);
  expect(asked).toBe(worked);
});

describe('which end stations are still of use', () => {
  test('5 north and 5 south: only Heathrow', () => {
    expect(usefulOf(ledgerOf({ drops: `${NORTH},${SOUTH}` }))).toEqual([HEATHROW]);
  });

  test('5 north: what is left is south, Heathrow, or on the Central line', () => {
    expect(new Set(usefulOf(ledgerOf({ drops: NORTH })))).toEqual(
      new Set([
        ...SOUTH.split(','),
        HEATHROW,
        'circle:hammersmith-hc',
        'hammersmith-city:hammersmith-hc',
        'hammersmith-city:barking',
        'district:richmond',
        'district:wimbledon',
        'district:ealing-broadway',
        'northern:battersea-power-station',
        'central:ealing-broadway',
        'central:west-ruislip',
        'central:epping',
      ]),
    );
  });

  test('the one on the Central line is gone once it is used', () => {
    const ledger = ledgerOf({ drops: 'central:epping' });
    expect(ledger.isCentralLeft).toBe(false);
    expect(usefulOf(ledger).filter((drop) => drop.endsWith(':central'))).toEqual([]);
    expect(ledgerOf({ drops: 'district:ealing-broadway,jubilee:stratford' }).isCentralLeft).toBe(true);
  });

  test('R10, the other reading: the eleventh is kept for Heathrow', () => {
    const house: House = { rulings: { R10: 'at-least' } };
    expect(usefulOf(ledgerOf({ drops: `${NORTH},${SOUTH}`, house }))).toEqual([HEATHROW]);
    expect(usefulOf(ledgerOf({ drops: NORTH, house }))).toContain('victoria:walthamstow-central');
  });

  test.each([
    { station: 'uxbridge', lines: ['metropolitan', 'piccadilly'] },
    { station: 'ealing-broadway', lines: ['central', 'district'] },
    { station: 'stratford', lines: ['jubilee'] },
    { station: 'oxford-circus', lines: [] },
  ])('12.1: the lines by which $station can be arrived at', ({ station, lines }) => {
    expect(arrivalsAt(networkOf('london-2025'), station as StationId).toSorted()).toEqual(lines);
  });

  test('12.1: by the other reading of R7, by any line that leads there', () => {
    const network = networkOf('london-2025', '', { rulings: { R7: 'any-line' } });
    expect(arrivalsAt(network, 'stratford' as StationId).toSorted()).toEqual(['central', 'jubilee']);
  });
});
