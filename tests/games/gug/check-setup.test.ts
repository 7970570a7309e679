import { describe, expect, test } from 'vitest';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import { checkSetup } from '../../../src/games/gug/check-setup.ts';
import { makeNetwork } from '../../../src/games/gug/network.ts';
import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import type { ClosedStations, GugSetup, Seat } from '../../../src/games/gug/setup.ts';
import { begun, brief, due, GAME, play, rolling, setupOf } from './table.ts';
import { LONDON_2025 } from './ask.ts';

const checked = (setup: GugSetup) => checkSetup(GAME.network(setup), setup).map(brief);
const strict = (seats: number) => setupOf(seats, { isFriendly: false });
const [one, two, three] = setupOf(3).seats as [Seat, Seat, Seat];
const team = setupOf(2, { variation: 'CT' }).seats[0]!;
const stations = (...ids: string[]) => ids as StationId[];
const closed = (ids: readonly string[]) => ({ works: { stations: stations(...ids), stretches: [] } });
const drawn = (over: Partial<ClosedStations['draw']>): Partial<GugSetup> => ({
  closedStations: {
    seed: 1,
    wish: { south: 1, north: 1, double: 1, triple: 0 },
    draw: { closed: stations('morden', 'edgware'), double: stations('brixton'), triple: [], ...over },
  },
});

describe('a setup', () => {
  test.each([
    { why: '3.1 seats-number', say: 'two are too few', bad: strict(2), good: strict(3) },
    { why: '3.1 seats-number', say: 'six are too many', bad: strict(6), good: strict(5) },
    { why: '3.2 seats-number', say: 'one is too few among friends', bad: setupOf(1), good: setupOf(2) },
    {
      why: '17.1 team-size',
      say: 'everybody plays alone',
      bad: setupOf(3, { seats: [one, two, { ...team, marker: three.marker }] }),
      good: setupOf(3),
    },
    {
      why: '17.2 team-size',
      say: 'two play together',
      bad: {
        ...setupOf(3),
        variation: 'CT' as const,
        seats: [{ ...team, players: [] }, ...setupOf(3, { variation: 'CT' }).seats.slice(1)],
      },
      good: setupOf(3, { variation: 'CT' }),
    },
    {
      why: '2.5 markers-alike',
      say: 'signs differ',
      bad: setupOf(3, { seats: [one, two, { ...three, marker: one.marker }] }),
      good: setupOf(3),
    },
    {
      why: '6.1 bottle-size',
      say: 'a bottle holds ten centilitres',
      bad: setupOf(3, { bottle: 9 }),
      good: setupOf(3, { bottle: 10 }),
    },
    {
      why: '6.1 bottle-size',
      say: 'and two litres at most',
      bad: setupOf(3, { bottle: 201 }),
      good: setupOf(3, { bottle: 200 }),
    },
    {
      why: '6.1 bottle-size',
      say: 'and a number of them',
      bad: setupOf(3, { bottle: NaN }),
      good: setupOf(3, { bottle: 38 }),
    },
    {
      why: '2.2 no-such-station',
      say: 'works are on the board',
      bad: setupOf(3, closed(['majorstuen'])),
      good: setupOf(3, closed(['victoria'])),
    },
    {
      why: '7.3 no-start-left',
      say: 'there are starting stations for all',
      bad: setupOf(3, closed([...LONDON_2025.loop.slice(2), 'bank', 'paddington-hc'])),
      good: setupOf(3, closed([...LONDON_2025.loop.slice(2), 'bank'])),
    },
    {
      why: '17.5 no-such-station',
      say: 'the draw is of the board',
      bad: setupOf(3, drawn({ double: stations('majorstuen') })),
      good: setupOf(3, drawn({})),
    },
    {
      why: '17.5 draw-wrong',
      say: 'as many as asked for',
      bad: setupOf(3, drawn({ closed: stations('morden') })),
      good: setupOf(3, drawn({})),
    },
    {
      why: '17.5 draw-wrong',
      say: 'each once',
      bad: setupOf(3, drawn({ closed: stations('morden', 'morden') })),
      good: setupOf(3, drawn({})),
    },
    {
      why: '17.5 draw-wrong',
      say: 'Heathrow stays open',
      bad: setupOf(3, drawn({ closed: stations('heathrow', 'edgware') })),
      good: setupOf(3, drawn({ double: stations('heathrow') })),
    },
  ])('$why: $say', ({ why, bad, good }) => {
    expect(checked(bad)).toEqual([why]);
    expect(checked(good)).toEqual([]);
  });

  const bySeats = { ...DEFAULT_RULINGS, R28: 'seats' } as const;
  test.each([
    { variation: 'CT', seats: 2, isFriendly: false, people: [], one: ['3.1 seats-number'], say: 'two teams are four' },
    {
      variation: 'DUT',
      seats: 3,
      isFriendly: false,
      people: ['3.1 people-number'],
      one: [],
      say: 'three teams are six',
    },
    { variation: 'DUT', seats: 3, isFriendly: true, people: [], one: [], say: 'six are friends' },
    {
      variation: 'CT',
      seats: 4,
      isFriendly: true,
      people: ['3.2 people-number'],
      one: [],
      say: 'four teams are eight',
    },
    {
      variation: 'CSP',
      seats: 1,
      isFriendly: false,
      people: [],
      one: ['3.1 seats-number'],
      say: 'a sprint against the clock',
    },
    { variation: 'CSP', seats: 1, isFriendly: true, people: [], one: ['3.2 seats-number'], say: 'and among friends' },
    {
      variation: 'CSP',
      seats: 6,
      isFriendly: false,
      people: ['3.1 sprint-number'],
      one: ['3.1 seats-number'],
      say: 'six who sprint',
    },
    {
      variation: 'C',
      seats: 2,
      isFriendly: false,
      people: ['3.1 seats-number'],
      one: ['3.1 seats-number'],
      say: 'two alone are two',
    },
  ] as const)('R28: $say ($variation, $seats)', ({ variation, seats, isFriendly, people, one }) => {
    const setup = setupOf(seats, { variation, isFriendly });
    expect(checked(setup)).toEqual(people);
    expect(checkSetup(makeNetwork(LONDON_2025, bySeats), setup).map(brief)).toEqual(one);
  });

  test('17.3: one who sprints alone throws, starts and rolls like anybody', () => {
    const state = begun(1, { variation: 'CSP', isFriendly: false });
    expect(due(play(GAME, state, [rolling(0, 2)]))).toEqual(['move 0']);
  });

  test('everything is said at once', () => {
    expect(checked(setupOf(1, { bottle: 0 }))).toEqual(['3.2 seats-number', '6.1 bottle-size']);
  });

  test('17.3: in a sprint one starting station is enough', () => {
    expect(checked(setupOf(3, { variation: 'CSP', ...closed(LONDON_2025.loop.slice(1)) }))).toEqual([]);
  });
});
