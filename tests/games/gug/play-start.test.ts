import { describe, expect, test } from 'vitest';
import { dueOf } from '../../../src/games/gug/due.ts';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import { NO_WORKS } from '../../../src/games/gug/position.ts';
import {
  begun,
  checkRefusal,
  due,
  GAME,
  gameOf,
  placing,
  play,
  type Refusal,
  rolling,
  setupOf,
  throwing,
} from './table.ts';
import type { StationId } from '../../../src/games/gug/board-data.ts';

const start = (seats = 3) => GAME.start(setupOf(seats));
const ordered = () => play(GAME, start(), [throwing(2, 6), throwing(0, 4), throwing(1, 1)]);
const placed = () =>
  play(GAME, ordered(), [placing(2, 'victoria'), placing(0, 'sloane-square'), placing(1, 'baker-street')]);
const closed = () =>
  play(GAME, GAME.start(setupOf(3, { works: { ...NO_WORKS, stations: ['victoria' as StationId] } })), [
    throwing(0, 6),
    throwing(1, 5),
    throwing(2, 4),
  ]);

const REFUSALS: readonly Refusal[] = [
  {
    why: ['7.1 throw-not-due, seat 1'],
    say: 'nobody throws twice in a round',
    state: () => play(GAME, start(), [throwing(1, 3)]),
    event: throwing(1, 4),
    canOverrule: false,
    but: { event: throwing(0, 4) },
  },
  {
    why: ['7.4 throw-not-due, seat 1'],
    say: 'nor for who begins',
    state: () => play(GAME, placed(), [throwing(1, 3)]),
    event: throwing(1, 4),
    canOverrule: false,
    but: { event: throwing(0, 4) },
  },
  {
    why: ['2.3 bad-eyes, seat 0'],
    say: 'a die has six sides',
    state: start,
    event: throwing(0, 7),
    canOverrule: false,
    but: { event: throwing(0, 6) },
  },
  ...[0, 1.5].map((eyes): Refusal => ({
    why: ['2.3 bad-eyes, seat 0'],
    say: `no side of it has ${eyes} eyes`,
    state: start,
    event: throwing(0, eyes),
    canOverrule: false,
    but: { event: throwing(0, 1) },
  })),
  {
    why: ['3.1 no-such-seat'],
    say: 'three play',
    state: start,
    event: throwing(3, 6),
    canOverrule: false,
    but: { event: throwing(2, 6) },
  },
  {
    why: ['7.1 place-not-due, seat 0'],
    say: 'nobody chooses before the throws',
    state: start,
    event: placing(0, 'victoria'),
    canOverrule: false,
    but: { state: ordered, event: placing(2, 'victoria') },
  },
  {
    why: ['7.1 place-not-due, seat 2'],
    say: 'the highest die chooses first',
    state: ordered,
    event: placing(0, 'victoria'),
    canOverrule: false,
    but: { event: placing(2, 'victoria') },
  },
  {
    why: ['2.5 no-such-icon'],
    say: 'one icon a player',
    state: ordered,
    event: placing(2, 'victoria', 1),
    canOverrule: false,
    but: { event: placing(2, 'victoria', 0) },
  },
  ...[-1, 0.5].map((icon): Refusal => ({
    why: ['2.5 no-such-icon'],
    say: `there is no icon ${icon}`,
    state: ordered,
    event: placing(2, 'victoria', icon),
    canOverrule: false,
    but: { event: placing(2, 'victoria', 0) },
  })),
  {
    why: ['7.1 place-not-due, seat 1'],
    say: '17.4: the first icon first',
    state: () => play(GAME, GAME.start(setupOf(2, { variation: 'DUT' })), [throwing(0, 1), throwing(1, 2)]),
    event: placing(1, 'victoria', 1),
    canOverrule: false,
    but: { event: placing(1, 'victoria', 0) },
  },
  {
    why: ['2.2 no-such-station, station majorstuen'],
    say: 'the station is on the board',
    state: ordered,
    event: placing(2, 'majorstuen'),
    canOverrule: false,
    but: { event: placing(2, 'victoria') },
  },
  {
    why: ['7.2 start-off-loop, station pimlico'],
    say: 'on the Circle line',
    state: ordered,
    event: placing(2, 'pimlico'),
    canOverrule: true,
    but: { event: placing(2, 'victoria') },
  },
  {
    why: ['7.2 start-off-loop, station latimer-road'],
    say: 'not on its tail',
    state: ordered,
    event: placing(2, 'latimer-road'),
    canOverrule: true,
    but: {
      game: gameOf({ R8: 'yellow' }),
    },
  },
  {
    why: ['7.2 start-off-loop, station pimlico', '2.2 start-closed, station pimlico'],
    say: 'off the loop and closed: both are said',
    state: () => ({ ...ordered(), setup: setupOf(3, { works: { ...NO_WORKS, stations: ['pimlico' as StationId] } }) }),
    event: placing(2, 'pimlico'),
    canOverrule: true,
    but: { event: placing(2, 'victoria') },
  },
  {
    why: ['2.2 start-closed, station victoria'],
    say: 'nobody starts at a closed station',
    state: closed,
    event: placing(0, 'victoria'),
    canOverrule: true,
    but: { event: placing(0, 'sloane-square') },
  },
  {
    why: ['7.3 start-taken, station victoria, seat 2'],
    say: 'all different',
    state: () => play(GAME, ordered(), [placing(2, 'victoria')]),
    event: placing(0, 'victoria'),
    canOverrule: true,
    but: { event: placing(0, 'sloane-square') },
  },
  {
    why: ['7.3 start-taken, station monument, seat 2'],
    say: 'Bank and Monument are one place',
    state: () => play(GAME, ordered(), [placing(2, 'bank')]),
    event: placing(0, 'monument'),
    canOverrule: true,
    but: { state: () => play(GAME, ordered(), [placing(2, 'victoria')]) },
  },
  {
    why: ['7.4 not-begun'],
    say: 'nobody rolls before it is said who begins',
    state: placed,
    event: rolling(0, 3),
    canOverrule: false,
    but: { state: begun },
  },
];

