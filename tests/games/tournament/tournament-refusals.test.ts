import { expect, test } from 'vitest';
import { TOURNAMENT_REASONS } from '../../../src/games/tournament/tournament-decision.ts';
import type { TournamentEvent } from '../../../src/games/tournament/tournament-events.ts';
import { checkTournamentSetup } from '../../../src/games/tournament/tournament-check-setup.ts';
import { TOURNAMENT } from '../../../src/games/tournament/tournament-play.ts';
import type { TournamentSetup } from '../../../src/games/tournament/tournament-setup.ts';
import type { TournamentState } from '../../../src/games/tournament/tournament-state.ts';
import { drawn, grouped, play, result, setupOf, started, toss, withdraw } from './tournament-table.ts';

/** What is refused and why, and beside it what the same tournament allows. */
interface Refusal {
  readonly why: string;
  readonly state: () => TournamentState;
  readonly event: TournamentEvent;
  readonly but: TournamentEvent;
  readonly data?: object;
  readonly ruling?: 'R24' | 'R25';
}

const FRESH = () => started('2H3/1F1R-1R2/1F-F3', 6);
const LAID = () => grouped(FRESH(), 0, 'abc def');
const TIED = () => play(LAID(), result(0, 0, 'a b=c'));
const REFEREED = () =>
  play(grouped(started('2H3/1F1R-1R2/1F-F3', 6, { R25: 'referee' }), 0, 'abc def'), result(0, 0, 'a b=c'));
const decide = (order: readonly number[]): TournamentEvent => ({ kind: 'decide', layer: 0, game: 0, order });
/** a and d are equal in the standings of the layer. */
const ROTATED = () =>
  play(
    grouped(started('4H3@4/2F-F2', 4), 0, 'abc abd acd bcd'),
    ...['a b c', 'b a d', 'c d a', 'd b c'].map((each, game) => result(0, game, each)),
  );
const OVER = () =>
  play(LAID(), result(0, 0, 'a b c'), result(0, 1, 'd e f'), result(1, 0, 'b e'), result(2, 0, 'a d b'));

