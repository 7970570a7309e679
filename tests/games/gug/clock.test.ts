import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardAsOf } from '../../../src/games/gug/earlier-drawings.ts';
import type { GugEvent, Measured } from '../../../src/games/gug/events.ts';
import { gugGame } from '../../../src/games/gug/play.ts';
import type { GugState } from '../../../src/games/gug/play-state.ts';
import { DEFAULT_RULINGS, readingsOfKept } from '../../../src/games/gug/rulings.ts';
import { results } from '../../../src/games/gug/results.ts';
import { reduceEvents } from '../../../src/games/shared/reduction.ts';
import { playedOf } from '../../../src/games/shared/played.ts';
import type { SavedGugGame } from '../../../src/storage/saved-game.ts';
import { wholeGames } from '../whole-games.ts';
import { BOARDS } from './ask.ts';
import {
  ALL_BUT_BRIXTON,
  begun,
  drinking,
  GAME,
  MINUTE,
  moving,
  placing,
  play,
  rolling,
  seated,
  standing,
} from './table.ts';
import type { WholeGame } from './whole-game.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 3);
const DAY = 24 * 60 * MINUTE;
const FILES = wholeGames(new URL('games/', import.meta.url), (text) => JSON.parse(text) as WholeGame);

const JUDGES = new Map(
  FILES.map(({ whole: { game } }) => {
    const { id, board, rulings, sides } = game;
    return [id, gugGame(boardAsOf(BOARDS.get(board.id)!, board.version), readingsOfKept(rulings), sides)] as const;
  }),
);

/** How a game comes out: every seat's place, and whether it finished. */
function outcome(saved: SavedGugGame) {
  const judge = JUDGES.get(saved.id)!;
  const folded = reduceEvents(judge, saved.setup, playedOf(saved.events));
  const seats = results(folded.state, DEFAULT_RULINGS).toSorted((one, other) => one.seat - other.seat);
  return {
    steps: folded.steps,
    times: seats.map(({ time }) => time),
    ends: {
      phase: folded.state.phase,
      rejectedEvents: folded.rejectedEvents,
      places: seats.map(({ place, status }) => [place, status]),
    },
  };
}

/** A game as it is written now: with what the page measured of each sprint, on the event that ended it. */
function measured(saved: SavedGugGame): SavedGugGame {
  if (saved.setup.variation !== 'CSP') return saved;
  const took = new Map<string, Measured>();
  for (const {
    play: { id },
    before,
    after,
  } of outcome(saved).steps) {
    const done = after.seats.find(
      ({ status }, seat) => status.is === 'finished' && before.seats[seat]?.status.is === 'playing',
    );
    if (done?.status.is === 'finished') took.set(id, { ms: done.status.time, is: 'exact' });
  }
  const events = saved.events.map((entry) => {
    const ms = took.get(entry.id);
    return entry.kind === 'play' && ms ? { ...entry, event: { ...entry.event, measured: ms } as GugEvent } : entry;
  });
  return { ...saved, events };
}

/** The same game, written by a clock that shows something else at some of its lines. */
const clocked = (saved: SavedGugGame, off: (index: number) => number): SavedGugGame => ({
  ...saved,
  events: saved.events.map((entry, index) => ({ ...entry, at: entry.at + off(index) })),
});
const cutAt = (saved: SavedGugGame, cut: number, shift: number): SavedGugGame =>
  clocked(saved, (index) => (index >= Math.floor(cut * saved.events.length) ? shift : 0));

interface Pause {
  /** The line after which it begins, by its index. */
  readonly after: number;
  readonly ms: number;
  /** Whether it has an end of its own; else, before a roll, it is over with that. */
  readonly isEnded: boolean;
}

/** Whether a clock runs: once more, in the rule book's words. */
function isRunning({ setup, phase, turn, seats }: GugState): boolean {
  if (phase !== 'play') return false;
  if (setup.variation !== 'CSP') return seats.some(({ status }) => status.is === 'finished');
  return turn !== null && seats[turn.seat]!.startedAt !== null;
}