describe('the start of a game', () => {
  test.each(REFUSALS)('$why: $say', checkRefusal);

  test('begins with nothing done: everybody throws, and nobody stands, owes or has drunk', () => {
    const setup = setupOf(2, { variation: 'DUT', referee: 'Gunvor' });
    const seat = {
      icons: [{ position: null }, { position: null }],
      status: { is: 'playing' },
      charges: [],
      owed: 0,
      pending: [],
      players: [
        { drink: 'beer', drunk: 0, counted: 0 },
        { drink: 'beer', drunk: 0, counted: 0 },
      ],
      turns: 0,
      skipped: 0,
      startedAt: null,
    };
    expect(GAME.start(setup)).toEqual({
      setup,
      phase: 'order',
      now: 0,
      ranks: [],
      toThrow: [0, 1],
      thrown: {},
      order: [],
      seats: [seat, seat],
      turn: null,
      referee: 'Gunvor',
      changed: {},
    });
  });

  test('7.1: the order is that of the eyes', () => {
    expect(due(start())).toEqual(['throw 0', 'throw 1', 'throw 2']);
    expect(ordered()).toMatchObject({ phase: 'place', order: [2, 0, 1], toThrow: [], thrown: {} });
    expect(due(ordered())).toEqual(['place 2']);
  });

  test('7.1: all who are equal throw again among themselves, in one round', () => {
    const once = play(
      GAME,
      start(5),
      [2, 6, 6, 2, 2].map((eyes, seat) => throwing(seat, eyes)),
    );
    expect(once).toMatchObject({
      phase: 'order',
      ranks: [
        [1, 2],
        [0, 3, 4],
      ],
      thrown: {},
    });
    expect(due(once)).toEqual(['throw 1', 'throw 2', 'throw 0', 'throw 3', 'throw 4']);
    const twice = play(GAME, once, [throwing(0, 6), throwing(1, 1), throwing(2, 3), throwing(3, 1), throwing(4, 1)]);
    expect(twice.ranks).toEqual([[2], [1], [0], [3, 4]]);
    expect(due(twice)).toEqual(['throw 3', 'throw 4']);
    expect(play(GAME, twice, [throwing(3, 1), throwing(4, 2)]).order).toEqual([2, 1, 0, 4, 3]);
  });

  test('7.2: whoever has chosen stands there, has come from nowhere and dropped nothing', () => {
    const { seats } = play(GAME, ordered(), [placing(2, 'victoria')]);
    expect(seats.map(({ icons }) => icons[0]!.position)).toEqual([
      null,
      null,
      { at: 'victoria', came: null, drops: [], touched: true, leicester: 0 },
    ]);
  });

  test('7.1: once the order is known nothing of the throws is left', () => {
    expect(ordered()).toMatchObject({ phase: 'place', order: [2, 0, 1], ranks: [], toThrow: [], thrown: {} });
  });

  test('7.4: the highest begins; only the equals among them throw again', () => {
    const equal = play(GAME, placed(), [throwing(0, 5), throwing(1, 5), throwing(2, 1)]);
    expect(due(equal)).toEqual(['throw 0', 'throw 1']);
    const again = play(GAME, equal, [throwing(0, 2), throwing(1, 2)]);
    expect(due(again)).toEqual(['throw 0', 'throw 1']);
    const state = play(GAME, again, [throwing(0, 1), throwing(1, 2)]);
    expect(state).toMatchObject({ phase: 'play', ranks: [], toThrow: [], thrown: {} });
    expect(state.turn).toEqual({ seat: 1, number: 1, dice: [], moves: [], snol: [], tosses: 0, sitsOut: [] });
    expect(due(state)).toEqual(['roll 1']);
  });

  test('17.4: a team places both icons before the next', () => {
    const state = play(GAME, GAME.start(setupOf(2, { variation: 'DUT' })), [throwing(0, 1), throwing(1, 2)]);
    const once = play(GAME, state, [placing(1, 'victoria')]);
    expect(due(once)).toEqual(['place 1']);
    checkRefusal({
      why: ['7.3 start-taken, station victoria, seat 1'],
      say: '',
      state: () => once,
      event: placing(1, 'victoria', 1),
      canOverrule: true,
      but: { event: placing(1, 'bank', 1) },
    });
    expect(due(play(GAME, once, [placing(1, 'bank', 1)]))).toEqual(['place 0']);
  });

  test('17.3: in a sprint the highest places and rolls, and nobody throws for who begins', () => {
    const state = play(GAME, GAME.start(setupOf(2, { variation: 'CSP' })), [throwing(0, 1), throwing(1, 2)]);
    expect(due(state)).toEqual(['place 1']);
    expect(due(play(GAME, state, [placing(1, 'victoria')]))).toEqual(['roll 1']);
  });

  const leave = (seat: number): GugEvent => ({ kind: 'retire', seat });
  test.each([
    {
      say: 'the last who had to throw',
      state: play(GAME, start(), [throwing(0, 1), throwing(1, 2)]),
      seat: 2,
      is: ['place 1'],
    },
    {
      say: 'one of two equals',
      state: play(GAME, start(), [throwing(0, 1), throwing(1, 2), throwing(2, 2)]),
      seat: 2,
      is: ['place 1'],
    },
    { say: 'the one who was to choose', state: ordered(), seat: 2, is: ['place 0'] },
    {
      say: 'the last to choose',
      state: play(GAME, ordered(), [placing(2, 'bank'), placing(0, 'temple')]),
      seat: 1,
      is: ['throw 0', 'throw 2'],
    },
    {
      say: 'one of two equals who throw again for who begins',
      state: play(GAME, placed(), [throwing(0, 5), throwing(1, 5), throwing(2, 1)]),
      seat: 0,
      is: ['roll 1'],
    },
    {
      say: 'a third while two equals throw again for the order',
      state: play(GAME, start(), [throwing(0, 5), throwing(1, 5), throwing(2, 1)]),
      seat: 2,
      is: ['throw 0', 'throw 1'],
    },
    {
      say: 'the last to throw for who begins',
      state: play(GAME, placed(), [throwing(0, 1), throwing(1, 2)]),
      seat: 2,
      is: ['roll 1'],
    },
  ])('a seat leaves: $say', ({ state, seat, is }) => {
    expect(due(play(GAME, state, [leave(seat)]))).toEqual(is);
  });

  test('all leave: the game is over before it began', () => {
    expect(due(play(GAME, start(), [leave(0), leave(1), leave(2)]))).toEqual(['over']);
  });
});

describe('who throws, and whether again', () => {
  const asked = (state: ReturnType<typeof start>) =>
    dueOf(GAME, state).map((one) => one.kind === 'throw' && `${one.seat} ${one.for}${one.isAgain ? ' again' : ''}`);

  test('7.1: all for the order, then those who are equal', () => {
    expect(asked(start())).toEqual(['0 order', '1 order', '2 order']);
    expect(asked(play(GAME, start(), [throwing(0, 6)]))).toEqual(['1 order', '2 order']);
    const equal = play(GAME, start(), [throwing(0, 6), throwing(1, 4), throwing(2, 4)]);
    expect(asked(equal)).toEqual(['1 order again', '2 order again']);
  });

  test('7.4: all for who begins, then those who are equal', () => {
    expect(asked(placed())).toEqual(['0 begin', '1 begin', '2 begin']);
    const equal = play(GAME, placed(), [throwing(0, 6), throwing(1, 6), throwing(2, 4)]);
    expect(asked(equal)).toEqual(['0 begin again', '1 begin again']);
  });
});
