import { describe, expect, test } from 'vitest';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import { checkSetup } from '../../../src/games/gug/check-setup.ts';
import { makeNetwork } from '../../../src/games/gug/network.ts';
import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import type { ClosedStations, GugSetup, Seat } from '../../../src/games/gug/setup.ts';
import { begun, due, GAME, play, rolling, setupOf, told } from './table.ts';
import { LONDON_2025 } from './ask.ts';

const checked = (setup: GugSetup) => checkSetup(GAME.network(setup), setup).map(told);
const strict = (seats: number) => setupOf(seats, { isFriendly: false });
const [one, two, three] = setupOf(3).seats as [Seat, Seat, Seat];
const team = setupOf(2, { variation: 'CT' }).seats[0]!;
const stations = (...ids: string[]) => ids as StationId[];
const closed = (ids: readonly string[]) => ({ works: { stations: stations(...ids), stretches: [] } });
const drawn = (
  over: Partial<ClosedStations['draw']>,
  wish: Partial<ClosedStations['wish']> = {},
): Partial<GugSetup> => ({
  closedStations: {
    seed: 1,
    wish: { south: 1, north: 1, double: 1, triple: 0, ...wish },
    draw: { closed: stations('morden', 'edgware'), double: stations('brixton'), triple: [], ...over },
  },
});

