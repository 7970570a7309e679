import { describe, expect, it } from 'vitest';
import { type Legs, makeOrders } from '../../../src/games/gug/advisor/orders.ts';
import { type DropSet, type DropSets, makeSets } from '../../../src/games/gug/advisor/sets.ts';
import { makeTurns } from '../../../src/games/gug/advisor/turns.ts';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import { faultsOfDrop } from '../../../src/games/gug/drop.ts';
import { judgeLedger } from '../../../src/games/gug/ledger.ts';
import type { Drop } from '../../../src/games/gug/position.ts';
import type { Rulings } from '../../../src/games/gug/rulings.ts';
import { CLASSIC } from '../../../src/games/gug/sips.ts';
import { seeded } from '../../../src/games/shared/seeded.ts';
import { networkOf } from './ask.ts';
import { dropsOf } from './table.ts';

const turns = makeTurns(networkOf('london-2025'), CLASSIC);
const tableOf = (R10: Rulings['R10']) => {
  const network = networkOf('london-2025', '', { rulings: { R10 } });
  return { network, sets: makeSets({ ...turns, network }) };
};
const TABLES = { 'eleven-places': tableOf('eleven-places'), 'at-least': tableOf('at-least') };

/** Made-up legs: so much for leaving an end, so much for getting to one, and a little that is the leg's own. */
function madeUp(seed: number, most: { readonly leave: number; readonly own: number }): readonly Legs[] {
  const random = seeded(seed);
  const get = turns.arrivals.map(() => 20 + random(60));
  return turns.arrivals.map(() => {
    const leave = random(most.leave + 1);
    const own = Float64Array.from(get, (there) => leave + there + random(most.own + 1));
    return { own, turns: own.map((value) => value * 2), sips: own.map((value) => value * 3) };
  });
}

