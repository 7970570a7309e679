import { beforeEach, expect, test, vi } from 'vitest';
import { asPlayed } from '../../src/games/gug/as-played.ts';
import { dueOf } from '../../src/games/gug/due.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { readRoute } from '../../src/games/gug/journey.ts';
import { decide } from '../../src/games/gug/play-event.ts';
import { previewCorrection } from '../../src/games/shared/correction.ts';
import { playedOf, redoOf, undoOf } from '../../src/games/shared/played.ts';
import { gameOf, unless } from '../../src/games/shared/decision.ts';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import type { LogEntry, SavedGugGame } from '../../src/storage/saved-game.ts';
import { reduceSaved, judgeOfSaved } from '../../src/storage/gug-reduction.ts';
import { fakeBrowser, NEW_GAME } from '../storage/fake-copies.ts';
import { LONDON_2025 } from './gug/ask.ts';
import { moving, placing, rolling, throwing } from './gug/table.ts';

// Each goes through to the rules, and is counted.
vi.mock('../../src/games/gug/play-event.ts', { spy: true });
vi.mock('../../src/games/gug/journey.ts', { spy: true });

const BEGUN: readonly GugEvent[] = [
  ...[6, 5, 4].map((eyes, seat) => throwing(seat, eyes)),
  ...['victoria', 'embankment', 'baker-street'].map((station, seat) => placing(seat, station)),
  ...[6, 5, 4].map((eyes, seat) => throwing(seat, eyes)),
];
const MOVED: readonly GugEvent[] = [
  rolling(0, 2),
  moving(0, 'victoria:green-park,victoria:oxford-circus'),
  { kind: 'pass', seat: 0 },
  { kind: 'drink', seat: 0, sips: 1 },
];

/** A game on the table of a browser, as a panel plays it: a tap is judged, written, and the screen drawn anew. */
async function table() {
  const browser = fakeBrowser();
  const log = await browser.open();
  const { id } = log.startGame(NEW_GAME);
  const saved = (): SavedGugGame => {
    const logged = log.$games.get().get(id);
    if (logged?.kind !== 'game' || logged.game.game !== 'gug') throw new Error('no game');
    return logged.game;
  };
  const folded = () => reduceSaved(saved(), LONDON_2025);
  const game = judgeOfSaved(saved(), LONDON_2025);
  const redraw = () => {
    browser.now += 250;
    return dueOf(game, folded().state);
  };
  return {
    game,
    saved,
    folded,
    redraw,
    play: (event: GugEvent) => {
      const { judgement } = judgeOfSaved(saved(), LONDON_2025).decide(folded().state, event, (browser.now += 1000));
      expect(judgement.allowed).toBe(true);
      log.append(id, [{ kind: 'play', event: structuredClone(event) }], browser.now);
      redraw();
    },
    write: (body: Pick<LogEntry, 'kind'> & Record<string, unknown>) => {
      log.append(id, [body as never], (browser.now += 1000));
      redraw();
    },
  };
}

const decided = () => vi.mocked(decide).mock.calls.length;

beforeEach(() => {
  vi.clearAllMocks();
});

test('the judge runs once for every event that is played, and not at all when the screen is drawn again', async () => {
  const { play, redraw } = await table();
  for (const event of [...BEGUN, ...MOVED]) {
    const before = decided();
    play(event);
    expect([event.kind, decided() - before]).toEqual([event.kind, 1]);
  }
  vi.clearAllMocks();
  redraw();
  redraw();
  expect(decided()).toBe(0);
});

test('a route is read by the judge once: when the move is played', async () => {
  const { play } = await table();
  [...BEGUN, MOVED[0]!].forEach(play);
  vi.mocked(readRoute).mockClear();
  // No other test plays this route: all games of a board share a network, which remembers what it was asked last.
  play(moving(0, 'victoria:pimlico,victoria:vauxhall'));
  expect(readRoute).toHaveBeenCalledTimes(1);
});

test('undo and redo of the last event decide nothing anew', async () => {
  const { play, write, saved } = await table();
  [...BEGUN, ...MOVED].forEach(play);
  vi.clearAllMocks();
  write({ kind: 'undo', entries: undoOf(saved().events) });
  write({ kind: 'redo', entries: redoOf(saved().events) });
  expect(decided()).toBe(0);
});

test('a correction is decided as it is looked ahead at, and not again when it is asked about, written and undone', async () => {
  const { game, play, write, saved, folded } = await table();
  [...BEGUN, ...MOVED].forEach(play);
  const roll = saved().events.find((line) => line.kind === 'play' && line.event.kind === 'roll')!;
  const corrected = { entry: roll.id, event: rolling(0, 1) };
  const look = () =>
    previewCorrection(game, saved().setup, folded(), corrected, playedOf(saved().events), (was, now) =>
      asPlayed(was, now, { reason: '' }),
    );
  vi.clearAllMocks();
  const { lost } = look();
  // The roll, and the three that stood on it.
  const first = decided();
  expect(lost.map(({ play: { event } }) => event.kind)).toEqual(['move', 'pass', 'drink']);
  look();
  write({ kind: 'correct', ...corrected });
  write({ kind: 'undo', entries: undoOf(saved().events) });
  expect(decided()).toBe(first);
});

test('what is decided differs with the time it happens at', async () => {
  const { game, play, folded } = await table();
  BEGUN.forEach(play);
  const { state } = folded();
  const [early, late] = [1, 2].map((at) => game.decide(state, MOVED[0]!, state.now + at).next().now);
  expect(late! - early!).toBe(1);
});

test('a game that is played from its setup alone decides each event of a state once, too', () => {
  const counted = vi.fn((state: { readonly sum: number }, { add }: { readonly kind: 'add'; readonly add: number }) =>
    unless<{ readonly sum: number }, { readonly reason: string }>([], () => ({ sum: state.sum + add })),
  );
  const game = gameOf(() => ({ sum: 0 }), counted);
  const plays = [1, 2, 3].map((add) => ({
    id: `${add}`,
    at: 0,
    event: { kind: 'add' as const, add },
    isCorrected: false,
  }));
  const first = reduceEvents(game, undefined, plays);
  expect(game.decide(first.state, { kind: 'add', add: 4 }, 0).next().sum).toBe(10);
  const next = { id: '4', at: 0, event: { kind: 'add' as const, add: 4 }, isCorrected: false };
  expect(reduceEvents(game, undefined, [...plays, next], first).state.sum).toBe(10);
  expect(counted).toHaveBeenCalledTimes(4);
});