/** The same game with pauses: each begins just before a line, and that and all that comes later is so much later. */
function paused(saved: SavedGugGame, pauses: readonly Pause[]): SavedGugGame {
  const rolls = new Set(outcome(saved).steps.flatMap(({ play }) => (play.event.kind === 'roll' ? [play.id] : [])));
  let late = 0;
  const lines = saved.events.flatMap((entry, index): SavedGugGame['events'] => {
    const pause = pauses.find(({ after }) => after === index - 1);
    const at = entry.at + late;
    late += pause?.ms ?? 0;
    const then = { ...entry, at: entry.at + late };
    if (!pause) return [then];
    const begins = { id: `pause-${index}`, seq: 0, at, kind: 'play', event: { kind: 'pause' } } as const;
    const ends = { id: `resume-${index}`, seq: 0, at: then.at, kind: 'play', event: { kind: 'resume' } } as const;
    return pause.isEnded || !rolls.has(entry.id) ? [begins, ends, then] : [begins, then];
  });
  return { ...saved, events: lines.map((line, index) => ({ ...line, seq: index + 1 })) };
}

const shifts = fc.oneof(
  fc.integer({ min: -40 * MINUTE, max: 40 * MINUTE }),
  fc.integer({ min: -30 * DAY, max: 30 * DAY }),
);
const cuts = fc.double({ min: 0, max: 1, noNaN: true });
/** Pauses while a clock runs; none in a game where none ever does. */
function pausesOf(saved: SavedGugGame): fc.Arbitrary<readonly Pause[]> {
  const runs = new Set(outcome(saved).steps.flatMap(({ play, after }) => (isRunning(after) ? [play.id] : [])));
  const places = saved.events.flatMap(({ id }, index) => (runs.has(id) ? [index] : []));
  if (places.length === 0) return fc.constant([]);
  const ms = fc.integer({ min: 0, max: 90 * MINUTE });
  return fc.uniqueArray(fc.record({ after: fc.constantFrom(...places), ms, isEnded: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
    selector: ({ after }) => after,
  });
}

describe.each(FILES)('F21: $name', ({ whole: { game } }) => {
  const written = measured(game);
  const { ends, times } = outcome(game);
  const isSprint = game.setup.variation === 'CSP';

  test('every place stands, whenever the clock is set and by how much', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(cuts, shifts, (cut, shift) => {
        expect(outcome(cutAt(written, cut, shift)).ends).toEqual(ends);
      }),
      {
        numRuns: RUNS,
        examples: [
          [0.5, -4 * MINUTE],
          [0.9, -4 * MINUTE],
          [0.5, -DAY],
          [0.9, -DAY],
          [0.9, 20 * MINUTE],
        ],
      },
    );
  });

  test('every place stands, though two phones with different clocks took turns at it', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 2, maxLength: 9 }), shifts, (turns, shift) => {
        const isOther = (index: number) => turns[Math.floor((index / written.events.length) * turns.length)];
        expect(outcome(clocked(written, (index) => (isOther(index) ? shift : 0))).ends).toEqual(ends);
      }),
      { numRuns: RUNS },
    );
  });

  test('every place and time stands, however often and long the clock was paused', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(pausesOf(game), (pauses) => {
        const now = outcome(paused(game, pauses));
        expect({ ends: now.ends, times: now.times }).toEqual({ ends, times });
        const said = now.steps.filter(({ play }) => play.event.kind === 'pause');
        expect(said.every(({ after }) => after.pause?.isOn)).toBe(true);
        expect(said).toHaveLength(pauses.length);
      }),
      { numRuns: RUNS },
    );
  });

  test('every place stands, whenever the clock is set in a game with pauses', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(pausesOf(game), cuts, shifts, (pauses, cut, shift) => {
        expect(outcome(cutAt(paused(written, pauses), cut, shift)).ends).toEqual(ends);
      }),
      { numRuns: RUNS },
    );
  });

  test(
    'as it was recorded, a clock that was set back, once or again and again, gives nobody another place or time: they stand, or are not known',
    { timeout: 120_000 },
    () => {
      fc.assert(
        fc.property(cuts, fc.integer({ min: 1, max: 30 * DAY }), fc.boolean(), (cut, step, isOnce) => {
          // A way back and forth that is shorter than the time between two lines cannot be told from time.
          const shift = isOnce ? step : DAY + step;
          const from = Math.floor(cut * game.events.length);
          const now = outcome(clocked(game, (index) => (index >= from && (isOnce || index % 2 === 0) ? -shift : 0)));
          const known = (found: readonly unknown[], then: readonly unknown[]) =>
            found.map((each, seat) => (each === null ? null : then[seat]));
          if (isSprint) {
            const places = now.ends.places.map(([place]) => place);
            expect(places).toEqual(
              known(
                places,
                ends.places.map(([place]) => place),
              ),
            );
          } else expect(now.ends).toEqual(ends);
          expect(now.times).toEqual(known(now.times, times));
        }),
        { numRuns: RUNS },
      );
    },
  );
});

