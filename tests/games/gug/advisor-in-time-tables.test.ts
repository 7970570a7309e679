import { describe, expect, it } from 'vitest';
import { EXACT_TURNS, type InTime, makeInTime } from '../../../src/games/gug/advisor/in-time.ts';
import { type OneTurn, oneTurnOf } from '../../../src/games/gug/advisor/one-turn.ts';
import type { DropSet, DropSets, EndClass } from '../../../src/games/gug/advisor/sets.ts';
import type { Solved } from '../../../src/games/gug/advisor/solve.ts';
import { makeTurns, type Turns } from '../../../src/games/gug/advisor/turns.ts';
import { makeBoard } from '../../../src/games/gug/board.ts';
import { makeNetwork } from '../../../src/games/gug/network.ts';
import { NO_WORKS } from '../../../src/games/gug/position.ts';
import { DEFAULT_RULINGS, type Rulings } from '../../../src/games/gug/rulings.ts';
import { CLASSIC } from '../../../src/games/gug/sips.ts';
import { TURNS_MOST } from '../../../src/games/gug/turns-in-time.ts';
import { networkOf } from './ask.ts';
import { smallBoard } from './brute/small-boards.ts';

/** A loop of four with four arms, at whose ends something can be dropped: six ways to arrive in all. */
const BOARD = makeBoard(
  smallBoard({
    ...{ west: 3, east: 0, north: 3, branch: 0, south: 3, slant: 3 },
    ...{ dots: [1, 0, 2, 0], circles: [0, 1, 0], noReturn: 0, joined: null, service: null, isBundled: true },
    special: [15, 7, 10],
  }),
);
const turnsOf = (rulings: Partial<Rulings> = {}) =>
  makeTurns(makeNetwork(BOARD, { ...DEFAULT_RULINGS, ...rulings }, NO_WORKS), CLASSIC);
const [usual, forced] = [turnsOf(), turnsOf({ R19: 'must-drop' })];
const london = makeTurns(networkOf('london-2025'), CLASSIC);

/** What is open at first, how many drops can be made, and what each of them closes beside itself. */
interface Rules {
  readonly open: readonly number[];
  readonly most: number;
  readonly closes?: Readonly<Record<number, readonly number[]>>;
}

/** Sets of drops by made-up rules, each of which is made once, and what is open in each. */
function madeUp({ open: atFirst, most, closes = {} }: Rules) {
  const made: { readonly set: DropSet; readonly open: readonly number[] }[] = [];
  const setOf = (open: readonly number[], left: number): DropSet => {
    const known = made.find((each) => each.set.filled.left === left && each.open.join() === open.join());
    if (known) return known.set;
    const nothing = { low: 0, high: 0 };
    const counts = { north: 0, south: 0, central: 0, heathrow: 0 };
    const set: DropSet = { index: made.length, filled: { left, counts, room: nothing }, open: nothing };
    made.push({ set, open });
    return set;
  };
  const openIn = (set: DropSet) => made[set.index]!.open;
  const after = (set: DropSet, drop: number): DropSet => {
    const left = set.filled.left - 1;
    const open = openIn(set).filter((each) => each !== drop && !closes[drop]?.includes(each));
    return setOf(left > 0 ? open : [], left);
  };
  const classOf = (drop: number): EndClass => ({
    index: drop,
    members: [drop],
    kind: 'north',
    leaves: { low: 0, high: 0 },
  });
  const sets = {
    next: (set: DropSet) => openIn(set).map(classOf),
    after: (set: DropSet, { index }: EndClass) => after(set, index),
  } as DropSets;
  return { sets, start: setOf(atFirst, most), setOf, openIn, after };
}
type MadeUp = ReturnType<typeof madeUp>;

/** Of drops that are as many, those made sooner count so much more for each turn. */
const SOONER = 1e-5;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** The ends of a throw, from a place. */
function endsOf({ at, to, drop }: OneTurn, place: number, die: number) {
  const [begin, end] = [at[place * 6 + die]!, at[place * 6 + die + 1]!];
  return [...to.subarray(begin, end)].map((next, index) => ({ next, drop: drop[begin + index]! }));
}
const DICE = [0, 1, 2, 3, 4, 5];

