import { describe, expect, it } from 'vitest';
import { EXACT_TURNS, type InTime, makeInTime } from '../../../src/games/gug/advisor/in-time.ts';
import { type OneTurn, oneTurnOf } from '../../../src/games/gug/advisor/one-turn.ts';
import type { DropSet, DropSets, EndClass } from '../../../src/games/gug/advisor/sets.ts';
import type { Solved } from '../../../src/games/gug/advisor/solve.ts';
import { makeTurns, type Turns } from '../../../src/games/gug/advisor/turns.ts';
import { makeBoard } from '../../../src/games/gug/board.ts';
import { makeNetwork } from '../../../src/games/gug/network.ts';
import { NO_WORKS, type Works } from '../../../src/games/gug/position.ts';
import { DEFAULT_RULINGS, type Rulings } from '../../../src/games/gug/rulings.ts';
import { drawSome, seeded } from '../../../src/games/shared/seeded.ts';
import { CLASSIC } from '../../../src/games/gug/sips.ts';
import { TURNS_MOST } from '../../../src/games/gug/turns-in-time.ts';
import { networkOf } from './ask.ts';
import { smallBoard } from './brute/small-boards.ts';

/** A loop of four with four arms, at whose ends something can be dropped: six ways to arrive in all. */
const boardOf = (north: number) =>
  makeBoard(
    smallBoard({
      ...{ west: 3, east: 0, north, branch: 0, south: 3, slant: 3 },
      ...{ dots: [1, 0, 2, 0], circles: [0, 1, 0], noReturn: 0, joined: null, service: null, isBundled: true },
      special: [15, 7, 10],
    }),
  );
const turnsOf = (rulings: Partial<Rulings> = {}, board = boardOf(3), works = NO_WORKS) =>
  makeTurns(makeNetwork(board, { ...DEFAULT_RULINGS, ...rulings }, works), CLASSIC);
const [usual, forced] = [turnsOf(), turnsOf({ R19: 'must-drop' })];
const london = makeTurns(networkOf('london-2025'), CLASSIC);

/** How many drops can be made, and what is open after some. */
interface Rules {
  readonly most: number;
  readonly open: (made: readonly number[]) => readonly number[];
}

