import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { readRoute } from '../../src/games/gug/journey.ts';
import { decide } from '../../src/games/gug/play-event.ts';
import { MARKERS } from '../../src/games/gug/setup.ts';
import { emptySituation } from '../../src/games/gug/situation.ts';
import { $boards } from '../../src/tables/gug/boards.ts';
import { act, backToTurn, drawOpening, controller } from '../../src/tables/gug/game/game-actions.ts';
import { endRerouting, GAME_SESSION, reroute, REPLAY_SESSION } from '../../src/tables/gug/game/game-session.ts';
import { $gameTable, $notice, setHand } from '../../src/tables/gug/game/game-table.ts';
import { playsSinceRoll } from '../../src/tables/gug/game/play/turn-plays.ts';
import { rideTo } from '../../src/tables/gug/asking.ts';
import { takeStarted } from '../../src/tables/gug/game/take-started.ts';
import {
  $asked,
  change,
  $ends,
  $gameParts,
  $icons,
  $mode,
  $network,
  $replayStep,
  $session,
  $showsEnds,
  $situation,
  $table,
  $verdict,
  $ways,
  takeWay,
  toggleEnds,
} from '../../src/tables/gug/session.ts';
import { $startedElsewhere } from '../../src/storage/requests.ts';
import { currentGame } from '../../src/storage/current-game.ts';
import { addGames, $games, startGame } from '../../src/storage/games.ts';
import { LONDON_2025 } from '../games/gug/ask.ts';
import { moving, passing, placing, rolling, setupOf, throwing } from '../games/gug/table.ts';
import { NEW_GAME } from '../storage/fake-copies.ts';
import { fakeStorage } from '../storage/fake-storage.ts';

// Each goes through to the rules, and is counted.
vi.mock('../../src/games/gug/play-event.ts', { spy: true });
vi.mock('../../src/games/gug/journey.ts', { spy: true });
// Nothing is drawn here.
vi.mock('../../src/ui/focus.ts', () => ({ releaseFocus: (work: () => void) => work() }));

const BEGUN: readonly GugEvent[] = [
  ...[6, 5].map((eyes, seat) => throwing(seat, eyes)),
  ...['victoria', 'embankment'].map((station, seat) => placing(seat, station)),
  ...[6, 5].map((eyes, seat) => throwing(seat, eyes)),
];
const WAY = moving(0, 'victoria:green-park,victoria:oxford-circus') as Extract<GugEvent, { kind: 'move' }>;

const { $id: $currentGame } = currentGame('gug');
const DRAWN = [$session, $situation, $icons, $table, $network, $verdict, $gameTable] as const;
let stops: readonly (() => void)[] = [];
/** So often has each of the stores that the panel is drawn from told of a change. */
const told = DRAWN.map(() => 0);

function tableOf(events: readonly GugEvent[]): void {
  const { id } = startGame({ ...NEW_GAME, setup: setupOf(2) });
  $currentGame.set(id);
  for (const event of events) expect(act(event), event.kind).toBe(true);
}

/** What each store tells while something is done. */
function during(work: () => void): readonly number[] {
  told.fill(0);
  work();
  return [...told];
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  $boards.set(new Map([[LONDON_2025.id, LONDON_2025]]));
  $asked.set({ ...$asked.get(), situation: { ...emptySituation(LONDON_2025.id), dice: [5] }, past: [] });
  $gameParts.set({ setup: GAME_SESSION, game: GAME_SESSION, replay: REPLAY_SESSION });
  $mode.set('game');
  stops = DRAWN.map((store, index) => store.listen(() => (told[index]! += 1)));
});
afterEach(() => {
  stops.forEach((stop) => stop());
  $replayStep.set(null);
  vi.unstubAllGlobals();
});

test('the judge decides once for an event, and the map, the ticket and the keys hear of it once', () => {
  tableOf(BEGUN);
  vi.clearAllMocks();
  const counts = during(() => act(rolling(0, 2)));
  expect(decide).toHaveBeenCalledTimes(1);
  expect(Math.max(...counts)).toBe(1);
  // Who plays, and by which house rules, is as before.
  expect([counts[0], counts[3], counts[4]]).toEqual([0, 0, 0]);
});