describe('17.3: the time of a sprint', () => {
  const ROLLED = 10 * MINUTE;
  /** Seat 0 has taken ten minutes, and seat 1 rolls at once. */
  function second(over: Partial<Measured> = {}) {
    const first = standing(begun(2, { variation: 'CSP' }), 0, 'stockwell', { drops: ALL_BUT_BRIXTON });
    const start = first.now;
    const rolled = play(GAME, first, [rolling(0, 1)], start);
    const last = moving(0, 'victoria:brixton', { drop: true });
    const done = play(
      GAME,
      rolled,
      [last, { ...drinking(0, 1), measured: { ms: ROLLED, is: 'exact', ...over } }],
      start + ROLLED,
    );
    const next = play(GAME, done, [placing(1, 'great-portland-street'), rolling(1, 1)], done.now);
    return play(GAME, standing(seated(next, 1, {}), 1, 'stockwell', { drops: ALL_BUT_BRIXTON }), [
      moving(1, 'victoria:brixton', { drop: true }),
    ]);
  }
  const placed = (state: ReturnType<typeof second>) =>
    results(state, DEFAULT_RULINGS).map(({ seat, place, time }) => [seat, place, time && time / MINUTE]);
  const end = (ms: number, is: Measured['is']): GugEvent => ({ ...drinking(1, 1), measured: { ms: ms * MINUTE, is } });

  test.each([
    [
      'is what was measured',
      12,
      'exact',
      [
        [0, 1, 10],
        [1, 2, 12],
      ],
    ],
    [
      'and the shorter one comes first',
      9,
      'exact',
      [
        [1, 1, 9],
        [0, 2, 10],
      ],
    ],
    [
      'is not known where the page slept, or was opened meanwhile; nor is the place, where it turns on that',
      9,
      'least',
      [
        [0, null, 10],
        [1, null, null],
      ],
    ],
    [
      'is not known, and the place is, where it was too long in any case',
      12,
      'least',
      [
        [0, 1, 10],
        [1, 2, null],
      ],
    ],
    [
      'may be just as long, and then nobody knows who comes first',
      10,
      'least',
      [
        [0, 1, 10],
        [1, null, null],
      ],
    ],
  ] as const)('%s: %i minutes, %s', (_, minutes, is, places) =>
    expect(placed(play(GAME, second(), [end(minutes, is)]))).toEqual(places),
  );

  test('neither of two times that are not known comes first', () =>
    expect(placed(play(GAME, second({ is: 'least' }), [end(20, 'least')]))).toEqual([
      [0, null, null],
      [1, null, null],
    ]));

  test('of a game that measured nothing is what lies between its events, and not known where the clock was set back', () => {
    const state = second();
    const last = drinking(1, 1);
    expect(placed(play(GAME, state, [last], state.seats[1]!.startedAt! + 12 * MINUTE))).toEqual([
      [0, 1, 10],
      [1, 2, 12],
    ]);
    expect(placed(play(GAME, state, [last], state.now - 12 * MINUTE))).toEqual([
      [0, null, 10],
      [1, null, null],
    ]);
  });
});
