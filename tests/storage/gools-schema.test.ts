import { expect, test } from 'vitest';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { DEFAULT_TABLE_RULINGS, FIRST_TABLE_DEFAULTS } from '../../src/games/gools/rulings.ts';
import { parseSavedGame, type Why } from '../../src/storage/saved-game-schema.ts';
import type { SavedGoolsGame } from '../../src/storage/saved-game.ts';
import { type BadPlace, withAt, withEvent } from './golden.ts';

const GAME: SavedGoolsGame = {
  v: 1,
  id: 'evening',
  game: 'gools',
  name: '',
  createdAt: 0,
  setup: { players: [{ name: 'Maya' }, { name: 'Ola' }], rulings: DEFAULT_TABLE_RULINGS },
  events: [],
};

const BAD_SETUPS: readonly BadPlace[] = [
  { at: 'board', value: { id: 'london-2025', version: 1 }, why: 'unknown-key' },
  { at: 'rulings', value: {}, why: 'unknown-key' },
  { at: 'setup.players', value: undefined, why: 'missing' },
  { at: 'setup.players', value: [], why: 'missing' },
  { at: 'setup.players', value: [{ name: 'Maya' }], why: 'missing' },
  { at: 'setup.players', value: Array(17).fill({ name: 'Maya' }), why: 'too-many' },
  { at: 'setup.players.0.name', value: '', why: 'empty' },
  { at: 'setup.players.0.name', value: 'x'.repeat(41), why: 'too-long' },
  { at: 'setup.players.0.name', value: '\u202Eyam', why: 'bad-text' },
  { at: 'setup.players.0.drink', value: 'beer', why: 'unknown-key' },
  { at: 'setup.rulings.G1', value: 'sum', why: 'unknown-option', path: 'setup.rulings' },
  { at: 'setup.rulings.R1', value: 'remembered', why: 'unknown-option', path: 'setup.rulings' },
];

test.each(BAD_SETUPS)('$at as $value is refused: $why', ({ at, value, why, path = at }) => {
  const parsed = parseSavedGame(withAt(GAME, at, value));
  expect(parsed.kind === 'unreadable' && parsed.problems).toContainEqual({ path, why });
});

/** Each is right but for one place. */
const BAD_EVENTS: readonly { readonly event: unknown; readonly at: string; readonly why: Why }[] = [
  { event: { kind: 'roll', seat: 0, dice: [1], by: 'hand' }, at: 'kind', why: 'unknown-option' },
  { event: { kind: 'throw', seat: 0, dice: [7], by: 'hand' }, at: 'dice.0', why: 'out-of-range' },
  { event: { kind: 'throw', seat: 0, dice: [0], by: 'hand' }, at: 'dice.0', why: 'out-of-range' },
  { event: { kind: 'throw', seat: 0, dice: [1.5], by: 'hand' }, at: 'dice.0', why: 'out-of-range' },
  { event: { kind: 'throw', seat: 0, dice: [1, 2, 3, 4, 5, 6], by: 'hand' }, at: 'dice', why: 'too-many' },
  { event: { kind: 'throw', seat: -1, dice: [1], by: 'hand' }, at: 'seat', why: 'out-of-range' },
  { event: { kind: 'throw', seat: 1e9, dice: [1], by: 'hand' }, at: 'seat', why: 'out-of-range' },
  { event: { kind: 'throw', seat: 0, dice: [1], by: 'ghost' }, at: 'by', why: 'unknown-option' },
  { event: { kind: 'throw', seat: 0, dice: [1], by: 'hand', eyes: 1 }, at: 'eyes', why: 'unknown-key' },
  { event: { kind: 'keep', seat: 0 }, at: 'dice', why: 'missing' },
  { event: { kind: 'enter', seat: 0, dice: [1, 1, 1, 1, 1], last: ['1'] }, at: 'last.0', why: 'wrong-type' },
  { event: { kind: 'one-die', seat: 0, eyes: 8, by: 'hand' }, at: 'eyes', why: 'out-of-range' },
  { event: { kind: 'rule', seat: 0, text: 'x'.repeat(301) }, at: 'text', why: 'too-long' },
  { event: { kind: 'rule', seat: 0, text: 'two\nlines' }, at: 'text', why: 'bad-text' },
  { event: { kind: 'pour', rule: 0, to: [0], drinks: 1e6 }, at: 'drinks', why: 'out-of-range' },
  { event: { kind: 'pour', rule: 0, to: Array(17).fill(0), drinks: 1 }, at: 'to', why: 'too-many' },
  { event: { kind: 'ruling', ruling: 'G99', option: 'on' }, at: 'ruling', why: 'unknown-option' },
  { event: { kind: 'join', name: ' Liv', after: 0 }, at: 'name', why: 'bad-text' },
  { event: { kind: 'three-man', event: { kind: 'end' } }, at: 'event.kind', why: 'unknown-option' },
  {
    event: { kind: 'three-man', event: { kind: 'three-man', event: { kind: 'call-off' } } },
    at: 'event.kind',
    why: 'unknown-option',
  },
  {
    event: { kind: 'three-man', event: { kind: 'hand-out', seat: 0, shares: [{ to: 0, drinks: -1 }] } },
    at: 'event.shares.0.drinks',
    why: 'out-of-range',
  },
  { event: { kind: 'end', overrule: { reason: 'all agree', sips: 1 } }, at: 'overrule.sips', why: 'unknown-key' },
];

test.each(BAD_EVENTS)('$event is refused at $at: $why', ({ event, at, why }) => {
  const parsed = parseSavedGame(withEvent(GAME, event));
  expect(parsed.kind === 'unreadable' && parsed.problems).toContainEqual({ path: `events.0.event.${at}`, why });
});

test('events of another game are none of this one', () => {
  expect(parseSavedGame(withEvent(GAME, { kind: 'pass', seat: 0 })).kind).toBe('unreadable');
  expect(parseSavedGame({ ...GAME, game: 'gug' }).kind).toBe('unreadable');
});

test('readings that are left out have their default, but later ones stay left out', () => {
  const parsed = parseSavedGame(withAt(GAME, 'setup.rulings', { T7: 'shot-and-drink', G5: 'at-once' }));
  const read = { ...FIRST_TABLE_DEFAULTS, G5: 'at-once', T7: 'shot-and-drink' };
  expect(parsed).toMatchObject({ kind: 'game', game: { setup: { rulings: read } } });
  if (parsed.kind !== 'game' || parsed.game.game !== 'gools') throw new Error('no evening');
  expect(JSON.stringify(parsed.game.setup.rulings)).toBe(JSON.stringify(read));
});

test('what the judge has to say is left to the judge', () => {
  const rejectedEvents: readonly GoolsEvent[] = [
    { kind: 'throw', seat: 9, dice: [], by: 'phone' },
    { kind: 'keep', seat: 1, dice: [6, 6, 6, 6, 6] },
    { kind: 'repeal', rule: 500 },
  ];
  for (const event of rejectedEvents) expect(parseSavedGame(withEvent(GAME, event)).kind).toBe('game');
});