const NEVER: readonly Refusal[] = [
  { why: '18.1 no-such-layer', state: FRESH, event: drawn(3), but: drawn(0), data: { layer: 3 } },
  { why: '18.1 nothing-to-draw', state: FRESH, event: drawn(1), but: drawn(0), data: { layer: 1 } },
  { why: '18.1 drawn-already', state: LAID, event: drawn(0), but: result(0, 0, 'a b c'), data: { layer: 0 } },
  {
    why: '18.1 players-not-known',
    state: () => started('4H3/2SF-2SF4/2F-F4', 12),
    event: drawn(1),
    but: drawn(0),
    data: { layer: 1 },
  },
  { why: '18.1 bad-seed', state: FRESH, event: drawn(0, 2 ** 32), but: drawn(0, 2 ** 32 - 1), data: { layer: 0 } },
  { why: '18.1 bad-seed', state: FRESH, event: drawn(0, 0.5), but: drawn(0, 0), data: { layer: 0 } },
  { why: '18.1 bad-seed', state: FRESH, event: drawn(0, -1), but: drawn(0, 0), data: { layer: 0 } },
  {
    why: '18.1 game-not-drawn',
    state: FRESH,
    event: result(0, 0, 'a b c'),
    but: drawn(0),
    data: { layer: 0, game: 0 },
  },
  {
    why: '18.1 no-such-game',
    state: LAID,
    event: result(0, 2, 'a b c'),
    but: result(0, 1, 'd e f'),
    data: { layer: 0, game: 2 },
  },
  {
    why: '18.1 result-already',
    state: TIED,
    event: result(0, 0, 'a b c'),
    but: result(0, 1, 'd e f'),
    data: { layer: 0, game: 0 },
  },
  {
    why: '18.1 won-unplayed',
    state: () => play(LAID(), withdraw('a'), withdraw('b')),
    event: result(0, 0, 'c'),
    but: result(0, 1, 'd e f'),
    data: { layer: 0, game: 0 },
  },
  {
    why: '18.1 empty-place',
    state: LAID,
    event: { kind: 'result', layer: 0, game: 0, from: null, order: [[0], [], [1, 2]], dnf: [] },
    but: result(0, 0, 'a b=c'),
    data: { layer: 0, game: 0 },
  },
  {
    why: '18.1 not-in-game',
    state: LAID,
    event: result(0, 0, 'a b d'),
    but: result(0, 0, 'a b c'),
    data: { player: 3, layer: 0, game: 0 },
  },
  {
    why: '18.1 player-twice',
    state: LAID,
    event: result(0, 0, 'a b c | a'),
    but: result(0, 0, 'b c | a'),
    data: { player: 0, layer: 0, game: 0 },
  },
  {
    why: '18.1 player-missing',
    state: LAID,
    event: result(0, 0, 'a b'),
    but: result(0, 0, 'a b | c'),
    data: { player: 2, layer: 0, game: 0 },
  },
  {
    why: 'R25 no-such-tie',
    state: LAID,
    event: toss(0, 0, 'a1 b2'),
    but: result(0, 0, 'a=b c'),
    data: { layer: 0, game: 0 },
    ruling: 'R25',
  },
  {
    why: 'R25 not-the-tied',
    state: TIED,
    event: toss(0, 0, 'a1 b2'),
    but: toss(0, 0, 'c1 b2'),
    data: { layer: 0, game: 0 },
    ruling: 'R25',
  },
  {
    why: 'R25 not-the-tied',
    state: TIED,
    event: toss(0, 0, 'b1 b2'),
    but: toss(0, 0, 'b1 c1'),
    data: { layer: 0, game: 0 },
    ruling: 'R25',
  },
  { why: '18.1 bad-eyes', state: TIED, event: toss(0, 0, 'b7 c1'), but: toss(0, 0, 'b6 c1'), data: { player: 1 } },
  {
    why: 'R25 toss-decides',
    state: TIED,
    event: decide([1, 2]),
    but: toss(0, 0, 'b1 c2'),
    data: { layer: 0 },
    ruling: 'R25',
  },
  {
    why: 'R25 referee-decides',
    state: REFEREED,
    event: toss(0, 0, 'b1 c2'),
    but: decide([2, 1]),
    data: { layer: 0 },
    ruling: 'R25',
  },
  {
    why: 'R25 no-such-tie',
    state: REFEREED,
    event: { ...decide([4, 5]), game: 1 } as TournamentEvent,
    but: decide([2, 1]),
    data: { layer: 0, game: 1 },
    ruling: 'R25',
  },
  {
    why: 'R25 no-such-tie',
    state: TIED,
    event: toss(0, null, 'b1 c2'),
    but: toss(0, 0, 'b1 c2'),
    data: { layer: 0 },
    ruling: 'R25',
  },
  {
    why: 'R25 not-the-tied',
    state: ROTATED,
    event: toss(0, null, 'a1 c2'),
    but: toss(0, null, 'a1 d2'),
    data: { layer: 0 },
    ruling: 'R25',
  },
  {
    why: '18.1 no-such-player',
    state: LAID,
    event: { kind: 'withdraw', player: 6 },
    but: { kind: 'withdraw', player: 5 },
    data: { player: 6 },
  },
  {
    why: '18.1 withdrawn-already',
    state: () => play(LAID(), withdraw('b')),
    event: withdraw('b'),
    but: withdraw('c'),
    data: { player: 1 },
  },
  {
    why: '18.1 place-not-free',
    state: () => play(LAID(), withdraw('b')),
    event: { kind: 'join', name: 'Åse', instead: 0 },
    but: { kind: 'join', name: 'Åse', instead: 1 },
    data: { player: 0 },
  },
  {
    why: '18.1 no-such-player',
    state: () => play(LAID(), withdraw('b')),
    event: { kind: 'join', name: 'Åse', instead: 6 },
    but: { kind: 'join', name: 'Åse', instead: 1 },
    data: { player: 6 },
  },
  {
    why: '18.1 bad-name',
    state: () => play(LAID(), withdraw('b')),
    event: { kind: 'join', name: ' ', instead: 1 },
    but: { kind: 'join', name: 'Åse', instead: 1 },
    data: { player: 1 },
  },
  {
    why: '18.1 name-taken',
    state: () => play(LAID(), withdraw('b')),
    event: { kind: 'join', name: ' Player c ', instead: 1 },
    but: { kind: 'join', name: 'Player b', instead: 1 },
    data: { player: 2 },
  },
  {
    why: '18.1 no-such-reading',
    state: LAID,
    event: { kind: 'ruling', ruling: 'R25', option: 'toss' },
    but: { kind: 'ruling', ruling: 'R25', option: 'referee' },
  },
  {
    why: 'R24 reading-breaks-format',
    state: () => started('4H3@4/2F-F2', 4),
    event: { kind: 'ruling', ruling: 'R24', option: 'game' },
    but: { kind: 'ruling', ruling: 'R24', option: 'layer' },
    ruling: 'R24',
  },
  {
    why: '18.1 tournament-over',
    state: OVER,
    event: { kind: 'end' },
    but: { kind: 'end' },
  },
];

const reasonOf = (why: string): string => why.split(' ')[1]!;