/** Sets of drops by made-up rules, each of which is made once, and what is open in each. */
function madeUp(rules: Rules) {
  const known: { readonly set: DropSet; readonly made: readonly number[] }[] = [];
  const of = (made: readonly number[]): DropSet => {
    const found = known.find((each) => each.made.join() === made.join());
    if (found) return found.set;
    const nothing = { low: 0, high: 0 };
    const counts = { north: 0, south: 0, central: 0, heathrow: 0 };
    const filled = { left: rules.most - made.length, counts, room: nothing };
    const set: DropSet = { index: known.length, filled, open: nothing };
    known.push({ set, made });
    return set;
  };
  const openIn = (set: DropSet) => (set.filled.left > 0 ? rules.open(known[set.index]!.made) : []);
  const after = (set: DropSet, drop: number) =>
    of([...known[set.index]!.made, drop].toSorted((one, other) => one - other));
  const classOf = (drop: number): EndClass => {
    return { index: drop, members: [drop], kind: 'north', leaves: { low: 0, high: 0 } };
  };
  // Nothing else is asked of them.
  const sets: Pick<DropSets, 'next' | 'after'> = {
    next: (set: DropSet) => openIn(set).map(classOf),
    after: (set: DropSet, { index }: EndClass) => after(set, index),
  };
  return { sets, start: of([]), openIn, after };
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
  makeInTime(turns, game.sets as DropSets, alone);
const ALL = usual.arrivals.map((_, index) => index);
const onceEach = (ends: readonly number[]) => (made: readonly number[]) => ends.filter((end) => !made.includes(end));
const CLOSING: Rules = {
  most: 9,
  open: (made) => (made.some((end) => end < 3) ? [] : onceEach(ALL)(made)),
};
const PLACES = [...Array(oneTurnOf(usual).places).keys()];

describe('the most drops in few turns is what trying every end of every throw finds', () => {
  it.each<{ say: string; rules: Rules }>([
    { say: 'each end once', rules: { open: onceEach(ALL), most: 9 } },
    { say: 'two drops at most', rules: { open: onceEach(ALL), most: 2 } },
    { say: 'one drop', rules: { open: onceEach(ALL), most: 1 } },
    { say: 'one end', rules: { open: onceEach([0]), most: 9 } },
    { say: 'none', rules: { open: () => [], most: 9 } },
    { say: 'ends that close all others, so that it may be better to pass by', rules: CLOSING },
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
          if (!rules.open([]).includes(drop)) expect(made).toBeUndefined();
          else expect(made).toBeCloseTo(slow.withDrop(game.start, drop, left), 12);
        }
      }
    }
  });

  it('passing by is better at times, where that may be', () => {
    const game = madeUp(CLOSING);
    const [may, must] = [usual, forced].map((turns) =>
      mean(PLACES.map((place) => inTimeOf(turns, game).from(game.start, place, 3))),
    );
    expect(may!).toBeGreaterThan(must! + 0.01);
  });

  it('is asked for again and is the same, in whatever order', () => {
    const game = madeUp({ open: onceEach(ALL), most: 3 });
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
    // Each of them after a drop that is none of London's.
    const game = madeUp({ open: ([first]) => (first === undefined ? [] : [first - london.arrivals.length]), most: 2 });
    const [fast, slow] = [inTimeOf(london, game), slowly(one, game, false)];
    const goals = [0, 1, 30, 31, 32, london.arrivals.length - 1];
    for (const goal of goals) {
      const set = game.after(game.start, goal + london.arrivals.length);
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
  const HORIZON = TURNS_MOST - 1;
  /** So many turns are ahead of a place on the way to a goal, of who has not touched the loop and who has. */
  type Ahead = (goal: number, place: number) => number;

  /** Playing for ends alone, going from end to end by what is ahead, the first of equals. */
  function playing(turns: Turns, ahead: Ahead) {
    const one = oneTurnOf(turns);
    const alone = (goal: number): Solved => {
      const all = Float64Array.from({ length: one.places }, (_, place) => ahead(goal, place));
      const blocks = [all.slice(0, one.places / 2), all.slice(one.places / 2)];
      return { blocks: blocks.map((each) => ({ turns: each, sips: each })) } as unknown as Solved;
    };
    const legs = new Map<string, readonly number[]>();
    /** The chance to drop at a goal in exactly so many turns after a drop. */
    function legOf(last: number, goal: number): readonly number[] {
      const known = legs.get(`${last} ${goal}`);
      if (known) return known;
      let standing = new Map([[one.landing[last]!, 1]]);
      const leg = [0];
      for (let turn = 1; turn <= HORIZON; turn += 1) {
        const then = new Map<number, number>();
        let there = 0;
        for (const [place, chance] of standing) {
          for (const die of DICE) {
            const ends = endsOf(one, place, die).map(({ next, drop }) => {
              return { next, isGoal: drop === goal, far: drop === goal ? 0 : ahead(goal, next) };
            });
            const least = Math.min(...ends.map(({ far }) => far));
            const best = ends.find(({ far }) => far === least && far < Infinity);
            if (best?.isGoal) there += chance / 6;
            else if (best) then.set(best.next, (then.get(best.next) ?? 0) + chance / 6);
          }
        }
        leg.push(there);
        standing = then;
      }
      legs.set(`${last} ${goal}`, leg);
      return leg;
    }
    return {
      turns,
      alone,
      legOf,
      firstOf: (last: number, goal: number) => legOf(last, goal).findIndex((chance) => chance > 0),
    };
  }
  type Playing = ReturnType<typeof playing>;

  /** What of the open ends is tried, where the last of so many turns is planned for. */
  type Tried = (last: number, goals: readonly number[], most: number) => readonly number[];
  const everyEnd: Tried = (_, goals) => goals;
  /** The two that are reached soonest: in the most of those turns on average. */
  const twoSoonest =
    ({ legOf }: Playing): Tried =>
    (last, goals, most) => {
      const soon = (goal: number) =>
        legOf(last, goal).reduce((sum, chance, taken) => sum + chance * Math.max(0, most - taken + 1), 0);
      return goals.toSorted((one, other) => soon(other) - soon(one)).slice(0, 2);
    };

  /** With a drop: the best of all orders of what is tried, whatever the dice show on the way. */
  function bestOrder({ legOf, firstOf }: Playing, game: MadeUp, drop: number, left: number, tried = everyEnd): number {
    const known = new Map<string, number>();
    const after = (set: DropSet, last: number, still: number, most: number): number => {
      const key = `${set.index} ${last} ${still} ${most}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const orders = tried(last, game.openIn(set), most).map((goal) => {
        const first = firstOf(last, goal);
        let sum = 0;
        for (let taken = 1; taken <= still; taken += 1) {
          const chance = legOf(last, goal)[taken]!;
          if (chance === 0) continue;
          const rest = after(game.after(set, goal), goal, still - taken, most - first);
          sum += chance * (1 + SOONER * (still - taken) + rest);
        }
        return sum;
      });
      const best = Math.max(0, ...orders);
      known.set(key, best);
      return best;
    };
    return 1 + SOONER * left + after(game.after(game.start, drop), drop, left, HORIZON);
  }
  const made = ({ turns, alone }: Playing, game: MadeUp, drop: number, left: number) =>
    inTimeOf(turns, game, alone).withDrop(game.start, drop, left);

  // Whole numbers, so that some places are as near as others.
  const straight = playing(usual, (goal, place) => 1 + ((place * (goal + 3)) % 7));
  const wandering = [1, 2, 3, 4].map((seed) => {
    const random = seeded(seed);
    const far = ALL.map(() => PLACES.map(() => random(9)));
    return playing(usual, (goal, place) => far[goal]![place]!);
  });
  const MANY = [EXACT_TURNS, 9, HORIZON - 1, HORIZON];

  it.each<{ say: string; rules: Rules; first: readonly number[] }>([
    { say: 'two that go on to each other', rules: { open: onceEach([0, 3, 5]), most: 9 }, first: [0, 3, 5] },
    { say: 'one that is the last', rules: { open: onceEach([1, 2, 4]), most: 2 }, first: [1, 2, 4] },
    { say: 'nothing that is open', rules: { open: onceEach([2]), most: 9 }, first: [2] },
    {
      say: 'one that closes another',
      rules: { open: (has) => onceEach(has.includes(1) ? [0] : [0, 1, 2])(has), most: 9 },
      first: [0, 1, 2],
    },
  ])('is the best order of ends, played for alone one after the other: after a drop $say', ({ rules, first }) => {
    const game = madeUp(rules);
    for (const plan of [straight, ...wandering.slice(0, 2)]) {
      for (const drop of first) {
        for (const left of MANY)
          expect(made(plan, game, drop, left)).toBeCloseTo(bestOrder(plan, game, drop, left), 12);
      }
    }
  });

  it('is the same whichever order leads to what is left, the slower one or the quicker', () => {
    const random = seeded(1);
    for (const plan of wandering) {
      for (let tried = 0; tried < 12; tried += 1) {
        // Two in either order, two others in either order, and one that is the last.
        const [first, one, other, third, fourth, last] = drawSome(random, ALL, ALL.length);
        const pairs = [
          [one!, other!],
          [third!, fourth!],
        ].flatMap((pair) => [pair, pair]);
        const rows = [[first!], ...pairs, [last!]];
        const game = madeUp({ most: 6, open: (has) => onceEach(rows[has.length]!)(has) });
        expect(made(plan, game, first!, HORIZON)).toBeCloseTo(bestOrder(plan, game, first!, HORIZON), 12);
      }
    }
  });

  it('tries at each drop the two ends that are reached soonest', () => {
    let missed = 0;
    for (const plan of wandering.slice(0, 3)) {
      for (const drop of ALL) {
        for (const via of onceEach(ALL)([drop])) {
          // One that is given, then one of the others.
          const game = madeUp({ most: 3, open: (has) => (has.length === 1 ? [via] : onceEach(ALL)(has)) });
          const found = made(plan, game, drop, HORIZON);
          expect(found).toBeCloseTo(bestOrder(plan, game, drop, HORIZON, twoSoonest(plan)), 12);
          missed += Number(bestOrder(plan, game, drop, HORIZON) > found! + 1e-9);
        }
      }
    }
    // A third is better at times.
    expect(missed).toBeGreaterThan(0);
  });

  it('takes for soonest what is, in the turns that are then left', () => {
    const [plan] = wandering;
    // Three that are given; then 2 looks better than 4, which it would not with all turns still to come.
    const given = [[0], [3], [5], [1, 2, 4]];
    const game = madeUp({
      most: 9,
      open: (has) => onceEach(has.includes(1) ? [] : (given[has.length] ?? [2, 4]))(has),
    });
    const two = twoSoonest(plan!);
    const found = made(plan!, game, 0, HORIZON);
    expect(found).toBeCloseTo(bestOrder(plan!, game, 0, HORIZON, two), 12);
    const ofAll: Tried = (last, goals) => two(last, goals, HORIZON);
    expect(Math.abs(bestOrder(plan!, game, 0, HORIZON, ofAll) - found!)).toBeGreaterThan(1e-6);
  });

  describe('where a turn may end early (R6), so that there is a choice before the loop as well', () => {
    // The loop's line stands last, so that the first place of all is one that a turn can end at before the loop: w2 from w3.
    const { data } = boardOf(3);
    const { circle, ...arms } = data.lines;
    const turns = turnsOf({ R6: 'early' }, makeBoard({ ...data, lines: { ...arms, circle: circle! } }));
    const [first, second] = [0, 1];
    /** By goal and place: from two of five no way is known to lead to the goal. */
    const random = seeded(1);
    const far = ALL.map(() =>
      Array.from({ length: oneTurnOf(turns).places }, () => [Infinity, Infinity, 1, 2, 3][random(5)]!),
    );

    it.each<{ say: string; over: Readonly<Record<number, number>> }>([
      { say: 'from where nobody knows one', over: {} },
      { say: 'and the first place of all is as good as any', over: { [first]: 0.5 } },
      { say: 'and the second place of all as bad', over: { [second]: Infinity } },
    ])('nobody goes on $say', ({ over }) => {
      const plan = playing(turns, (goal, place) => over[place] ?? far[goal]![place]!);
      const game = madeUp({ open: onceEach(ALL), most: 2 });
      for (const drop of ALL)
        expect(made(plan, game, drop, HORIZON)).toBeCloseTo(bestOrder(plan, game, drop, HORIZON), 12);
    });
  });

  describe('at the end of an arm that is so long that it is reached in the very last turn', () => {
    // Every turn ends at the next station (R6), until the end is near. Nobody rides round the loop (2.2).
    const stretches = [['nw', 'ne']] as unknown as Works['stretches'];
    const turns = turnsOf({ R6: 'early' }, boardOf(26), { stations: [], stretches });
    const ids = [...turns.ways.keys()].map((way) => way.split(' ')[0]!);
    const way = ['s2', 's1', 'sw', 'nw', ...Array.from({ length: 26 }, (_, index) => `n${index + 1}`)];
    const endOf = (station: string) => turns.arrivals.findIndex((drop) => drop.station === station);
    const [far, last] = ['n26', 's3'].map(endOf);
    const plan = playing(turns, (goal, place) => {
      const at = way.indexOf(ids[place % ids.length]!);
      return goal === far && at >= 0 ? 1 + at : Infinity;
    });

    it('it does not count after two other drops, which leave too few turns', () => {
      const then = [last!, endOf('w3'), last!, far!];
      const game = madeUp({ most: then.length, open: (has) => [then[has.length]!] });
      const found = made(plan, game, last!, HORIZON);
      // The other two are a turn away, or never come to.
      expect(found).toBeCloseTo(bestOrder(plan, game, last!, HORIZON), 12);
      expect(found).toBeCloseTo(1.75, 2);
    });

    it('it counts, also where it stands behind two that no turn leads to', () => {
      expect(plan.firstOf(last!, far!)).toBe(HORIZON);
      for (const ends of [[far!], [98, 99, far!]]) {
        const game = madeUp({ most: 9, open: (has) => (has.length > 0 ? onceEach(ends)(has) : [last!]) });
        const [before, found] = [HORIZON - 1, HORIZON].map((left) => made(plan, game, last!, left));
        expect(before).toBe(1 + SOONER * (HORIZON - 1));
        expect(found).toBeCloseTo(1 + SOONER * HORIZON + plan.legOf(last!, far!)[HORIZON]!, 12);
        expect(found).toBeGreaterThan(1.01);
      }
    });
  });
});
