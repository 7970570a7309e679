import { describe, expect, it } from 'vitest';
import { solveGoal } from '../../../src/games/gug/advisor/goal.ts';
import { aheadOf, endsFrom, figuresAt, type FoundEnd } from '../../../src/games/gug/advisor/play.ts';
import { type Aim, type Ending, type Solved, solve, type Task } from '../../../src/games/gug/advisor/solve.ts';
import { LEVELS, type ShortEnd, type Turns } from '../../../src/games/gug/advisor/turns.ts';
import type { LineId } from '../../../src/games/gug/board-data.ts';
import { NO_WORKS, type Position } from '../../../src/games/gug/position.ts';
import type { Rulings } from '../../../src/games/gug/rulings.ts';
import { startPosition } from '../../../src/games/gug/situation.ts';
import { CLASSIC } from '../../../src/games/gug/sips.ts';
import { closed, crossOf, FORK, ON_THE_WAY, station, turnsOf } from './small-tables.ts';

const AIMS = ['turns', 'sips'] as const satisfies readonly Aim[];

/** What a drop at some ends comes to; there is none at the others. */
type Drops = Readonly<Record<string, Ending>>;

const ELSEWHERE: Ending = { is: 'elsewhere' };
const drop = (turns: number, sips: number): Ending => ({ is: 'drop', ahead: { turns, sips } });
const NEVER = drop(Infinity, Infinity);

function taskOf({ arrivals }: Turns, drops: Drops, more: Partial<Task> = {}): Task {
  const endings = arrivals.map((arrival): Ending => drops[arrival.station] ?? { is: 'none' });
  return { endings, isForced: false, aim: 'turns', precision: 'exact', levels: LEVELS, ...more };
}

interface Begun {
  readonly position: Position;
  readonly ends: readonly (readonly FoundEnd[])[];
}
const begun = new Map<Turns['network'], readonly Begun[]>();

/** Every position in which a turn can begin, and the ends that the judge's own search finds for each throw. */
function begunIn({ network }: Turns): readonly Begun[] {
  const known = begun.get(network);
  if (known) return known;
  const found = network.hops.flatMap(({ from, line, to }) =>
    [false, true].flatMap((touched) =>
      [0, 1, 2].map((leicester) => {
        const position = { ...startPosition(to, { from, by: line }), touched, leicester };
        return { position, ends: endsFrom(network, position, CLASSIC) };
      }),
    ),
  );
  begun.set(network, found);
  return found;
}

const apart = (one: number, other: number) => (one === other ? 0 : Math.abs(one - other));

/**
 * In the best play each figure is a turn, and what the best ends of the six throws come to. Only the best play has such figures,
 * unless it never gets there.
 */
function expectBestPlay(turns: Turns, solved: Solved): void {
  const off = begunIn(turns).flatMap(({ position, ends }) => {
    const [mine, next] = [figuresAt(turns, solved, position), aheadOf(turns, solved, position, ends)];
    return [apart(mine.turns, next.turns), apart(mine.sips, next.sips)];
  });
  expect(Math.max(...off)).toBeLessThan(1e-7);
}

const at = (id: string, from: string, by: string): Position => ({
  ...startPosition(station(id), { from: station(from), by: by as LineId }),
  touched: true,
});

const usual = turnsOf();
const FOUR: Drops = { w3: drop(3, 4), n3: drop(0, 9), s3: drop(6, 1), d3: drop(2, 2) };

/** Who is between ne and e3 can only end a turn short: works have closed both ways on. ne is Leicester Square, e2 the Elephant. */
const shortOf = (rulings: Partial<Rulings> = {}) =>
  turnsOf({ R1: 'forgotten', ...rulings }, closed(['nw', 'ne'], ['e2', 'e3']), crossOf(3, [18, 1, 8]));