/** What the best of all orders takes, by trying every one. */
function bestOfAll(sets: DropSets, legs: readonly Legs[], set: DropSet, from: Legs): number {
  const known = new Map<string, number>();
  const after = (left: DropSet, to: Legs, last: number): number => {
    if (left.filled.left === 0) return 0;
    const key = `${left.index} ${last}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let best = Infinity;
    for (const ends of sets.next(left)) {
      const then = sets.after(left, ends);
      for (const member of ends.members) best = Math.min(best, to.own[member]! + after(then, legs[member]!, member));
    }
    known.set(key, best);
    return best;
  };
  return after(set, from, -1);
}

const SIX =
  'northern:morden,victoria:brixton,jubilee:stratford,piccadilly:cockfosters,jubilee:stanmore,metropolitan:watford';
const MIXES = [
  { leave: 0, own: 0 },
  { leave: 10, own: 0 },
  { leave: 60, own: 10 },
] as const;
const SEEDS = Array.from({ length: 8 }, (_, index) => index + 1);
const [LEGS] = SEEDS.map((seed) => madeUp(seed, MIXES[2]));

describe('the best order of the drops that are left', () => {
  // A search that misses fewer is welcome to lower these figures.
  it.each([
    { R10: 'eleven-places', say: 'with Heathrow owed', drops: `${SIX},northern:edgware`, over: 1 },
    { R10: 'eleven-places', say: 'after Heathrow', drops: `${SIX},piccadilly:heathrow`, over: 8 },
    {
      R10: 'eleven-places',
      say: 'after Heathrow twice',
      drops: `${SIX},piccadilly:heathrow,piccadilly:heathrow`,
      over: 1,
    },
    {
      R10: 'eleven-places',
      say: 'after the Central line and Heathrow',
      drops: `${SIX},central:epping,piccadilly:heathrow`,
      over: 2,
    },
    { R10: 'eleven-places', say: 'after the Central line', drops: `${SIX},central:epping`, over: 11 },
    { R10: 'at-least', say: 'with Heathrow owed', drops: `${SIX},northern:edgware`, over: 5 },
    { R10: 'at-least', say: 'after Heathrow', drops: `${SIX},piccadilly:heathrow`, over: 8 },
  ] as const)('R10, $R10: on 24 made-up days, $say, takes $over more than the best of all', ({ R10, drops, over }) => {
    const { network, sets } = TABLES[R10];
    const set = sets.of(dropsOf(drops));
    const days = MIXES.flatMap((most) => SEEDS.map((seed) => madeUp(seed, most)));
    const more = days.map((legs) => {
      const [first] = legs;
      return makeOrders(network, sets, legs).from(set, first!).own - bestOfAll(sets, legs, set, first!);
    });
    expect(Math.min(...more)).toBe(0);
    expect(more.reduce((sum, each) => sum + each)).toBe(over);
  });

  it('is legal drop by drop, and takes what its legs do', () => {
    const { network, sets } = TABLES['eleven-places'];
    const before = dropsOf(`${SIX},central:epping`);
    const { from, after } = makeOrders(network, sets, LEGS!);
    const order = from(sets.of(before), LEGS![0]!);
    const drops = [...before];
    let [own, legs, next] = [0, LEGS![0]!, order];
    while (next.then) {
      own += legs.own[next.first]!;
      legs = LEGS![next.first]!;
      drops.push(turns.arrivals[next.first]!);
      next = after(next.then, next.first);
    }
    expect(judgeLedger(network, drops)).toMatchObject({ left: 0, faults: drops.map(() => []) });
    expect(order).toMatchObject({ own, figures: { turns: 2 * own, sips: 3 * own } });
    expect(next).toEqual({ own: 0, figures: { turns: 0, sips: 0 }, first: -1, then: undefined });
  });

  it('is none where Heathrow is closed and still owed (16.2, 17.5)', () => {
    const { network } = TABLES['eleven-places'];
    const draw = { ...CLASSIC.draw, closed: ['heathrow' as StationId] };
    const sets = makeSets({ ...turns, variation: { ...CLASSIC, draw } });
    const legs = LEGS!.map((each, from) => (turns.arrivals[from]!.station === 'heathrow' ? undefined : each));
    const order = makeOrders(network, sets, legs).from(sets.of(dropsOf(`${SIX},northern:edgware`)), legs[0]!);
    const never = { turns: Infinity, sips: Infinity };
    expect(order).toEqual({ own: Infinity, figures: never, first: -1, then: undefined });
  });

  /** The legs of a day on which works have cut off some ends: nobody gets there, nor away from there. */
  const without = (...cut: readonly string[]) =>
    LEGS!.map(({ own }, from): Legs => {
      const isCut = (index: number) => cut.includes(turns.arrivals[index]!.station);
      const left = own.map((value, to) => (isCut(from) || isCut(to) ? Infinity : value));
      return { own: left, turns: left, sips: left };
    });

  it('passes over an end that works have cut off (2.2)', () => {
    const { network, sets } = TABLES['eleven-places'];
    const set = sets.of(dropsOf(`${SIX},central:epping`));
    const legs = without('walthamstow-central');
    const order = makeOrders(network, sets, legs).from(set, legs[0]!);
    expect(order.own).toBe(bestOfAll(sets, legs, set, legs[0]!));
    expect(order.own).toBeLessThan(Infinity);
  });

  it('is none where works have cut off Heathrow and it is still owed (2.2, 16.2)', () => {
    const { network, sets } = TABLES['eleven-places'];
    const legs = without('heathrow');
    const order = makeOrders(network, sets, legs).from(sets.of(dropsOf(SIX)), legs[0]!);
    expect([order.own, order.then]).toEqual([Infinity, undefined]);
  });

  it('is of those that take as much the one that looked best', () => {
    const { network, sets } = TABLES['eleven-places'];
    const legs = madeUp(1, MIXES[0]);
    const { first } = makeOrders(network, sets, legs).from(sets.of(dropsOf(`${SIX},northern:edgware`)), legs[0]!);
    // Heathrow first takes as much.
    expect(turns.arrivals[first]!.station).toBe('wimbledon');
  });

  it('is not given up where some of what looks best leads nowhere', () => {
    const { network, sets } = TABLES['eleven-places'];
    const set = sets.of(dropsOf(`${SIX},piccadilly:heathrow,piccadilly:heathrow`));
    const legs = madeUp(4, MIXES[2]).map(({ own }, from): Legs => {
      const left = turns.arrivals[from]!.station === 'epping' ? own.map(() => Infinity) : own;
      return { own: left, turns: left, sips: left };
    });
    expect(makeOrders(network, sets, legs).from(set, legs[0]!).own).toBe(bestOfAll(sets, legs, set, legs[0]!));
  });
});

it('after eleven drops nothing is open, nor where a referee let one through for which there was no place (4.1)', () => {
  const { sets } = TABLES['eleven-places'];
  const ten = `${SIX},piccadilly:heathrow,central:epping,northern:edgware,bakerloo:harrow-and-wealdstone`;
  const open = (drops: string) => sets.next(sets.of(dropsOf(drops))).map(({ kind }) => kind);
  expect(new Set(open(ten))).toEqual(new Set(['south', 'heathrow']));
  // A second one on the Central line takes the place that is left; a sixth one in the north leaves it free.
  expect(open(`${ten},central:west-ruislip`)).toEqual([]);
  expect(open(`${ten},metropolitan:chesham`)).toEqual([]);
});

describe('sets of drops', () => {
  it('are one where they leave the same open and have filled the same, in whatever order; each is made once', () => {
    const sets = makeSets(turns);
    const [none, both, turned] = ['', SIX, SIX.split(',').toReversed().join()].map((drops) => sets.of(dropsOf(drops)));
    expect(turned).toBe(both);
    const stepped = dropsOf(SIX).reduce((set, { station, line }) => {
      const index = turns.arrivalOf({ station, line });
      return sets.after(
        set,
        sets.classes.find(({ members }) => members.includes(index))!,
      );
    }, none!);
    expect(stepped).toBe(both);
    expect([none!.index, both!.index]).toEqual([0, 1]);
  });

  it('open what the judge does, also where works make many ends (R7, R20)', () => {
    const shut = [
      ...['northwood~moor-park', 'elm-park~dagenham-east', 'canning-town~west-ham', 'hainault~grange-hill'],
      ...['balham~clapham-south', 'blackhorse-road~tottenham-hale', 'hampstead~golders-green', 'greenford~northolt'],
    ];
    const rulings = { R7: 'any-line', R20: 'new-ends' } as const;
    const network = networkOf('london-2025', `works=${shut.join()}`, { rulings });
    const table = makeTurns(network, CLASSIC);
    const sets = makeSets(table);
    expect(sets.classes.length).toBeGreaterThan(26);
    const legal = (before: readonly Drop[]) =>
      [...table.arrivals.keys()].filter((index) => faultsOfDrop(network, before, table.arrivals[index]!).length === 0);
    for (const before of ['', 'victoria:blackhorse-road', 'northern:balham,piccadilly:heathrow'].map(dropsOf)) {
      const open = sets.next(sets.of(before)).flatMap(({ members }) => members);
      expect(open.toSorted((one, other) => one - other)).toEqual(legal(before));
    }
  });
});
