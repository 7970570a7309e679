import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countMeetings } from '../../../src/games/tournament/rotation-meetings.ts';
import { leastRepeats, rotationRounds, type RotationRequest } from '../../../src/games/tournament/rotation.ts';
import { fewestOfAll, rotationTable, type RotationTable } from './rotation-table.ts';
import { letters } from './tournament-table.ts';

/** How often each two players meet, counted pair by pair. */
function bruteMeetings(players: number, { rounds }: Pick<RotationTable, 'rounds'>): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (let one = 0; one < players; one += 1) {
    for (let other = one + 1; other < players; other += 1) {
      const together = rounds.flat().filter((game) => game.includes(one) && game.includes(other));
      met.set(`${one}-${other}`, together.length);
    }
  }
  return met;
}

const keys = (pairs: readonly (readonly number[])[]): readonly string[] => pairs.map((pair) => pair.join('-'));

/** Holds a table against all that is promised of it. */
function holds({ players, size, games, sideBySide, ...wish }: RotationRequest): RotationTable {
  const table = rotationTable({ players, size, games, sideBySide, ...wish });
  const all = table.rounds.flat();
  expect(all).toHaveLength(games);
  const atOnce = Math.min(sideBySide, Math.floor(players / size));
  expect(table.rounds).toHaveLength(Math.ceil(games / atOnce));
  for (const round of table.rounds) {
    expect(round.length).toBeLessThanOrEqual(atOnce);
    expect(new Set(round.flat()).size).toBe(round.length * size);
  }
  for (const game of all) expect(game).toHaveLength(size);
  for (let player = 0; player < players; player += 1) {
    expect(all.filter((game) => game.includes(player))).toHaveLength((games * size) / players);
  }
  const met = bruteMeetings(players, table);
  expect(keys(table.never)).toEqual([...met].filter(([, times]) => times === 0).map(([pair]) => pair));
  const again = [...met].filter(([, times]) => times > 1);
  expect(table.again.map(({ pair, times }) => [pair.join('-'), times])).toEqual(again);
  expect(table.repeats).toBe(again.reduce((sum, [, times]) => sum + times - 1, 0));
  expect(table.atLeast).toBeLessThanOrEqual(table.repeats);
  expect(table.isProved).toBe(table.atLeast === table.repeats);
  return table;
}

test.each([
  { say: 'eight in fours: everybody meets in three rounds', players: 8, size: 4, rounds: 3, repeats: 8, never: 0 },
  { say: 'nine in threes: every pair once in four', players: 9, size: 3, rounds: 4, repeats: 0, never: 0 },
  { say: 'sixteen in fours: every pair once in five', players: 16, size: 4, rounds: 5, repeats: 0, never: 0 },
  { say: '25 in fives: every pair once in six', players: 25, size: 5, rounds: 6, repeats: 0, never: 0 },
  { say: 'nine in threes: every pair twice in eight', players: 9, size: 3, rounds: 8, repeats: 36, never: 0 },
  { say: 'twelve in threes: nobody twice in four', players: 12, size: 3, rounds: 4, repeats: 0, never: 18 },
  { say: 'twenty in fours: nobody twice in five', players: 20, size: 4, rounds: 5, repeats: 0, never: 40 },
  { say: '24 in threes: nobody twice in eight', players: 24, size: 3, rounds: 8, repeats: 0, never: 84 },
  { say: '48 in fours: nobody twice in three', players: 48, size: 4, rounds: 3, repeats: 0, never: 912 },
  { say: 'six in threes: two pairs again in two', players: 6, size: 3, rounds: 2, repeats: 2, never: 5 },
])('$say', ({ players, size, rounds, repeats, never }) => {
  for (const seed of [0, 1, 2 ** 32 - 1]) {
    const games = (rounds * players) / size;
    const table = holds({ players, size, games, sideBySide: 48, seed });
    expect(table.rounds).toHaveLength(rounds);
    expect([table.repeats, table.never.length, table.isProved]).toEqual([repeats, never, true]);
  }
});

test('seven in threes meet once where one game is played at a time, and not where two are', () => {
  const wish = { players: 7, size: 3, games: 7, seed: 5 };
  expect(holds({ ...wish, sideBySide: 1 })).toMatchObject({ repeats: 0, isProved: true });
  expect(holds({ ...wish, sideBySide: 2 })).toMatchObject({ repeats: 3, isProved: true });
});

test('the fewest of all tables is found whatever table was known', () => {
  for (const known of [3, 4, 9]) expect(fewestOfAll(7, 3, [2, 2, 2, 1], known)).toBe(3);
});

test('what could not be proved is said', () => {
  const table = holds({ players: 10, size: 5, games: 6, sideBySide: 2, seed: 7 });
  expect(table.isProved).toBe(false);
  expect(table.atLeast).toBe(16);
});

test('the same seed gives the same table, and others give others', () => {
  for (const [players, size, games] of [
    [8, 4, 6],
    [9, 3, 12],
    [13, 3, 13],
  ] as const) {
    const draw = (seed: number) => rotationTable({ players, size, games, sideBySide: 4, seed });
    expect(draw(1)).toEqual(draw(1));
    expect(new Set([1, 2, 3, 4].map((seed) => JSON.stringify(draw(seed).rounds))).size).toBeGreaterThan(1);
  }
});