test('a move that the ticket has judged is played without being judged again', () => {
  tableOf([...BEGUN, rolling(0, 2)]);
  change({ ...$situation.get(), route: WAY.route }, 'Oxford Circus');
  expect($verdict.get()?.outcome).toBe('legal');
  vi.clearAllMocks();
  const counts = during(() => act(WAY));
  expect([vi.mocked(decide).mock.calls.length, vi.mocked(readRoute).mock.calls.length]).toEqual([1, 0]);
  expect(Math.max(...counts)).toBe(1);
});

test('7.1 to 7.4: an opening that the phone draws is written at once, and a newcomer in it is named by their arrival', () => {
  const players = [{ name: 'Anna', drink: 'beer' }] as const;
  tableOf([{ kind: 'join', newcomer: { team: '', marker: MARKERS[2], players } }]);
  const counts = during(drawOpening);
  expect(Math.max(...counts)).toBe(1);
  const { saved, due } = $gameTable.get()!;
  expect(due[0]?.kind).toBe('roll');
  const [join, ...opening] = saved.events;
  const known = opening.map((line) => line.kind === 'play' && 'seat' in line.event && [line.event.seat, line.came]);
  expect(new Set(opening.map(({ at }) => at)).size).toBe(1);
  expect(known).toContainEqual([2, [join?.id]]);
  for (const each of known) expect(each).toEqual(each && [each[0], each[0] === 2 ? [join!.id] : undefined]);
});

test('undo takes back the steps of a route first, then the last event, and decides nothing anew', () => {
  tableOf([...BEGUN, rolling(0, 2)]);
  for (const to of [1, 2]) change({ ...$situation.get(), route: WAY.route.slice(0, to) }, 'step');
  vi.clearAllMocks();
  const undo = GAME_SESSION.controller!.undo;
  undo();
  expect($situation.get().route).toHaveLength(1);
  undo();
  expect($situation.get().route).toHaveLength(0);
  const counts = during(undo);
  expect($gameTable.get()?.state.turn?.dice).toEqual([]);
  expect(decide).not.toHaveBeenCalled();
  expect(Math.max(...counts)).toBe(1);
});

test('a route under way belongs to its turn, and back to the turn leaves nothing of it', () => {
  tableOf([...BEGUN, rolling(0, 2)]);
  change({ ...$situation.get(), route: WAY.route }, 'Oxford Circus');
  act(WAY);
  expect($situation.get().route).toEqual([]);
  const { reduction, state } = $gameTable.get()!;
  backToTurn(playsSinceRoll(reduction.steps, state));
  expect($situation.get()).toMatchObject({ dice: [2], route: [] });
  // With the route alone under way there is nothing in the log to take back, and the die stays as it was thrown.
  change({ ...$situation.get(), route: WAY.route }, 'Oxford Circus');
  const { length } = $gameTable.get()!.saved.events;
  backToTurn([]);
  expect($situation.get()).toMatchObject({ dice: [2], route: [] });
  expect($gameTable.get()!.saved.events).toHaveLength(length);
});

test('where one can go is shown to whoever asked, and to nobody after them', () => {
  tableOf([...BEGUN, rolling(0, 2)]);
  toggleEnds(() => undefined);
  expect([$showsEnds.get(), ($ends.get() ?? []).length > 0]).toEqual([true, true]);
  act(WAY);
  act(passing(0));
  act(rolling(1, 3));
  expect([$showsEnds.get(), $ends.get()]).toEqual([false, undefined]);
  toggleEnds(() => undefined);
  expect($showsEnds.get()).toBe(true);
});

