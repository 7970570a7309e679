import { expect, test } from 'vitest';
import { DEFAULT_TOURNAMENT_READINGS } from '../../src/games/tournament/rulings.ts';
import type { TournamentEvent } from '../../src/games/tournament/tournament-events.ts';
import { tournamentStanding } from './adapters.ts';
import { parseSavedGame, type Why } from '../../src/storage/saved-game-schema.ts';
import type { SavedTournament } from '../../src/storage/saved-game.ts';
import { type BadPlace, withAt, withEvent } from './golden.ts';
import { MARKUP, UNSEEN } from './hostile/names.ts';

const GAME: SavedTournament = {
  v: 1,
  id: 'cup',
  game: 'tournament',
  name: '',
  createdAt: 0,
  setup: {
    format: '2H2/1F-F2',
    of: { is: 'gug', variation: 'CT-CS' },
    players: ['Maya', 'Ola', 'Siri', 'Tor'].map((name) => ({ name })),
    rulings: DEFAULT_TOURNAMENT_READINGS,
  },
  events: [],
};
const BAD_SETUPS: readonly BadPlace[] = [
  { at: 'rulings', value: {}, why: 'unknown-key' },
  { at: 'setup.players', value: undefined, why: 'missing' },
  { at: 'setup.players', value: [{ name: 'Maya' }, { name: 'Ola' }], why: 'missing' },
  { at: 'setup.players', value: Array(49).fill({ name: 'Maya' }), why: 'too-many' },
  { at: 'setup.players.0.name', value: '', why: 'empty' },
  { at: 'setup.players.0.name', value: 'x'.repeat(41), why: 'too-long' },
  { at: 'setup.format', value: undefined, why: 'missing' },
  { at: 'setup.format', value: '2H2/1F-F3', why: 'unknown-option' },
  { at: 'setup.format', value: '2h2/1f-f2', why: 'unknown-option' },
  { at: 'setup.format', value: '2H3/1F-F2', why: 'unknown-option' },
  { at: 'setup.format', value: '2H2@4/2F-F2', why: 'unknown-option' },
  { at: 'setup.format', value: '400H2@4/2F-F2', why: 'unknown-option' },
  { at: 'setup.format', value: 'H'.repeat(501), why: 'too-long' },
  { at: 'setup.of', value: { is: 'chess' }, why: 'unknown-option', path: 'setup.of.is' },
  { at: 'setup.of.variation', value: 'ct', why: 'unknown-option' },
  { at: 'setup.of.variation', value: 'S-1D1I-SD', why: 'unknown-option' },
  { at: 'setup.of', value: { is: 'gools', variation: 'C' }, why: 'unknown-key', path: 'setup.of.variation' },
  { at: 'setup.of', value: { is: 'other', name: ' ' }, why: 'bad-text', path: 'setup.of.name' },
  { at: 'setup.of', value: { is: 'other', name: '' }, why: 'empty', path: 'setup.of.name' },
  { at: 'setup.rulings.R25', value: 'toss', why: 'unknown-option', path: 'setup.rulings' },
  { at: 'setup.rulings.R1', value: 'forgotten', why: 'unknown-option', path: 'setup.rulings' },
];

test.each(BAD_SETUPS)('$at as $value is refused: $why', ({ at, value, why, path = at }) => {
  const parsed = parseSavedGame(withAt(GAME, at, value));
  expect(parsed.kind === 'unreadable' && parsed.problems).toContainEqual({ path, why });
});

const result = { kind: 'result', layer: 0, game: 0, from: null, order: [[0], [1]], dnf: [] };
const toss = { kind: 'toss', layer: 0, game: null, throws: [{ player: 0, eyes: 6 }], by: 'hand' };