describe('a setup', () => {
  test.each([
    { why: '3.1 seats-number, count 2', say: 'two are too few', bad: strict(2), good: strict(3) },
    { why: '3.1 seats-number, count 6', say: 'six are too many', bad: strict(6), good: strict(5) },
    { why: '3.2 seats-number, count 1', say: 'one is too few among friends', bad: setupOf(1), good: setupOf(2) },
    { why: '3.2 seats-number, count 7', say: 'and seven too many', bad: setupOf(7), good: setupOf(6) },
    {
      why: '17.1 team-size, seat 2, count 1',
      say: 'everybody plays alone',
      bad: setupOf(3, { seats: [one, two, { ...team, marker: three.marker }] }),
      good: setupOf(3),
    },
    {
      why: '17.2 team-size, seat 0, count 2',
      say: 'two play together',
      bad: {
        ...setupOf(3),
        variation: 'CT' as const,
        seats: [{ ...team, players: [] }, ...setupOf(3, { variation: 'CT' }).seats.slice(1)],
      },
      good: setupOf(3, { variation: 'CT' }),
    },
    {
      why: '17.3 team-size, seat 1, count 1',
      say: 'in a sprint too everybody plays alone',
      bad: { ...setupOf(3, { seats: [one, { ...team, marker: two.marker }, three] }), variation: 'CSP' as const },
      good: setupOf(3, { variation: 'CSP' }),
    },
    {
      why: '17.4 team-size, seat 1, count 2',
      say: 'two move two icons',
      bad: setupOf(2, { variation: 'DUT', seats: [team, { ...team, players: one.players, marker: two.marker }] }),
      good: setupOf(2, { variation: 'DUT' }),
    },
    {
      why: '2.5 markers-alike, seat 2',
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
      why: '2.2 no-such-station, station hogwarts',
      say: 'closed stretches too',
      bad: setupOf(3, { works: { stations: [], stretches: [stations('victoria', 'hogwarts') as never] } }),
      good: setupOf(3, { works: { stations: [], stretches: [stations('victoria', 'pimlico') as never] } }),
    },
    {
      why: '2.2 no-such-station, station majorstuen',
      say: 'works are on the board',
      bad: setupOf(3, closed(['majorstuen'])),
      good: setupOf(3, closed(['victoria'])),
    },
    {
      why: '7.3 no-start-left, count 3',
      say: 'for each icon of a team',
      bad: setupOf(2, { variation: 'DUT', ...closed([...LONDON_2025.loop.slice(2), 'bank']) }),
      good: setupOf(2, { variation: 'DUT', ...closed([...LONDON_2025.loop.slice(3), 'bank']) }),
    },
    {
      why: '7.3 no-start-left, count 2',
      say: 'there are starting stations for all',
      bad: setupOf(3, closed([...LONDON_2025.loop.slice(2), 'bank', 'paddington-hc'])),
      good: setupOf(3, closed([...LONDON_2025.loop.slice(2), 'bank'])),
    },
    {
      why: '17.5 no-such-station, station majorstuen',
      say: 'the draw is of the board',
      bad: setupOf(3, drawn({ double: stations('majorstuen') })),
      good: setupOf(3, drawn({})),
    },
    {
      why: '17.5 no-such-station, station hogwarts',
      say: 'what is closed too',
      bad: setupOf(3, drawn({ closed: stations('morden', 'hogwarts') })),
      good: setupOf(3, drawn({})),
    },
    {
      why: '17.5 no-such-station, station hogwarts',
      say: 'and what is tripled',
      bad: setupOf(3, drawn({ triple: stations('hogwarts') }, { triple: 1 })),
      good: setupOf(3, drawn({ triple: stations('stanmore') }, { triple: 1 })),
    },
    ...[
      { say: 'as many closed as asked for', bad: drawn({ closed: stations('morden') }) },
      { say: 'as many doubled', bad: drawn({ double: [] }) },
      { say: 'as many tripled', bad: drawn({ triple: stations('stanmore') }) },
      { say: 'each once', bad: drawn({ closed: stations('morden', 'morden') }) },
      { say: 'not doubled twice', bad: drawn({ double: stations('brixton', 'brixton') }, { double: 2 }) },
      { say: 'nor doubled and tripled', bad: drawn({ triple: stations('brixton') }, { triple: 1 }) },
    ].map(({ say, bad }) => ({ why: '17.5 draw-wrong', say, bad: setupOf(3, bad), good: setupOf(3, drawn({})) })),
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
    {
      variation: 'CT',
      seats: 2,
      isFriendly: false,
      people: [],
      one: ['3.1 seats-number, count 2'],
      say: 'two teams are four',
    },
    {
      variation: 'DUT',
      seats: 3,
      isFriendly: false,
      people: ['3.1 people-number, count 6'],
      one: [],
      say: 'three teams are six',
    },
    { variation: 'DUT', seats: 3, isFriendly: true, people: [], one: [], say: 'six are friends' },
    {
      variation: 'CT',
      seats: 4,
      isFriendly: true,
      people: ['3.2 people-number, count 8'],
      one: [],
      say: 'four teams are eight',
    },
    {
      variation: 'CSP',
      seats: 1,
      isFriendly: false,
      people: [],
      one: ['3.1 seats-number, count 1'],
      say: 'a sprint against the clock',
    },
    {
      variation: 'CSP',
      seats: 1,
      isFriendly: true,
      people: [],
      one: ['3.2 seats-number, count 1'],
      say: 'and among friends',
    },
    {
      variation: 'CSP',
      seats: 0,
      isFriendly: true,
      people: ['3.2 sprint-number, count 0'],
      one: ['3.2 seats-number, count 0'],
      say: 'nobody sprints',
    },
    { variation: 'CSP', seats: 5, isFriendly: false, people: [], one: [], say: 'five who sprint' },
    {
      variation: 'CSP',
      seats: 6,
      isFriendly: false,
      people: ['3.1 sprint-number, count 6'],
      one: ['3.1 seats-number, count 6'],
      say: 'six who sprint',
    },
    {
      variation: 'C',
      seats: 2,
      isFriendly: false,
      people: ['3.1 seats-number, count 2'],
      one: ['3.1 seats-number, count 2'],
      say: 'two alone are two',
    },
  ] as const)('R28: $say ($variation, $seats)', ({ variation, seats, isFriendly, people, one }) => {
    const setup = setupOf(seats, { variation, isFriendly });
    expect(checked(setup)).toEqual(people);
    expect(checkSetup(makeNetwork(LONDON_2025, bySeats), setup).map(told)).toEqual(one);
  });

  test('17.3: one who sprints alone throws, starts and rolls like anybody', () => {
    const state = begun(1, { variation: 'CSP', isFriendly: false });
    expect(due(play(GAME, state, [rolling(0, 2)]))).toEqual(['move 0']);
  });

  test('everything is said at once', () => {
    expect(checked(setupOf(1, { bottle: 0 }))).toEqual(['3.2 seats-number, count 1', '6.1 bottle-size']);
  });

  test('17.3: in a sprint one starting station is enough', () => {
    const setup = setupOf(3, { variation: 'CSP', ...closed([...LONDON_2025.loop.slice(1), 'bank', 'paddington-hc']) });
    expect(checked(setup)).toEqual([]);
    const different = makeNetwork(LONDON_2025, { ...DEFAULT_RULINGS, R44: 'different' }, setup.works);
    expect(checkSetup(different, setup).map(told)).toEqual(['7.3 no-start-left, count 1']);
  });
});

test('17.5, R61: one end station can be doubled and tripled where the table draws from all of them', () => {
  const setup = setupOf(3, drawn({ triple: stations('brixton') }, { triple: 1 }));
  const why = (R61: 'once' | 'closed-too' | 'any') =>
    checkSetup(makeNetwork(LONDON_2025, { ...DEFAULT_RULINGS, R61 }), setup).map(told);
  expect([why('once'), why('closed-too'), why('any')]).toEqual([['17.5 draw-wrong'], ['17.5 draw-wrong'], []]);
});