describe('the best play for the next drop', () => {
  const forced = { isForced: true };
  it.each<{ say: string; turns: Turns; drops: Drops; more?: Partial<Task> }>([
    { say: 'one end', turns: usual, drops: { w3: drop(0, 0) } },
    { say: 'several ends, some of which leave more to come', turns: usual, drops: FOUR },
    { say: 'the first end of all beside others', turns: usual, drops: { ...FOUR, sw: drop(1, 1) } },
    { say: 'ends that nobody would drop at if they need not', turns: usual, drops: { ...FOUR, n3: drop(20, 60) } },
    { say: 'the same where they must (R19)', turns: usual, drops: { ...FOUR, n3: drop(20, 60) }, more: forced },
    {
      say: 'one end, where others must be dropped at (R19)',
      turns: usual,
      drops: { w3: drop(0, 0), n3: ELSEWHERE, s3: ELSEWHERE, d3: ELSEWHERE },
      more: forced,
    },
    {
      say: 'one end, where a drop at another loses it (R19)',
      turns: turnsOf({}, NO_WORKS, FORK),
      drops: { n3: drop(0, 0), b2: NEVER, w3: ELSEWHERE },
      more: forced,
    },
    {
      say: 'one end, where the only way on loses it (R19)',
      turns: turnsOf({ R16: 'no-limit' }, NO_WORKS, crossOf(3, [18, 1, 8])),
      drops: { w3: drop(0, 0), n3: NEVER },
      more: forced,
    },
    { say: 'Leicester Square on the way (16.4)', turns: turnsOf({}, NO_WORKS, ON_THE_WAY), drops: FOUR },
    {
      say: 'Leicester Square without a limit (R16)',
      turns: turnsOf({ R16: 'no-limit' }, NO_WORKS, ON_THE_WAY),
      drops: FOUR,
    },
    {
      say: 'Leicester Square where the third is not tossed for (R16)',
      turns: turnsOf({ R16: 'no-toss' }, NO_WORKS, ON_THE_WAY),
      drops: FOUR,
    },
    { say: 'turns that may end early (R6)', turns: turnsOf({ R6: 'early' }), drops: FOUR },
    { say: 'turns that have to end on the loop (R13)', turns: turnsOf({ R13: 'ending' }), drops: FOUR },
    { say: 'any line that ends at a station (R7)', turns: turnsOf({ R7: 'any-line' }), drops: FOUR },
    { say: 'an island (2.2)', turns: turnsOf({}, closed(['nw', 'n1'])), drops: { ...FOUR, n3: { is: 'none' } } },
    {
      say: 'who must wait for another throw, at the loop before Leicester Square (R6, 16.4)',
      turns: turnsOf({}, NO_WORKS, crossOf(0, [15, 0, 10])),
      drops: FOUR,
    },
    {
      say: 'who may end at Leicester Square or where nothing goes on (16.4)',
      turns: turnsOf({}, closed(['nw', 'n1'], ['nw', 'sw']), crossOf(0, [15, 2, 10])),
      drops: FOUR,
    },
    { say: 'turns that end short, some at Leicester Square (R6, 16.4)', turns: shortOf(), drops: FOUR },
    { say: 'such turns without a limit (R16)', turns: shortOf({ R16: 'no-limit' }), drops: FOUR },
    { say: 'such turns where the third is not tossed for (R16)', turns: shortOf({ R16: 'no-toss' }), drops: FOUR },
  ])('$say', ({ turns, drops, more }) => {
    for (const aim of AIMS) expectBestPlay(turns, solve(turns, taskOf(turns, drops, { aim, ...more })));
  });
});

it('16.4, R16: without a limit it makes no difference how often turns have ended at Leicester Square', () => {
  const turns = turnsOf({ R16: 'no-limit' }, NO_WORKS, ON_THE_WAY);
  const [once, counted] = [1, LEVELS].map((levels) => solveGoal(turns, station('w3'), [], 'sips', levels));
  for (const { position } of begunIn(turns)) {
    const [one, other] = [once!, counted!].map((solved) => figuresAt(turns, solved, position));
    expect(apart(one!.sips, other!.sips)).toBeLessThan(1e-9);
  }
});

describe('of what leads to as many turns, the fewest sips', () => {
  // Who stands at n3 and could drop there can ride on to w3 as well.
  const riding = solve(usual, taskOf(usual, { w3: drop(0, 0) }));
  const [n2, n3] = [at('n2', 'n1', 'northern'), at('n3', 'n2', 'northern')];
  const onward = figuresAt(usual, riding, n3);

  it.each([
    { say: 'a drop that leads to fewer', sips: -0.5, less: 0.5 },
    { say: 'none where it leads to more', sips: 0.5, less: 0 },
  ])('decide at an end: $say', ({ sips, less }) => {
    const drops = { w3: drop(0, 0), n3: drop(onward.turns, onward.sips + sips) };
    const before = figuresAt(usual, riding, n2);
    const now = figuresAt(usual, solve(usual, taskOf(usual, drops)), n2);
    expect(now.turns).toBeCloseTo(before.turns, 7);
    expect(before.sips - now.sips).toBeCloseTo(less, 6);
  });

  const short = shortOf();
  const e1 = at('e1', 'ne', 'central');

  /** The same table, where each short turn can end in one way more. */
  const withMore = (make: (ends: readonly ShortEnd[]) => readonly ShortEnd[]): Turns => ({
    ...short,
    short: (level) => new Map([...short.short(level)].map(([thrown, ends]) => [thrown, make(ends)])),
  });
  const dearer = (ends: readonly ShortEnd[]) => ends.map((end) => ({ ...end, sips: end.sips + 2 }));

  it.each([
    { say: 'dearer ones behind', turns: withMore((ends) => [...ends, ...dearer(ends)]) },
    { say: 'dearer ones before', turns: withMore((ends) => [...dearer(ends), ...ends]) },
    { say: 'the ends the other way round', turns: withMore((ends) => ends.toReversed()) },
  ])('decide among the ends of a short turn (R6): $say', ({ turns }) => {
    const [one, other] = [short, turns].map((table) => figuresAt(table, solve(table, taskOf(table, FOUR)), e1));
    expect(other!.turns).toBeCloseTo(one!.turns, 9);
    expect(other!.sips).toBeCloseTo(one!.sips, 9);
  });
});