test.each(NEVER)('$why', ({ why, state, event, but, data = {}, ruling = null }) => {
  const before = state();
  const finding = { clause: 'gug-18.1', ruling, reason: reasonOf(why), data };
  for (const one of [event, { ...event, overrule: { reason: 'says the table' } }]) {
    expect(TOURNAMENT.decide(before, one, 0).judgement).toEqual({
      allowed: false,
      findings: [finding],
      canOverrule: false,
    });
    expect(() => TOURNAMENT.decide(before, one, 0).next()).toThrow(RangeError);
  }
  // When all is over nothing is allowed; it is just before.
  const beside = reasonOf(why) === 'tournament-over' ? TIED() : before;
  expect(TOURNAMENT.decide(beside, but, 0).judgement).toMatchObject({ allowed: true, findings: [] });
});

test('who has withdrawn is in a result only by the table’s word', () => {
  const before = play(LAID(), withdraw('a'));
  const event = result(0, 0, 'a b c');
  const refused = {
    clause: 'gug-18.1',
    ruling: null,
    reason: 'player-withdrawn',
    data: { player: 0, layer: 0, game: 0 },
  };
  expect(TOURNAMENT.decide(before, event, 0).judgement).toEqual({
    allowed: false,
    findings: [refused],
    canOverrule: true,
  });
  const after = play(before, { ...event, overrule: { reason: 'left after the game' } });
  expect(after.layers[0]!.results[0]).toEqual({ order: [[0], [1], [2]], dnf: [], absent: [], from: null });
});

const SETUP = setupOf('2H3/1F1R-1R2/1F-F3', 6);
const named = (...names: readonly string[]) => names.map((name) => ({ name }));
const SIX = ['Åse', 'Bo', 'Cato', 'Dina', 'Eva'] as const;

const BAD_SETUPS: readonly {
  readonly why: string;
  readonly setup: Partial<TournamentSetup>;
  readonly data?: object;
}[] = [
  { why: '18.1 bad-format', setup: { format: '2H3/1F1R-1R2/1F-F4' } },
  { why: '18.1 bad-format', setup: { format: '2h3/1F1R-1R2/1F-F3' } },
  { why: '18.1 too-many-games', setup: { format: '400H3@6/3F-F3' }, data: { count: 200 } },
  { why: '18.1 players-unlike-format', setup: { players: named(...SIX) }, data: { count: 6 } },
  { why: '18.1 bad-name', setup: { players: named(...SIX, ' ') }, data: { player: 5 } },
  { why: '18.1 bad-name', setup: { players: named(...SIX, 'x'.repeat(41)) }, data: { player: 5 } },
  { why: '18.1 name-taken', setup: { players: named(...SIX, 'Bo ') }, data: { player: 5 } },
  { why: '18.1 bad-game-name', setup: { of: { is: 'other', name: '' } }, data: { count: 40 } },
  { why: '18.1 no-such-reading', setup: { rulings: { R24: 'layer', R25: 'toss' } as never } },
];

test('a setup that can be played', () => {
  expect(checkTournamentSetup(SETUP)).toEqual([]);
  expect(checkTournamentSetup({ ...SETUP, of: { is: 'other', name: 'Sjakk' } })).toEqual([]);
  expect(checkTournamentSetup({ ...SETUP, players: named(...SIX, 'x'.repeat(40)) })).toEqual([]);
});

test.each(BAD_SETUPS)('a setup: $why', ({ why, setup, data = {} }) => {
  expect(checkTournamentSetup({ ...SETUP, ...setup })).toContainEqual({
    clause: 'gug-18.1',
    ruling: null,
    reason: reasonOf(why),
    data,
  });
});

test.each([
  { players: 2, format: '2H1/1F-F2', count: 3 },
  { players: 49, format: '7H7/1F-F7', count: 48 },
])('$players players are too few, or too many', ({ players, format, count }) => {
  const finding = { clause: 'gug-18.1', ruling: null, reason: 'players-number', data: { count } };
  expect(checkTournamentSetup(setupOf(format, players))).toContainEqual(finding);
});

test.each([
  { say: 'the fewest players', players: 3, format: '1H3/2F-F2' },
  { say: 'the most players', players: 48, format: '8H6/1F-F8' },
  { say: 'the most games', players: 6, format: '199H6@6/3F-F3' },
])('$say can be played', ({ players, format }) => expect(checkTournamentSetup(setupOf(format, players))).toEqual([]));

test('every reason is stated here', () => {
  const stated = [...NEVER, ...BAD_SETUPS].map(({ why }) => reasonOf(why));
  const all = new Set([...stated, 'player-withdrawn', 'players-number']);
  expect(TOURNAMENT_REASONS.filter((reason) => !all.has(reason))).toEqual([]);
});
