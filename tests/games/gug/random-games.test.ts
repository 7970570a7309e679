import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import { type GugFinding, type GugGame, gugGame } from '../../../src/games/gug/play.ts';
import type { Charge, GugState } from '../../../src/games/gug/play-state.ts';
import { results } from '../../../src/games/gug/results.ts';
import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import { seeded } from '../../../src/games/shared/seeded.ts';
import { VARIATION_CODES } from '../../../src/games/gug/setup.ts';
import { type Reduction, reduceEvents } from '../../../src/games/shared/reduction.ts';
import type { EntryBody } from '../../../src/games/shared/history.ts';
import { playedOf, redoOf, undoOf } from '../../../src/games/shared/played.ts';
import type { SavedGugGame } from '../../../src/storage/saved-game.ts';
import { LONDON_2003, LONDON_2025 } from './ask.ts';
import { botEvent } from './bot.ts';
import { WHIM } from './bot-moves.ts';
import { frozen, NOON, setupOf } from './table.ts';
import { wildEvents } from './wild-events.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 40);
const GAMES = [
  gugGame(LONDON_2025, DEFAULT_RULINGS, {}),
  gugGame(LONDON_2003, { ...DEFAULT_RULINGS, R6: 'early', R16: 'no-limit', R19: 'must-drop', R26: 'together' }, {}),
] as const;

/** What somebody does to a log. */
type Act =
  /** What a table does next, so many times, sensibly or not. */
  | { readonly act: 'on'; readonly times: number; readonly whim: number }
  | { readonly act: 'wild'; readonly event: GugEvent; readonly later: number }
  | { readonly act: 'undo'; readonly times: number }
  | { readonly act: 'redo'; readonly times: number }
  /** An earlier play turns out to have been another. */
  | { readonly act: 'correct'; readonly which: number; readonly event: GugEvent }
  /** An undo or redo of what was never there, as a damaged log may have. */
  | { readonly act: 'stray'; readonly kind: 'undo' | 'redo'; readonly ids: readonly string[] };

const times = fc.integer({ min: 1, max: 9 });
const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ act: fc.constant('on' as const), times, whim: fc.constantFrom(WHIM, 99) }) },
    {
      weight: 6,
      arbitrary: fc.record({
        act: fc.constant('wild' as const),
        event: wildEvents,
        later: fc.constantFrom(0, 1000, -5000, 900_000),
      }),
    },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('undo' as const), times }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('redo' as const), times }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('correct' as const), which: fc.nat(99), event: wildEvents }) },
    {
      weight: 1,
      arbitrary: fc.record({
        act: fc.constant('stray' as const),
        kind: fc.constantFrom('undo' as const, 'redo' as const),
        ids: fc.array(fc.constantFrom('0', 'zz', '__proto__'), { maxLength: 3 }),
      }),
    },
  ),
  { minLength: 4, maxLength: 24 },
);
const evenings = fc.record({
  game: fc.constantFrom(...GAMES),
  variation: fc.constantFrom(...VARIATION_CODES),
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.nat(),
  acts,
});

interface Evening {
  readonly game: GugGame;
  readonly variation: (typeof VARIATION_CODES)[number];
  readonly seats: number;
  readonly seed: number;
}

function worked({ sips }: Charge): number {
  return sips.terms.reduce((sum, { does, amount }) => {
    if (does === 'add') return sum + amount;
    return does === 'multiply' ? sum * amount : Math.min(sum, amount);
  }, 0);
}

/** What every state promises, however it came about. */
function holds(state: GugState): void {
  for (const { charges, owed, players, icons, pending } of state.seats) {
    for (const charge of charges) expect(charge.sips.total).toBe(worked(charge));
    const charged = charges.reduce((sum, { sips }) => sum + sips.total, 0);
    const taken = players.reduce((sum, { drunk, counted }) => sum + drunk + counted, 0);
    expect([owed + taken, Number.isInteger(owed) && owed >= 0]).toEqual([charged, true]);
    for (const drop of pending) expect(icons[drop.icon]?.position?.drops).toContainEqual(drop.drop);
  }
  const listed = results(state, DEFAULT_RULINGS);
  expect(listed.map(({ seat }) => seat).toSorted()).toEqual(state.seats.map((_, seat) => seat));
  for (const { seat, drops, sips } of listed) {
    const { icons, pending, players } = state.seats[seat]!;
    expect(drops + pending.length).toBe(icons.reduce((sum, { position }) => sum + (position?.drops.length ?? 0), 0));
    expect(sips).toEqual(players.map(({ drunk }) => drunk));
  }
}