test('17.4: the icon and the die that one team has picked are not picked for the next', () => {
  const { id } = startGame({ ...NEW_GAME, setup: setupOf(2, { variation: 'DUT' }) });
  $currentGame.set(id);
  for (const event of [
    ...[6, 5].map((eyes, seat) => throwing(seat, eyes)),
    ...['victoria', 'embankment', 'paddington', 'aldgate'].map((at, place) => placing(place >> 1, at, place % 2)),
    ...[6, 5].map((eyes, seat) => throwing(seat, eyes)),
    rolling(0, 1, 2),
  ])
    expect(act(event)).toBe(true);
  setHand({ icon: 1, die: 1 });
  expect($gameTable.get()!.hand).toEqual({ icon: 1, die: 1 });
  expect(act(moving(0, 'northern:charing-cross,northern:leicester-square', { icon: 1, die: 1 }))).toBe(true);
  act({ kind: 'toss', seat: 0, eyes: 1, by: 'hand' });
  expect(act(moving(0, 'victoria:green-park', { icon: 0, die: 0 }))).toBe(true);
  act(passing(0));
  act(rolling(1, 1, 2));
  expect($gameTable.get()!.hand).toEqual({ icon: 0, die: 0 });
});

describe('the ways to where a ride led', () => {
  const linesOf = () => $ways.get().map(({ route }) => route.at(-1)!.line);
  const ride = (to: string) => change(rideTo($network.get()!, $situation.get(), to as never)!, to);
  const AT_KINGS_CROSS = BEGUN.map((event) =>
    event.kind === 'place' && event.seat === 0 ? { ...event, station: 'kings-cross-st-pancras' as never } : event,
  );

  test('are offered, taken and taken back with the ride', () => {
    tableOf([...AT_KINGS_CROSS, rolling(0, 4)]);
    ride('leicester-square');
    const straight = $situation.get().route;
    expect(linesOf()).toEqual(['piccadilly', 'northern']);
    takeWay($ways.get()[1]!);
    expect([$situation.get().route.at(-1)!.line, $verdict.get()?.outcome]).toEqual(['northern', 'legal']);
    // The first is one tap away again, nothing was played, and one undo takes back the ride.
    expect($ways.get()[0]!.route).toEqual(straight);
    expect($gameTable.get()!.state.turn?.moves).toEqual([]);
    GAME_SESSION.controller!.undo();
    expect([$situation.get().route, linesOf()]).toEqual([[], []]);
  });

  test('are those of turns that end there, where the way that people take does not', () => {
    tableOf([...AT_KINGS_CROSS, rolling(0, 6)]);
    ride('leicester-square');
    expect([$situation.get().route.length, $verdict.get()?.outcome]).toEqual([4, 'incomplete']);
    expect(new Set($ways.get().map(({ route }) => route.length))).toEqual(new Set([6]));
    // Tapped station by station, nobody asks for them.
    GAME_SESSION.controller!.undo();
    ride('russell-square');
    expect(linesOf()).toEqual([]);
  });

  test('are none of a route that cannot be taken', () => {
    tableOf([...AT_KINGS_CROSS, rolling(0, 1)]);
    ride('leicester-square');
    expect([$verdict.get()?.outcome, linesOf()]).toEqual(['illegal', []]);
  });
});

describe('a route under way belongs to its roll, whatever another phone brings', () => {
  // Lines of one number stand by their ids.
  test.each([
    ['before', '000000-1', 5, 0],
    ['after', 'zzzzzz-1', 2, 1],
  ])('a roll of the same turn that comes %s it', async (_, id, eyes, steps) => {
    tableOf([...BEGUN, rolling(0, 2)]);
    change({ ...$situation.get(), route: WAY.route.slice(0, 1) }, 'Green Park');
    const { saved } = $gameTable.get()!;
    const roll = saved.events.at(-1)!;
    const theirs = { ...roll, id, event: rolling(0, 5) } as typeof roll;
    expect(await addGames([{ ...saved, events: [...saved.events.slice(0, -1), theirs] }])).toBe('added');
    expect($gameTable.get()!.state.turn).toMatchObject({ number: 1, dice: [eyes] });
    expect($situation.get().route).toHaveLength(steps);
  });
});

test('a game, its replay and a question of one’s own each keep what they show', () => {
  tableOf([...BEGUN, rolling(0, 2)]);
  change({ ...$situation.get(), route: WAY.route }, 'Oxford Circus');
  $replayStep.set(0);
  expect([$situation.get().position, $icons.get()]).toEqual([null, []]);
  $mode.set('ask');
  $replayStep.set(null);
  expect([$situation.get().dice, $table.get()]).toEqual([[5], null]);
  $mode.set('game');
  expect($situation.get().route).toEqual(WAY.route);
});

