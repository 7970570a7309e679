import { describe, expect, test } from 'vitest';
import type { GugEvent } from '../../src/games/gug/events.ts';
import type { Entry } from '../../src/games/shared/history.ts';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import { drinkersOf } from '../../src/tables/gug/game/play/turn-plays.ts';
import { undoInTurn } from '../../src/tables/gug/game/play/undo-in-turn.ts';
import {
  drinking,
  GAME,
  moving,
  NOON,
  passing,
  placing,
  rolling,
  setupOf,
  throwing,
  tossing,
} from '../games/gug/table.ts';

/** Double Up: two teams with two icons each; team 0 has ended its turn and owes sips, and team 1 is on turn. */
const STARTED: readonly GugEvent[] = [
  throwing(0, 6),
  throwing(1, 5),
  placing(0, 'victoria', 0),
  placing(0, 'embankment', 1),
  placing(1, 'paddington', 0),
  placing(1, 'aldgate', 1),
  throwing(0, 6),
  throwing(1, 5),
  rolling(0, 1, 1),
  moving(0, 'victoria:green-park', { icon: 0 }),
  moving(0, 'northern:charing-cross', { icon: 1 }),
  passing(0),
];
const OWN = rolling(1, 2, 1);
const FIRST = moving(1, 'bakerloo:edgware-road-bakerloo,bakerloo:marylebone', { icon: 0, die: 0 });

const logOf = (events: readonly GugEvent[]): readonly Entry<GugEvent>[] =>
  [...STARTED, ...events].map((event, seq) => ({ kind: 'play', id: String(seq), seq, at: NOON + seq * 1000, event }));
const setup = setupOf(2, { variation: 'DUT' });

/** What undo takes back, one tap after the other, until the turn is as it began; `+` is the key for the others' drinking. */
function undone(entries: readonly Entry<GugEvent>[], taps: number): readonly string[] {
  const found: string[] = [];
  let log = entries;
  for (let tap = 0; tap < taps; tap += 1) {
    const { steps, state, rejectedEvents } = reduceEvents(GAME, setup, playedOf(log));
    expect(rejectedEvents).toEqual([]);
    const { main, others } = undoInTurn(log, steps, state);
    const named = (ids: readonly string[] | undefined) =>
      ids?.map((id) => {
        const event = steps.find(({ play }) => play.id === id)!.play.event;
        return `${'seat' in event ? event.seat : '-'} ${event.kind}`;
      });
    found.push([...(named(main) ?? ['nothing']), ...(named(others) ?? []).map((one) => `+ ${one}`)].join(' '));
    if (main) log = [...log, { kind: 'undo', id: `u${tap}`, seq: log.length, at: NOON, entries: main }];
  }
  return found;
}

describe('undo in Double Up', () => {
  const owed = reduceEvents(GAME, setup, playedOf(logOf([]))).state.seats[0]!.owed;

  test('team 0 owes sips while team 1 moves', () => expect(owed).toBeGreaterThan(1));

  test('takes back one’s own move and roll, not what the other team has drunk meanwhile', () => {
    const drunk = [drinking(0, 1), drinking(0, 1)];
    expect(undone(logOf([OWN, FIRST, ...drunk]), 4)).toEqual([
      '1 move + 0 drink',
      '1 roll + 0 drink',
      // Nothing of one's own is left in this turn: from here on the last act of the table.
      '0 drink',
      '0 drink',
    ]);
  });

  test('takes back one’s own act that came after the other team drank', () =>
    expect(undone(logOf([OWN, drinking(0, 1), FIRST]), 3)).toEqual(['1 move', '1 roll + 0 drink', '0 drink']));

  test('takes back the other team’s drinking where one has done nothing yet, and then how it handed on', () =>
    expect(undone(logOf([drinking(0, 1)]), 3)).toEqual(['0 drink', '0 pass', '0 move']));

  test('is the last act of the table where nobody else acts', () =>
    expect(undone(logOf([OWN, FIRST]), 3)).toEqual(['1 move', '1 roll', '0 pass']));

  test('a correction is the last act, whoever it is of', () => {
    const corrected = logOf([OWN, drinking(0, 2)]);
    const drink = corrected.at(-1)!;
    const log: readonly Entry<GugEvent>[] = [
      ...corrected,
      { kind: 'correct', id: 'c', seq: 99, at: NOON, entry: drink.id, event: drinking(0, 1) },
    ];
    const { steps, state } = reduceEvents(GAME, setup, playedOf(log));
    expect(undoInTurn(log, steps, state)).toEqual({ main: ['c'], others: undefined });
  });
});