/** A log that is written, and beside it a plain model of it: how the game looked before each line that stands, or was taken back. */
function notebook({ game, variation, seats, seed }: Evening) {
  const setup = setupOf(seats, { variation });
  const draw = seeded(seed);
  const before: string[] = [];
  let after: string[] = [];
  let entries: readonly SavedGugGame['events'][number][] = [];
  let folded: Reduction<GugEvent, GugState, GugFinding> = reduceEvents(game, setup, []);
  let at = NOON;

  const look = () => JSON.stringify([folded.state, folded.rejectedEvents.map(({ play }) => play.id)]);
  const write = (body: EntryBody<GugEvent>): void => {
    const seq = entries.length + 1;
    entries = [...entries, { id: `${seq}.`, seq, at, ...frozen(body) }];
    folded = reduceEvents(game, setup, playedOf(entries), folded);
    frozen(folded.state);
    holds(folded.state);
  };
  const writeNew = (body: EntryBody<GugEvent>): void => {
    before.push(look());
    after = [];
    write(body);
  };
  const acting: { readonly [A in Act['act']]: (act: Extract<Act, { act: A }>) => void } = {
    on: ({ times, whim }) => {
      for (let time = 0; time < times; time += 1) {
        at += 1000 + draw(40_000);
        const event = botEvent(game, folded.state, at, draw, whim);
        const rejectedEvents = folded.rejectedEvents.length;
        if (event) writeNew({ kind: 'play', event });
        expect(folded.rejectedEvents).toHaveLength(rejectedEvents);
      }
    },
    wild: ({ event, later }) => {
      at += later;
      const { state } = folded;
      judged(game, state, event, at);
      // What a log holds may have come from another phone: a newcomer has the next free sign then (2.5).
      const stood = game.seating?.besideOthers?.(event, state, new Map()) ?? event;
      const { judgement, next } = game.decide(state, stood, at);
      const after = judgement.allowed ? next() : state;
      writeNew({ kind: 'play', event });
      expect(folded.state).toEqual(after);
    },
    undo: ({ times }) => {
      for (let time = 0; time < times; time += 1) {
        const ids = undoOf(entries);
        expect(ids === undefined).toBe(before.length === 0);
        if (!ids) return;
        after.push(look());
        write({ kind: 'undo', entries: ids });
        expect(look()).toBe(before.pop());
      }
    },
    redo: ({ times }) => {
      for (let time = 0; time < times; time += 1) {
        const ids = redoOf(entries);
        expect(ids === undefined).toBe(after.length === 0);
        if (!ids) return;
        before.push(look());
        write({ kind: 'redo', entries: ids });
        expect(look()).toBe(after.pop());
      }
    },
    correct: ({ which, event }) => {
      const plays = playedOf(entries);
      const play = plays[which % plays.length];
      if (play) writeNew({ kind: 'correct', entry: play.id, event });
    },
    stray: ({ kind, ids }) => {
      const same = look();
      write({ kind, entries: ids });
      expect(look()).toBe(same);
    },
  };
  return {
    do: (act: Act) => (acting[act.act] as (act: Act) => void)(act),
    /** Back to the first line and forth to the last, and once more without the help of earlier folds. */
    close: () => {
      const last = look();
      const lines = before.length;
      acting.undo({ act: 'undo', times: lines });
      expect(folded.state).toEqual(game.start(setup));
      acting.redo({ act: 'redo', times: lines });
      expect(look()).toBe(last);
      const afresh = reduceEvents(game, setup, playedOf(entries));
      expect(afresh.steps.map(({ play }) => play.id)).toEqual(folded.steps.map(({ play }) => play.id));
      expect(afresh.rejectedEvents).toEqual(folded.rejectedEvents);
      expect(afresh.state).toEqual(folded.state);
    },
  };
}

/** Deciding twice comes to the same, a refusal has its reasons, and a referee lets through just what may be overruled. */
function judged(game: GugGame, state: GugState, event: GugEvent, at: number): void {
  const { judgement, next } = game.decide(state, event, at);
  const { allowed, findings, canOverrule } = judgement;
  if (allowed) expect(game.decide(state, event, at).next()).toEqual(next());
  else {
    expect(findings.length).toBeGreaterThan(0);
    expect(next).toThrow(RangeError);
  }
  if (event.overrule) return;
  const overruled = { ...event, overrule: { reason: 'so be it' } };
  expect(game.decide({ ...state, referee: 'Ref' }, overruled, at).judgement.allowed).toBe(allowed || canOverrule);
  if (!allowed) expect(game.decide({ ...state, referee: null }, overruled, at).judgement.allowed).toBe(false);
}

test(
  'any evening at any table: nothing throws, undo gives back the bytes of before, and all totals are the sums of their terms',
  { timeout: 5_000 * RUNS },
  () => {
    fc.assert(
      fc.property(evenings, (evening) => {
        const log = notebook(evening);
        evening.acts.forEach(log.do);
        log.close();
      }),
      { numRuns: RUNS },
    );
  },
);

test.each(VARIATION_CODES)(
  '%s: the bot plays whole games to their end, and each state on the way keeps its word',
  { timeout: 60_000 },
  (variation) => {
    const game = GAMES[0];
    for (const seed of [1, 2, 3]) {
      const draw = seeded(seed);
      let [state, at] = [frozen(game.start(setupOf(3, { variation }))), NOON];
      for (let event = botEvent(game, state, at, draw); event; event = botEvent(game, state, at, draw)) {
        const { judgement, next } = game.decide(state, event, at);
        expect(judgement.allowed).toBe(true);
        state = frozen(next());
        holds(state);
        at += 1000 + draw(30_000);
      }
      expect(state.phase).toBe('over');
      expect(results(state, DEFAULT_RULINGS)[0]).toMatchObject({
        place: 1,
        status: 'finished',
        drops: variation === 'DUT' ? 22 : 11,
      });
    }
  },
);