test('without a game on the table there is nothing to undo, to choose or to tap', () => {
  $currentGame.set(null);
  expect($gameTable.get()).toBeUndefined();
  GAME_SESSION.controller!.undo();
  GAME_SESSION.controller!.chooseReading('R1', 'no', '');
  expect(GAME_SESSION.controller!.tap('euston' as never)).toBe(false);
  expect($notice.get()).toBeUndefined();
});

test('a tap on the map while something else is due is told so, and a refused event says why', () => {
  tableOf(BEGUN);
  expect(GAME_SESSION.controller!.tap('euston' as never)).toBe(false);
  expect($notice.get()).toEqual({ is: 'not-now' });
  expect(act(rolling(1, 2))).toBe(false);
  expect($notice.get()).toMatchObject({ is: 'refused', judgement: { allowed: false } });
  act(rolling(0, 2));
  expect($notice.get()).toBeUndefined();
});

test('an earlier entry is judged in its place and at its time, and one that was taken back is said to be gone', () => {
  tableOf([...BEGUN, rolling(0, 2), WAY]);
  const [, , , , , , roll] = $gameTable.get()!.saved.events;
  const told = rolling(0, 1);
  expect(controller().judge(told, roll!.id).allowed).toBe(true);
  vi.useFakeTimers({ now: Date.now() + 3_600_000 });
  vi.clearAllMocks();
  expect(controller().play(told, roll!.id)).toBe(true);
  vi.useRealTimers();
  // What was asked before is not decided again; the move after it is.
  expect(vi.mocked(decide).mock.calls.map(([, , , event]) => event.kind)).toEqual(['move']);
  expect($gameTable.get()!.reduction.rejectedEvents).toHaveLength(1);
  controller().takeBack([roll!.id]);
  expect(controller().play(told, roll!.id)).toBe(false);
  expect($notice.get()).toEqual({ is: 'gone' });
});

test('the route of an earlier move is tapped anew where the game stood then, and nothing is written', () => {
  tableOf([...BEGUN, rolling(0, 2), WAY]);
  const { saved, reduction } = $gameTable.get()!;
  const { play, before } = reduction.steps.at(-1)!;
  reroute(play.id, WAY, before, reduction.steps.length);
  expect($session.get()).toBe(REPLAY_SESSION);
  expect($situation.get()).toMatchObject({ position: { at: 'victoria' }, dice: [2], route: WAY.route });
  change({ ...$situation.get(), route: WAY.route.slice(0, 1) }, 'one station less');
  expect($verdict.get()?.outcome).toBe('incomplete');
  const controller = REPLAY_SESSION.controller!;
  expect(controller.tap('euston' as never)).toBe(true);
  controller.undo();
  expect([$situation.get().route, $verdict.get()?.outcome]).toEqual([WAY.route, 'legal']);
  expect(endRerouting()).toEqual({ ...WAY, drop: false });
  expect([$replayStep.get(), $session.get()]).toEqual([null, GAME_SESSION]);
  reroute(play.id, WAY, before, reduction.steps.length);
  expect(endRerouting(true)).toEqual({ ...WAY, drop: true });
  expect($gameTable.get()?.saved).toBe(saved);
});

test('while the judge is asked, the game that another tab starts comes onto the table, and no earlier one', async () => {
  tableOf(BEGUN);
  const mine = $currentGame.get();
  $mode.set('ask');
  const since = Date.now();
  const other = startGame({ ...NEW_GAME, setup: setupOf(2) });
  localStorage.setItem('gug:current', JSON.stringify(other.id));
  await takeStarted(since + 60_000);
  expect($currentGame.get()).toBe(mine);
  $mode.set('game');
  await takeStarted(since);
  expect($currentGame.get()).toBe(mine);
  $mode.set('ask');
  await takeStarted(since);
  expect([$currentGame.get(), $startedElsewhere.get()?.game]).toEqual([other.id, other.id]);
  expect($games.get().has(other.id)).toBe(true);
});