/** The most drops, by trying every end of every throw. */
function slowly(one: OneTurn, game: MadeUp, isForced: boolean) {
  const known = new Map<string, number>();
  const withDrop = (set: DropSet, drop: number, left: number): number =>
    1 + SOONER * left + from(game.after(set, drop), one.landing[drop]!, left);
  const from = (set: DropSet, place: number, left: number): number => {
    if (left === 0) return 0;
    const key = `${set.index} ${place} ${left}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const best = DICE.map((die) =>
      Math.max(
        0,
        ...endsOf(one, place, die).flatMap(({ next, drop }) => {
          const isOpen = game.openIn(set).includes(drop);
          const kept = isOpen && isForced ? [] : [from(set, next, left - 1)];
          return isOpen ? [withDrop(set, drop, left - 1), ...kept] : kept;
        }),
      ),
    );
    known.set(key, mean(best));
    return mean(best);
  };
  return { from, withDrop };
}

const nobody = (): Solved => {
  throw new Error('So few turns need no estimate.');
};
const inTimeOf = (turns: Turns, game: MadeUp, alone: (arrival: number) => Solved = nobody): InTime =>
  makeInTime(turns, game.sets, alone);
const PLACES = [...Array(oneTurnOf(usual).places).keys()];

describe('the most drops in few turns is what trying every end of every throw finds', () => {
  const ALL = usual.arrivals.map((_, index) => index);
  const without = (drop: number) => ALL.filter((other) => other !== drop);
  it.each<{ say: string; rules: Rules }>([
    { say: 'each end once', rules: { open: ALL, most: 9 } },
    { say: 'two drops at most', rules: { open: ALL, most: 2 } },
    { say: 'one drop', rules: { open: ALL, most: 1 } },
    { say: 'one end', rules: { open: [0], most: 9 } },
    { say: 'none', rules: { open: [], most: 9 } },
    {
      say: 'ends that close all others, so that it may be better to pass by',
      rules: { open: ALL, most: 9, closes: { 0: without(0), 1: without(1), 2: without(2) } },
    },
  ])('$say', ({ rules }) => {
    for (const turns of [usual, forced]) {
      const game = madeUp(rules);
      const [fast, slow] = [inTimeOf(turns, game), slowly(oneTurnOf(turns), game, turns === forced)];
      const few = Array.from({ length: EXACT_TURNS }, (_, index) => index + 1);
      const asked = (by: (place: number, left: number) => number) =>
        few.map((left) => PLACES.map((at) => by(at, left)));
      const [found, expected] = [fast, slow].map(({ from }) => asked((at, left) => from(game.start, at, left)));
      found!.forEach((values, index) =>
        values.forEach((value, at) => expect(value).toBeCloseTo(expected![index]![at]!, 12)),
      );
      for (const drop of ALL) {
        for (const left of [0, ...few.slice(0, -1)]) {
          const made = fast.withDrop(game.start, drop, left);
          if (!rules.open.includes(drop)) expect(made).toBeUndefined();
          else expect(made).toBeCloseTo(slow.withDrop(game.start, drop, left), 12);
        }
      }
    }
  });

  it('passing by is better at times, where that may be', () => {
    const game = madeUp({ open: ALL, most: 9, closes: { 0: without(0), 1: without(1), 2: without(2) } });
    const [may, must] = [usual, forced].map((turns) =>
      mean(PLACES.map((place) => inTimeOf(turns, game).from(game.start, place, 3))),
    );
    expect(may!).toBeGreaterThan(must! + 0.01);
  });

  it('is asked for again and is the same, in whatever order', () => {
    const game = madeUp({ open: ALL, most: 3 });
    const [one, other] = [inTimeOf(usual, game), inTimeOf(usual, game)];
    const lefts = [1, 4, 2, 4, 3, 1];
    const asked = lefts.map((left) => one.from(game.start, 40, left));
    expect(lefts.map((left) => other.from(game.start, 40, left)).toReversed()).toEqual(asked.toReversed());
    expect(asked[3]).toBe(asked[1]);
    expect(asked[5]).toBe(asked[0]);
  });

  it('counts each of more ends than have room in one word of bits', () => {
    const one = oneTurnOf(london);
    const placeOf = Array.from({ length: one.places }, (_, place) =>
      Array<number>(one.at[place * 6 + 6]! - one.at[place * 6]!).fill(place),
    ).flat();
    const game = madeUp({ open: [], most: 1 });
    const [fast, slow] = [inTimeOf(london, game), slowly(one, game, false)];
    const goals = [0, 1, 30, 31, 32, london.arrivals.length - 1];
    for (const goal of goals) {
      const set = game.setOf([goal], 1);
      // Where it can be dropped at once, and where a turn leads there.
      const near = new Set(placeOf.filter((_, index) => one.drop[index] === goal));
      const before = placeOf.find((place, index) => near.has(one.to[index]!) && !near.has(place))!;
      expect(fast.from(set, before, 1)).toBe(0);
      for (const [place, left] of [
        [[...near][0]!, 1],
        [before, 2],
      ] as const) {
        const found = fast.from(set, place, left);
        expect(found).toBeGreaterThan(0);
        expect(found).toBeCloseTo(slow.from(set, place, left), 12);
      }
    }
  });
});

describe('the estimate of what more turns bring', () => {
  const one = oneTurnOf(usual);
  const count = one.places / 2;
  /** So many turns ahead of each place, of who has not touched the loop and who has: whole numbers, so that some are as near. */
  const aheadOf = (goal: number) => PLACES.map((place) => 1 + ((place * (goal + 3)) % 7));
  const alone = (goal: number): Solved => {
    const ahead = Float64Array.from(aheadOf(goal));
    const blocks = [ahead.slice(0, count), ahead.slice(count)].map((turns) => ({ turns, sips: turns }));
    return { blocks } as unknown as Solved;
  };

  /** The chance to drop at a goal in exactly so many turns, going from end to end by what is ahead, the first of equals. */
  const legs = new Map<string, readonly number[]>();
  function legFrom(start: number, goal: number): readonly number[] {
    const known = legs.get(`${start} ${goal}`);
    if (known) return known;
    const ahead = aheadOf(goal);
    let standing = new Map([[start, 1]]);
    const leg = [0];
    for (let turn = 1; turn < TURNS_MOST; turn += 1) {
      const then = new Map<number, number>();
      let there = 0;
      for (const [place, chance] of standing) {
        for (const die of DICE) {
          const ends = endsOf(one, place, die).map(({ next, drop }) => {
            return { next, isGoal: drop === goal, far: drop === goal ? 0 : ahead[next]! };
          });
          const least = Math.min(...ends.map(({ far }) => far));
          const best = ends.find(({ far }) => far === least)!;
          if (best.isGoal) there += chance / 6;
          else then.set(best.next, (then.get(best.next) ?? 0) + chance / 6);
        }
      }
      leg.push(there);
      standing = then;
    }
    legs.set(`${start} ${goal}`, leg);
    return leg;
  }

  /** The best of all orders of what is open, whatever the dice show on the way. @param tried - what of it is tried. */
  function bestOrder(
    game: MadeUp,
    set: DropSet,
    last: number,
    left: number,
    tried = (_: number, goals: readonly number[]) => goals,
  ): number {
    const orders = tried(last, game.openIn(set)).map((goal) => {
      const leg = legFrom(one.landing[last]!, goal);
      let sum = 0;
      for (let taken = 1; taken <= left; taken += 1) {
        if (leg[taken] === 0) continue;
        const rest = left > taken ? bestOrder(game, game.after(set, goal), goal, left - taken, tried) : 0;
        sum += leg[taken]! * (1 + SOONER * (left - taken) + rest);
      }
      return sum;
    });
    return Math.max(0, ...orders);
  }
  const MANY = [EXACT_TURNS, EXACT_TURNS + 1, 9];

  it.each<{ say: string; rules: Rules }>([
    { say: 'two that go on to each other', rules: { open: [0, 3, 5], most: 9 } },
    { say: 'one that is the last', rules: { open: [1, 2, 4], most: 2 } },
    { say: 'nothing that is open', rules: { open: [2], most: 9 } },
    { say: 'one that closes another', rules: { open: [0, 1, 2], most: 9, closes: { 1: [2] } } },
  ])('is the best order of ends, played for alone one after the other: after a drop $say', ({ rules }) => {
    const game = madeUp(rules);
    const fast = inTimeOf(usual, game, alone);
    for (const drop of rules.open) {
      for (const left of MANY) {
        const rest = bestOrder(game, game.after(game.start, drop), drop, left);
        expect(fast.withDrop(game.start, drop, left)).toBeCloseTo(1 + SOONER * left + rest, 12);
      }
    }
  });

  it('tries at each drop the two ends that look best: those that are reached soonest, of all turns that are planned for', () => {
    const soon = (last: number, goal: number) =>
      legFrom(one.landing[last]!, goal).reduce((sum, chance, taken) => sum + chance * (TURNS_MOST - taken), 0);
    const two = (last: number, goals: readonly number[]) =>
      goals.toSorted((a, b) => soon(last, b) - soon(last, a)).slice(0, 2);
    let missed = 0;
    for (const drop of [0, 1, 2, 3, 4, 5]) {
      const open = [0, 1, 2, 3, 4, 5].filter((other) => other !== drop && other !== (drop + 1) % 6);
      // Those that look best close all others: who passes them by can make more drops.
      const game = madeUp({
        open: [drop, ...open],
        most: 9,
        closes: Object.fromEntries(two(drop, open).map((each) => [each, open])),
      });
      const fast = inTimeOf(usual, game, alone);
      for (const left of MANY) {
        const [best, found] = [undefined, two].map((tried) =>
          bestOrder(game, game.after(game.start, drop), drop, left, tried),
        );
        expect(fast.withDrop(game.start, drop, left)).toBeCloseTo(1 + SOONER * left + found!, 12);
        missed += Number(best! > found! + 1e-9);
      }
    }
    expect(missed).toBeGreaterThan(0);
  });
});
