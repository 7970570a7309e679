import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GUG_ADAPTER, type SeatStanding } from '../../src/games/log-adapters/gug.ts';
import { playerKey } from '../../src/games/shared/names.ts';

interface FinishedGame {
  readonly id: string;
  readonly at: number;
  readonly seats: readonly Omit<SeatStanding, 'team' | 'drops'>[];
}

const statisticsOf = (games: readonly FinishedGame[]) =>
  GUG_ADAPTER.statistics(
    games.map(({ id, at, seats }) => ({
      id,
      standing: {
        is: 'finished' as const,
        at,
        rejectedEvents: 0,
        places: [],
        seats: seats.map((seat) => ({ ...seat, team: '', drops: 0 })),
      },
    })),
  );

const MINUTE = 60_000;

const seat = (name: string, place: number | null, minutes: number | null, sips: number, points = 0) => ({
  players: [{ name, sips, points }],
  place,
  time: minutes === null ? null : minutes * MINUTE,
});

const first: FinishedGame = {
  id: 'first',
  at: 1,
  seats: [seat('Kari', 2, 90, 60), seat('Ola', 1, 80, 44), seat('Per', null, null, 12)],
};
const second: FinishedGame = {
  id: 'second',
  at: 2,
  seats: [seat('KARI', 1, 70, 30), seat('Per', 2, 75, 0, 51)],
};

describe('per player', () => {
  const [kari, per, ola] = statisticsOf([second, first]);

  test('games are counted, the oldest first, and names in another case are the same player', () => {
    expect(kari).toMatchObject({ name: 'KARI', wins: 1, sips: 90, points: 0 });
    expect(kari!.games.map(({ id, place, of }) => [id, place, of])).toEqual([
      ['first', 2, 3],
      ['second', 1, 2],
    ]);
  });

  test('the average and the best are over the games that were finished', () => {
    expect(kari!.place).toEqual({ average: 1.5, best: 1 });
    expect(kari!.time).toEqual({ average: 80 * MINUTE, best: 70 * MINUTE });
    expect(per).toMatchObject({ name: 'Per', wins: 0, place: { average: 2, best: 2 }, sips: 12, points: 51 });
    expect(per!.games.map(({ place }) => place)).toEqual([null, 2]);
  });

  test('who has played less comes after', () => {
    expect(ola!.name).toBe('Ola');
  });
});

test('F52: who has left and come back has played one game, with all that was drunk in both seats', () => {
  const found = statisticsOf([
    { id: 'a', at: 1, seats: [seat('Per', null, null, 3, 1), seat('Kari', 1, 8, 9), seat('per', 2, 9, 7)] },
  ]);
  expect(found.map(({ name, games, sips, points, wins }) => [name, games.length, sips, points, wins])).toEqual([
    ['Kari', 1, 9, 0, 1],
    ['per', 1, 10, 1, 0],
  ]);
  expect(found[1]!.games[0]).toMatchObject({ place: 2, time: 9 * MINUTE, of: 2 });
});

test.each([
  { seats: [1, null], best: 1 },
  { seats: [null, 1], best: 1 },
  { seats: [3, 2], best: 2 },
  { seats: [2, 3], best: 2 },
  { seats: [null, null], best: null },
])('F52: of the places $seats of one player the better counts', ({ seats, best }) => {
  const [per] = statisticsOf([{ id: 'a', at: 1, seats: seats.map((place, at) => seat('Per', place, place, at)) }]);
  expect(per!.games).toMatchObject([{ place: best, time: best === null ? null : best * MINUTE, of: 1, sips: 1 }]);
});

test('who has played most comes first, then who has won most, then by name', () => {
  const played = (id: string, ...names: readonly string[]) => ({
    id,
    at: 1,
    seats: names.map((name, at) => seat(name, at + 1, 1, 1)),
  });
  const games = [
    played('a', 'Tor', 'Siri', 'Per', 'Ola'),
    played('b', 'Kari', 'Siri', 'Ola'),
    played('c', 'Anna', 'Siri'),
  ];
  expect(statisticsOf(games).map(({ name }) => name)).toEqual(['Siri', 'Ola', 'Anna', 'Kari', 'Tor', 'Per']);
});