/** Each is right but for one place. */
const BAD_EVENTS: readonly { readonly event: unknown; readonly at: string; readonly why: Why }[] = [
  { event: { kind: 'win', player: 0 }, at: 'kind', why: 'unknown-option' },
  { event: { kind: 'constructor' }, at: 'kind', why: 'unknown-option' },
  { event: { kind: 'draw', layer: 0, seed: 2 ** 32 }, at: 'seed', why: 'out-of-range' },
  { event: { kind: 'draw', layer: 0, seed: 0.5 }, at: 'seed', why: 'out-of-range' },
  { event: { kind: 'draw', layer: 200, seed: 1 }, at: 'layer', why: 'out-of-range' },
  { event: { kind: 'draw', seed: 1 }, at: 'layer', why: 'missing' },
  { event: { ...result, game: -1 }, at: 'game', why: 'out-of-range' },
  { event: { ...result, game: null }, at: 'game', why: 'wrong-type' },
  { event: { ...result, from: '' }, at: 'from', why: 'bad-text' },
  { event: { ...result, from: undefined }, at: 'from', why: 'wrong-type' },
  { event: { ...result, order: [[]] }, at: 'order.0', why: 'missing' },
  { event: { ...result, order: [0, 1] }, at: 'order.0', why: 'wrong-type' },
  { event: { ...result, order: Array(49).fill([0]) }, at: 'order', why: 'too-many' },
  { event: { ...result, dnf: [1_001] }, at: 'dnf.0', why: 'out-of-range' },
  { event: { ...result, points: 3 }, at: 'points', why: 'unknown-key' },
  { event: { ...toss, throws: [{ player: 0, eyes: 7 }] }, at: 'throws.0.eyes', why: 'out-of-range' },
  { event: { ...toss, by: 'luck' }, at: 'by', why: 'unknown-option' },
  { event: { kind: 'decide', layer: 0, game: 0, order: ['Maya'] }, at: 'order.0', why: 'wrong-type' },
  { event: { kind: 'withdraw', player: 1_001 }, at: 'player', why: 'out-of-range' },
  { event: { kind: 'join', name: 'Åse' }, at: 'instead', why: 'missing' },
  { event: { kind: 'join', name: ' Åse', instead: 0 }, at: 'name', why: 'bad-text' },
  { event: { kind: 'ruling', ruling: 'R1', option: 'forgotten' }, at: 'ruling', why: 'unknown-option' },
  { event: { kind: 'end', overrule: { reason: 'x'.repeat(201) } }, at: 'overrule.reason', why: 'too-long' },
];

test.each(BAD_EVENTS)('an event $event is refused at $at: $why', ({ event, at, why }) => {
  const parsed = parseSavedGame(withEvent(GAME, event));
  expect(parsed.kind === 'unreadable' && parsed.problems).toContainEqual({ path: `events.0.event.${at}`, why });
});

/** One of each kind. */
const GOOD_EVENTS: readonly TournamentEvent[] = [
  { kind: 'draw', layer: 0, seed: 2 ** 32 - 1 },
  { kind: 'result', layer: 199, game: 199, from: 'gug-7_a', order: [[47, 0], [1]], dnf: [2] },
  { kind: 'result', layer: 0, game: 0, from: null, order: [], dnf: [] },
  { kind: 'join', name: 'Åse', instead: 47 },
  { kind: 'toss', layer: 0, game: null, throws: [{ player: 0, eyes: 6 }], by: 'phone' },
  { kind: 'decide', layer: 0, game: 1, order: [3, 2] },
  { kind: 'withdraw', player: 0 },
  { kind: 'ruling', ruling: 'R25', option: 'referee' },
  { kind: 'end', overrule: { reason: 'The last train goes.' } },
];

test.each(GOOD_EVENTS)(
  'an event $kind of the documented form is read as it is, and never breaks the tournament',
  (event) => {
    const game: SavedTournament = { ...GAME, events: [{ id: 'a', seq: 1, at: 1, kind: 'play', event }] };
    expect(parseSavedGame(JSON.parse(JSON.stringify(game)))).toEqual({ kind: 'game', game });
    expect(tournamentStanding(game).players).toHaveLength(4);
  },
);

test('a reading that is left out is the default, and what is read stands in one order', () => {
  const parsed = parseSavedGame(withAt(GAME, 'setup.rulings', { R25: 'referee' }));
  expect(parsed).toMatchObject({ kind: 'game', game: { setup: { rulings: { R24: 'layer', R25: 'referee' } } } });
  const turned = Object.fromEntries(Object.entries(GAME.setup).toReversed());
  const again = parseSavedGame({ ...GAME, setup: turned });
  expect(JSON.stringify(again.kind === 'game' && again.game)).toBe(JSON.stringify(GAME));
});

test.each([...MARKUP, 'constructor', '__proto__', 'toString'])('%s is a name like another', (name) => {
  const game = withAt(withAt(GAME, 'setup.players.0.name', name), 'setup.of', { is: 'other', name });
  expect(parseSavedGame(game)).toMatchObject({
    kind: 'game',
    game: { setup: { of: { name }, players: { 0: { name } } } },
  });
});

test.each(UNSEEN)('a player called $name is refused', ({ text }) => {
  const parsed = parseSavedGame(withAt(GAME, 'setup.players.0.name', text));
  expect(parsed.kind === 'unreadable' && parsed.problems).toContainEqual({
    path: 'setup.players.0.name',
    why: 'bad-text',
  });
});