it('a short turn ends where the sips to come are the fewest of as many turns (R6)', () => {
  const short = shortOf();
  const drops: Drops = { w3: drop(0, 0) };
  // From both w3 is certain in one turn, and from w2 more points are left there.
  const solved = solve(short, taskOf(short, drops));
  const [w1, w2] = ['w1', 'w2'].map((id) => figuresAt(short, solved, { ...startPosition(station(id)), touched: true }));
  expect([w1!.turns, w2!.turns]).toEqual([1, 1]);
  expect(w2!.sips - w1!.sips).toBeCloseTo(1, 9);
  for (const ids of [
    ['w1', 'w2'],
    ['w2', 'w1'],
  ]) {
    const ends = ids.map((id): ShortEnd => {
      return { way: short.ways.get(id)!, touched: true, isLeicester: false, isToss: false, sips: 5 };
    });
    const turns = {
      ...short,
      short: (level: number) => new Map([...short.short(level).keys()].map((at) => [at, ends])),
    };
    const found = figuresAt(turns, solve(turns, taskOf(turns, drops)), at('e1', 'ne', 'central'));
    expect(found.turns).toBeCloseTo(2, 9);
    expect(found.sips).toBeCloseTo(5 + w1!.sips, 9);
  }
});

describe('a solution to begin with', () => {
  /** How far apart two solutions are, at most. */
  const most = (one: Solved, other: Solved) =>
    Math.max(
      ...begunIn(usual).flatMap(({ position }) => {
        const [mine, others] = [one, other].map((solved) => figuresAt(usual, solved, position));
        return [apart(mine!.turns, others!.turns), apart(mine!.sips, others!.sips)];
      }),
    );

  it.each(AIMS)('stands where it is the solution, however coarse it may be: by the fewest %s', (aim) => {
    const exact = solve(usual, taskOf(usual, FOUR, { aim }));
    const task = taskOf(usual, FOUR, { aim, precision: 'coarse' });
    expect(most(exact, solve(usual, task, exact))).toBeLessThan(1e-8);
    expect(most(exact, solve(usual, task))).toBeGreaterThan(1e-6);
  });

  it.each<{ say: string; aim: Aim; ahead: Ending }>([
    { say: 'as many turns and more sips', aim: 'turns', ahead: drop(2, 7) },
    { say: 'more turns and as many sips', aim: 'turns', ahead: drop(4, 2) },
    { say: 'as many turns and fewer sips', aim: 'turns', ahead: drop(2, 1) },
    { say: 'a turn more for a sip less', aim: 'sips', ahead: drop(3, 1) },
  ])('is left where a drop leads to $say', ({ aim, ahead }) => {
    const before = solve(usual, taskOf(usual, { d3: drop(2, 2) }, { aim }));
    const task = taskOf(usual, { d3: ahead }, { aim });
    expect(most(solve(usual, task), solve(usual, task, before))).toBeLessThan(1e-8);
  });
});

describe('the search', () => {
  /** How often it chooses anew: it asks each time where short turns end. */
  function askedBy(table: Turns, drops: Drops, aim: Aim): number {
    let asked = 0;
    const turns: Turns = { ...table, short: (level) => ((asked += 1), table.short(level)) };
    solve(turns, taskOf(turns, drops, { aim }));
    return asked;
  }
  const leicester = turnsOf({}, NO_WORKS, ON_THE_WAY);

  // A search that asks less often is welcome to lower these figures.
  it.each<{ say: string; turns: Turns; drops: Drops; most: Readonly<Record<Aim, number>> }>([
    { say: 'one end', turns: usual, drops: { w3: drop(0, 0) }, most: { turns: 283, sips: 340 } },
    {
      say: 'where others must be dropped at (R19)',
      turns: shortOf({ R16: 'no-toss' }),
      drops: { w3: drop(0, 0), n3: ELSEWHERE },
      most: { turns: 333, sips: 509 },
    },
    { say: 'Leicester Square on the way', turns: leicester, drops: FOUR, most: { turns: 267, sips: 297 } },
    {
      say: 'where nobody is ever stuck',
      turns: shortOf({ R16: 'no-limit' }),
      drops: FOUR,
      most: { turns: 113, sips: 157 },
    },
  ])('is soon done: $say', ({ turns, drops, most }) => {
    for (const aim of AIMS) expect(askedBy(turns, drops, aim)).toBeLessThanOrEqual(most[aim]);
  });
});