test('a game that runs, and who has no name, count for nothing', () => {
  const standing = { is: 'running', at: 1, rejectedEvents: 0, places: [], seats: [] } as const;
  const kari = { team: '', drops: 0, ...seat('Kari', 1, 1, 5) };
  const nameless = { team: '', drops: 0, ...seat('Circle', 2, 2, 5), isNameless: true } as const;
  expect(GUG_ADAPTER.statistics([{ id: 'a', standing: { ...standing, seats: [kari] } }])).toEqual([]);
  const found = GUG_ADAPTER.statistics([
    { id: 'a', standing: { ...standing, is: 'finished', seats: [kari, nameless] } },
  ]);
  expect(found.map(({ name, games }) => [name, games[0]!.of])).toEqual([['Kari', 2]]);
});

test('a team that has left and come back is one of two teams', () => {
  const team = (place: number | null, ...names: readonly string[]) => ({
    players: names.map((name) => ({ name, sips: 2, points: 0 })),
    place,
    time: null,
  });
  const [ada] = statisticsOf([
    { id: 'a', at: 1, seats: [team(null, 'Ada', 'Bo'), team(1, 'Cy', 'Di'), team(2, 'Bo', 'Ada')] },
  ]).filter(({ name }) => name === 'Ada');
  expect(ada).toMatchObject({ sips: 4, games: [{ place: 2, of: 2 }] });
});

test('who never finished has neither average nor best', () => {
  const [per] = statisticsOf([{ id: 'a', at: 1, seats: [seat('Per', null, null, 3)] }]);
  expect(per).toMatchObject({ place: null, time: null, wins: 0, sips: 3 });
});

test('a team of two shares its place, and each has their own sips', () => {
  const team = {
    players: [
      { name: 'Ada', sips: 20, points: 0 },
      { name: 'Bo', sips: 0, points: 20 },
    ],
    place: 1,
    time: MINUTE,
  };
  const found = statisticsOf([{ id: 'a', at: 1, seats: [team, seat('Cy', 2, 2, 8)] }]);
  expect(found.map(({ name, wins, sips, points }) => [name, wins, sips, points])).toEqual([
    ['Ada', 1, 20, 0],
    ['Bo', 1, 0, 20],
    ['Cy', 0, 8, 0],
  ]);
});

test.each([
  ['Bjørn', 'bjørn'],
  ['A\u030Ase', '\u00C5se'],
  [' Kari ', 'Kari'],
])('%j and %j are one player', (a, b) => {
  expect(playerKey(a)).toBe(playerKey(b));
});

test('nothing gives nothing', () => {
  expect(statisticsOf([])).toEqual([]);
});

const anyGame: fc.Arbitrary<FinishedGame> = fc.record({
  id: fc.string(),
  at: fc.nat(),
  seats: fc.array(
    fc.record({
      players: fc.array(
        fc.record({ name: fc.constantFrom('A', 'b', 'B', '__proto__', 'Ø'), sips: fc.nat(99), points: fc.nat(99) }),
        { minLength: 1, maxLength: 2 },
      ),
      place: fc.option(fc.integer({ min: 1, max: 6 })),
      time: fc.option(fc.nat()),
    }),
    { maxLength: 6 },
  ),
});

test('every sip and every game of every player is counted once, whatever the order', () => {
  fc.assert(
    fc.property(fc.array(anyGame), (games) => {
      const found = statisticsOf(games);
      const players = games.flatMap(({ seats }) => seats.flatMap((each) => each.players));
      const total = (of: readonly number[]) => of.reduce((sum, value) => sum + value, 0);
      expect(total(found.map(({ sips }) => sips))).toBe(total(players.map(({ sips }) => sips)));
      expect(total(found.map(({ points }) => points))).toBe(total(players.map(({ points }) => points)));
      // Whoever has had two seats in a game has played it once.
      const once = games.map(
        ({ seats }) => new Set(seats.flatMap((each) => each.players.map(({ name }) => playerKey(name)))).size,
      );
      expect(total(found.map(({ games: played }) => played.length))).toBe(total(once));
      expect(new Set(found.map(({ name }) => playerKey(name))).size).toBe(found.length);
      for (const { place, wins, games: played } of found) {
        expect(wins).toBeLessThanOrEqual(played.length);
        if (place) expect(place.average).toBeGreaterThanOrEqual(place.best);
      }
    }),
  );
});