// Of a draw only the seed is kept: whoever opens a saved tournament is to find the games that were played.
test.each([
  {
    say: 'sixteen in fours, along lines of a field of four',
    wish: { players: 16, size: 4, games: 20, sideBySide: 4, seed: 1 },
    rounds: [
      'deio acfp bgjl hkmn',
      'egkp filn chjo abdm',
      'bcen dfgh aijk lmop',
      'aehl bfko djnp cgim',
      'efjm bhip agno cdkl',
    ],
  },
  {
    say: 'nine in threes, along the lines and then along them again',
    wish: { players: 9, size: 3, games: 24, sideBySide: 3, seed: 1 },
    rounds: [
      ...['beg dfh aci', 'bdi cef agh', 'bch fgi ade', 'abf cdg ehi'],
      ...['beg dfh aci', 'bdi cef agh', 'bch fgi ade', 'abf cdg ehi'],
    ],
  },
  {
    say: 'twelve in threes, a round more than there are lines for',
    wish: { players: 12, size: 3, games: 20, sideBySide: 4, seed: 0 },
    rounds: ['afg bdk ehl cij', 'def cgk ahi bjl', 'bfi akl cdh egj', 'hjk dil abe cfg', 'adj bgh cfl eik'],
  },
  {
    say: 'thirteen in threes, the best of every start of a search',
    wish: { players: 13, size: 3, games: 26, sideBySide: 4, seed: 6 },
    rounds: [
      ...['cfi abe gjl dhk', 'chm bdl aik efj', 'cdk afh bgi elm', 'bce hil gjk dfm'],
      ...['dei agm fkl bhj', 'acl ijm egh', 'bkm adj cfg'],
    ],
  },
  {
    say: 'nine in fours, by a search that ends as soon as it can',
    wish: { players: 9, size: 4, games: 9, sideBySide: 2, seed: 1 },
    rounds: ['bcdh efgi', 'bdei acfg', 'fghi acde', 'achi bdfg', 'abeh'],
  },
])('18.1 @X: a saved draw of $say has the same games in every build', ({ wish, rounds }) => {
  expect(rotationRounds(wish).map((round) => round.map(letters).join(' '))).toEqual(rounds);
});

test.each([
  { say: 'more meetings than pairs', players: 5, size: 3, shape: [1, 1, 1, 1, 1], least: 5 },
  { say: 'fewer meetings than pairs', players: 10, size: 5, shape: [1, 1, 1, 1], least: 0 },
  { say: 'games larger than the games of a full round', players: 8, size: 4, shape: [2, 2], least: 4 },
])('no table does with fewer repeats: $say', ({ players, size, shape, least }) => {
  expect(leastRepeats(players, size, shape)).toBe(least);
});

test('who meets again is told alike in whatever order the players of a game are', () => {
  const met = countMeetings(4, [[[2, 0, 1]], [[1, 3, 2]]]);
  expect(met).toEqual({ again: [{ pair: [1, 2], times: 2 }], never: [[0, 3]], repeats: 1 });
});

const wishes = fc
  .tuple(fc.integer({ min: 3, max: 5 }), fc.integer({ min: 3, max: 48 }), fc.integer({ min: 1, max: 5 }))
  .filter(([size, players, each]) => players >= size && (players * each) % size === 0)
  .chain(([size, players, each]) =>
    fc.record({
      size: fc.constant(size),
      players: fc.constant(players),
      games: fc.constant((players * each) / size),
      sideBySide: fc.integer({ min: 1, max: 12 }),
      seed: fc.nat(),
    }),
  );

test('everybody plays as often, nobody twice in a round, and who meets is as it is said', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      holds(wish);
    }),
    { numRuns: 25 },
  );
});

/** Every choice of so many out of some. */
function choices<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
}

/** The fewest repeats of all tables there are. */
function bruteFewest(players: number, size: number, shape: readonly number[]): number {
  const everybody = Array.from({ length: players }, (_, player) => player);
  const all = choices(everybody, size);
  const roundsOf = (games: number) =>
    choices(all, games).filter((round) => new Set(round.flat()).size === games * size);
  const each = (shape.reduce((sum, games) => sum + games, 0) * size) / players;
  let fewest = Infinity;
  const grow = (done: readonly (readonly number[])[], at: number): void => {
    if (everybody.some((player) => done.filter((game) => game.includes(player)).length > each)) return;
    if (at === shape.length) {
      const met = bruteMeetings(players, { rounds: [done] });
      const repeats = [...met.values()].reduce((sum, times) => sum + Math.max(0, times - 1), 0);
      fewest = Math.min(fewest, repeats);
      return;
    }
    // The first round is as good as any other.
    const rounds = roundsOf(shape[at]!);
    for (const round of at === 0 ? rounds.slice(0, 1) : rounds) grow([...done, ...round], at + 1);
  };
  grow([], 0);
  return fewest;
}

test.each([
  { players: 4, size: 3, shape: [1, 1, 1, 1] },
  { players: 5, size: 3, shape: [1, 1, 1, 1, 1] },
  { players: 6, size: 3, shape: [2, 2] },
  { players: 6, size: 3, shape: [2, 2, 2] },
  { players: 6, size: 4, shape: [1, 1, 1] },
  { players: 8, size: 4, shape: [2, 2] },
  { players: 8, size: 4, shape: [2, 2, 2] },
  { players: 9, size: 3, shape: [3, 3] },
])('of all tables for $players in games of $size, $shape a round, none has fewer', ({ players, size, shape }) => {
  const games = shape.reduce((sum, count) => sum + count, 0);
  const table = holds({ players, size, games, sideBySide: shape[0]!, seed: 3 });
  expect([table.repeats, table.isProved]).toEqual([bruteFewest(players, size, shape), true]);
});

test('seats that cannot be shared, or players too few for a game, are a fault of who asks', () => {
  const wish = { players: 8, size: 3, games: 3, sideBySide: 2, seed: 0 };
  const fault = new RangeError('seats that cannot be shared equally');
  expect(() => rotationTable(wish)).toThrow(fault);
  expect(() => rotationTable({ ...wish, players: 2, games: 2 })).toThrow(fault);
});