test('7.1 to 7.4: what the phone drew with one press is taken back with one, and throws by hand one by one', () => {
  const single = setupOf(2, { isFriendly: true });
  const events: readonly GugEvent[] = [
    throwing(0, 6),
    throwing(1, 5),
    placing(0, 'victoria'),
    placing(1, 'embankment'),
    throwing(0, 6),
    throwing(1, 5),
  ];
  const undoneOf = (at: (seq: number) => number) => {
    const log = events.map((event, seq) => ({ kind: 'play' as const, id: String(seq), seq, at: at(seq), event }));
    const { steps, state } = reduceEvents(GAME, single, playedOf(log));
    return undoInTurn(log, steps, state).main;
  };
  expect(undoneOf(() => NOON)).toEqual(['0', '1', '2', '3', '4', '5']);
  // The first throw was made by hand, and stays.
  expect(undoneOf((seq) => NOON + (seq === 0 ? 0 : 1000))).toEqual(['1', '2', '3', '4', '5']);
  expect(undoneOf((seq) => NOON + 1000 * seq)).toEqual(['5']);
});

test('17.3: in a sprint the opening ends with a station, and is taken back with one press all the same', () => {
  const events: readonly GugEvent[] = [throwing(0, 6), throwing(1, 5), placing(0, 'victoria')];
  const log = events.map((event, seq) => ({ kind: 'play' as const, id: String(seq), seq, at: NOON, event }));
  const { steps, state, rejectedEvents } = reduceEvents(GAME, setupOf(2, { variation: 'CSP' }), playedOf(log));
  expect(rejectedEvents).toEqual([]);
  expect(undoInTurn(log, steps, state).main).toEqual(['0', '1', '2']);
});

test('16.4: what others drank of a toss is undone before the toss', () => {
  const events: readonly GugEvent[] = [
    throwing(0, 6),
    throwing(1, 5),
    placing(0, 'embankment'),
    placing(1, 'paddington'),
    throwing(0, 6),
    throwing(1, 5),
    rolling(0, 2),
    moving(0, 'northern:charing-cross,northern:leicester-square'),
    tossing(0, 4),
    drinking(1, 4),
  ];
  const log = events.map(
    (event, seq) => ({ kind: 'play', id: String(seq), seq, at: NOON + seq * 1000, event }) as const,
  );
  const { steps, state, rejectedEvents } = reduceEvents(GAME, setupOf(2), playedOf<GugEvent>(log));
  expect(rejectedEvents).toEqual([]);
  expect(undoInTurn(log, steps, state)).toEqual({ main: ['9'], others: undefined });
});

describe('one press that moves and hands the die on', () => {
  const at = (event: GugEvent, seq: number) =>
    ({ kind: 'play', id: String(seq), seq, at: NOON + Math.min(seq, 7) * 1000, event }) as const;
  const events: readonly GugEvent[] = [
    throwing(0, 6),
    throwing(1, 5),
    placing(0, 'victoria'),
    placing(1, 'paddington'),
    throwing(0, 6),
    throwing(1, 5),
    rolling(0, 1),
    moving(0, 'victoria:green-park'),
    passing(0),
  ];
  const played = (more: readonly GugEvent[] = []) => {
    const log = [...events, ...more].map(at);
    return { log, ...reduceEvents(GAME, setupOf(2), playedOf<GugEvent>(log)) };
  };

  test('is taken back as one, the move first', () => {
    const { log, steps, state, rejectedEvents } = played();
    expect(rejectedEvents).toEqual([]);
    expect(undoInTurn(log, steps, state).main).toEqual(['7', '8']);
  });

  test('whoever has drunk stays on the strip, until the game goes on', () => {
    const { steps, state } = played();
    const owed = state.seats[0]!.owed;
    expect(owed).toBeGreaterThan(0);
    expect(drinkersOf(steps, state)).toEqual([{ seat: 0, sips: owed }]);
    const drunk = played([drinking(0, owed)]);
    expect(drunk.rejectedEvents).toEqual([]);
    expect(drinkersOf(drunk.steps, drunk.state)).toEqual([{ seat: 0, sips: owed }]);
    const on = played([drinking(0, owed), rolling(1, 2)]);
    expect(on.rejectedEvents).toEqual([]);
    expect(drinkersOf(on.steps, on.state)).toEqual([]);
  });
});
