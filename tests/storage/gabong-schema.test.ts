import { expect, test } from 'vitest';
import type { GabongEvent } from '../../src/games/gabong/match-events.ts';
import { PRESETS } from '../../src/games/gabong/match-setup.ts';
import { FIRST_GABONG_DEFAULTS } from '../../src/games/gabong/rulings.ts';
import { gabongStanding } from './adapters.ts';
import { parseSavedGame, parseSavedText, type Why } from '../../src/storage/saved-game-schema.ts';
import type { SavedGabongGame } from '../../src/storage/saved-game.ts';
import { type BadPlace, withAt, withEvent } from './golden.ts';
import { MARKUP, UNSEEN } from './hostile/names.ts';

const GAME: SavedGabongGame = {
  v: 1,
  id: 'round',
  game: 'gabong',
  name: '',
  createdAt: 0,
  setup: { players: [{ name: 'Maya' }, { name: 'Ola' }], master: 1, packs: 2, ...PRESETS['ntnu-2010'] },
  events: [],
};

const BAD_SETUPS: readonly BadPlace[] = [
  { at: 'board', value: { id: 'london-2025', version: 1 }, why: 'unknown-key' },
  { at: 'rulings', value: {}, why: 'unknown-key' },
  { at: 'setup.players', value: undefined, why: 'missing' },
  { at: 'setup.players', value: [{ name: 'Maya' }], why: 'missing' },
  { at: 'setup.players', value: Array(11).fill({ name: 'Maya' }), why: 'too-many' },
  { at: 'setup.players.0.name', value: '', why: 'empty' },
  { at: 'setup.players.0.name', value: 'x'.repeat(41), why: 'too-long' },
  { at: 'setup.players.0.drink', value: 'beer', why: 'unknown-key' },
  { at: 'setup.master', value: 2, why: 'out-of-range' },
  { at: 'setup.master', value: -1, why: 'out-of-range' },
  { at: 'setup.master', value: null, why: 'wrong-type' },
  { at: 'setup.packs', value: 1, why: 'out-of-range' },
  { at: 'setup.packs', value: 4, why: 'out-of-range' },
  { at: 'setup.points', value: 5, why: 'wrong-type' },
  { at: 'setup.points.14', value: undefined, why: 'missing' },
  { at: 'setup.points.14', value: 0, why: 'out-of-range' },
  { at: 'setup.points.14', value: 101, why: 'out-of-range' },
  { at: 'setup.points.2', value: 2.5, why: 'out-of-range' },
  { at: 'setup.points.15', value: 5, why: 'unknown-key' },
  { at: 'setup.doublers', value: [1], why: 'out-of-range', path: 'setup.doublers.0' },
  { at: 'setup.doublers', value: Array(14).fill(2), why: 'too-many' },
  { at: 'setup.ends', value: { by: 'time' }, why: 'unknown-option', path: 'setup.ends.by' },
  { at: 'setup.ends', value: { by: 'deals', deals: 0 }, why: 'out-of-range', path: 'setup.ends.deals' },
  { at: 'setup.ends', value: { by: 'deals', deals: 51 }, why: 'out-of-range', path: 'setup.ends.deals' },
  { at: 'setup.ends', value: { by: 'deals', limit: 500 }, why: 'missing', path: 'setup.ends.deals' },
  { at: 'setup.ends', value: { by: 'points', limit: 10_001 }, why: 'out-of-range', path: 'setup.ends.limit' },
  { at: 'setup.rulings.B1', value: 'thrice', why: 'unknown-option', path: 'setup.rulings' },
  { at: 'setup.rulings.B99', value: 'off', why: 'unknown-option', path: 'setup.rulings' },
  { at: 'setup.rulings.toString', value: 'name', why: 'unknown-option', path: 'setup.rulings' },
];

test.each(BAD_SETUPS)('$at as $value is refused: $why', ({ at, value, why, path = at }) => {
  const parsed = parseSavedGame(withAt(GAME, at, value));
  expect(parsed.kind === 'unreadable' && parsed.problems).toContainEqual({ path, why });
});

const theta = { seat: 0, by: 'theta' };
const cards = { seat: 1, by: 'cards', cards: [14, 2], isGabonged: false };
const points = { seat: 1, by: 'points', points: 45, isGabonged: false };
const deal = (...hands: readonly unknown[]) => ({ kind: 'deal', hands });

/** Each is right but for one place. */
const BAD_EVENTS: readonly { readonly event: unknown; readonly at: string; readonly why: Why }[] = [
  { event: { kind: 'count', hands: [theta] }, at: 'kind', why: 'unknown-option' },
  { event: { kind: 'constructor', hands: [theta] }, at: 'kind', why: 'unknown-option' },
  { event: { kind: 'deal' }, at: 'hands', why: 'missing' },
  { event: { ...deal(theta), winner: 0 }, at: 'winner', why: 'unknown-key' },
  { event: deal(...Array<unknown>(11).fill(theta)), at: 'hands', why: 'too-many' },
  { event: deal({ seat: 0, by: 'word' }), at: 'hands.0.by', why: 'unknown-option' },
  { event: deal({ ...theta, points: 0 }), at: 'hands.0.points', why: 'unknown-key' },
  { event: deal({ ...theta, seat: 1_001 }), at: 'hands.0.seat', why: 'out-of-range' },
  { event: deal({ ...theta, seat: 0.5 }), at: 'hands.0.seat', why: 'out-of-range' },
  { event: deal(theta, { ...cards, cards: [1] }), at: 'hands.1.cards.0', why: 'out-of-range' },
  { event: deal(theta, { ...cards, cards: [2, 15] }), at: 'hands.1.cards.1', why: 'out-of-range' },
  { event: deal(theta, { ...cards, cards: ['A'] }), at: 'hands.1.cards.0', why: 'wrong-type' },
  { event: deal(theta, { ...cards, cards: Array(201).fill(2) }), at: 'hands.1.cards', why: 'too-many' },
  { event: deal(theta, { ...cards, isGabonged: undefined }), at: 'hands.1.isGabonged', why: 'wrong-type' },
  { event: deal(theta, { ...cards, isGabonged: 'no' }), at: 'hands.1.isGabonged', why: 'wrong-type' },
  { event: deal(theta, { ...points, points: -5 }), at: 'hands.1.points', why: 'out-of-range' },
  { event: deal(theta, { ...points, points: 4.5 }), at: 'hands.1.points', why: 'out-of-range' },
  { event: deal(theta, { ...points, points: 1e16 }), at: 'hands.1.points', why: 'out-of-range' },
  { event: deal(theta, { ...points, points: '45' }), at: 'hands.1.points', why: 'wrong-type' },
  { event: { kind: 'penalty', seat: 0, clause: 'gabong-4.4' }, at: 'clause', why: 'unknown-option' },
  { event: { kind: 'penalty', seat: -1, clause: 'gabong-9.3' }, at: 'seat', why: 'out-of-range' },
  { event: { kind: 'master', seat: 1e9 }, at: 'seat', why: 'out-of-range' },
  { event: { kind: 'master' }, at: 'seat', why: 'missing' },
  { event: { kind: 'join', name: '' }, at: 'name', why: 'empty' },
  { event: { kind: 'join', name: 'Åse', after: 1 }, at: 'after', why: 'unknown-key' },
  { event: { kind: 'leave' }, at: 'seat', why: 'missing' },
  { event: { kind: 'ruling', ruling: 'B99', option: 'off' }, at: 'ruling', why: 'unknown-option' },
  { event: { kind: 'ruling', ruling: '__proto__', option: 'off' }, at: 'ruling', why: 'unknown-option' },
  { event: { kind: 'ruling', ruling: 'B8', option: 'x'.repeat(41) }, at: 'option', why: 'too-long' },
  { event: { kind: 'end', overrule: { reason: 'x'.repeat(201) } }, at: 'overrule.reason', why: 'too-long' },
  { event: { kind: 'end', overrule: {} }, at: 'overrule.reason', why: 'missing' },
];

test.each(BAD_EVENTS)('an event $event is refused at $at: $why', ({ event, at, why }) => {
  const parsed = parseSavedGame(withEvent(GAME, event));
  expect(parsed.kind === 'unreadable' && parsed.problems).toContainEqual({ path: `events.0.event.${at}`, why });
});

/** One of each kind. */
const GOOD_EVENTS: readonly GabongEvent[] = [
  { kind: 'deal', hands: [] },
  {
    kind: 'deal',
    hands: [
      { seat: 9, by: 'theta' },
      { seat: 0, by: 'cards', cards: [], isGabonged: false },
      { seat: 1, by: 'cards', cards: [2, 2, 14], isGabonged: true },
      { seat: 1, by: 'points', points: 1e15, isGabonged: false },
    ],
  },
  { kind: 'penalty', seat: 0, clause: 'gabong-8.2' },
  { kind: 'master', seat: 0 },
  { kind: 'join', name: 'Åse' },
  { kind: 'leave', seat: 1_000 },
  { kind: 'ruling', ruling: 'B8', option: 'halved' },
  { kind: 'ruling', ruling: 'B8', option: '' },
  { kind: 'end', overrule: { reason: 'The bar closes.' } },
];

test.each(GOOD_EVENTS)('an event $kind of the documented form is read as it is', (event) => {
  const game = { ...GAME, events: [{ id: 'a', seq: 1, at: 1, kind: 'play', event }] };
  expect(parseSavedGame(JSON.parse(JSON.stringify(game)))).toEqual({ kind: 'game', game });
});

test('events of one game are none of another', () => {
  const toss = { kind: 'throw', seat: 0, dice: [1], by: 'hand' };
  expect(parseSavedGame(withEvent(GAME, toss))).toMatchObject({ kind: 'unreadable' });
  expect(parseSavedGame({ ...GAME, game: 'gools' })).toMatchObject({ kind: 'unreadable' });
});

test('a reading that is left out is the default, and what is read stands in one order', () => {
  const rulings = { B17: 'laid-only', B8: 'halved', B1: 'once', B12: 'on-turn' };
  const parsed = parseSavedGame(withAt(GAME, 'setup.rulings', rulings));
  // Later ones stay left out.
  const read = { ...FIRST_GABONG_DEFAULTS, ...rulings };
  expect(parsed).toMatchObject({ kind: 'game', game: { setup: { rulings: read } } });
  const turned = Object.fromEntries(Object.entries(GAME.setup).toReversed());
  const again = parseSavedGame({ ...GAME, setup: turned });
  expect(JSON.stringify(again.kind === 'game' && again.game)).toBe(JSON.stringify(GAME));
});

test.each([...MARKUP, 'constructor', '__proto__', 'toString'])('%s is a name like another', (name) => {
  expect(parseSavedGame(withAt(GAME, 'setup.players.0.name', name))).toMatchObject({
    kind: 'game',
    game: { setup: { players: { 0: { name } } } },
  });
});

test.each(UNSEEN)('a player called $name is refused', ({ text }) => {
  const parsed = parseSavedGame(withAt(GAME, 'setup.players.0.name', text));
  const path = 'setup.players.0.name';
  expect(parsed.kind === 'unreadable' && parsed.problems).toContainEqual({ path, why: 'bad-text' });
});

test.each(['points', 'rulings'])('a key that means something to the language is none of the %s', (group) => {
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const text = JSON.stringify(GAME).replace(`"${group}":{`, `"${group}":{"${key}":{"polluted":1},`);
    expect(parseSavedText(text)).toMatchObject({ kind: 'unreadable', problems: [{ why: 'forbidden-key' }] });
  }
  expect('polluted' in {}).toBe(false);
});

test('what the judge has to say is left to the judge', () => {
  const rejectedEvents: readonly GabongEvent[] = [
    { kind: 'deal', hands: [] },
    { kind: 'deal', hands: [{ seat: 9, by: 'theta' }] },
    { kind: 'deal', hands: [{ seat: 0, by: 'cards', cards: Array<number>(200).fill(2), isGabonged: true }] },
    { kind: 'ruling', ruling: 'B8', option: 'doubled' },
    { kind: 'master', seat: 1 },
  ];
  const parsed = parseSavedGame({
    ...GAME,
    events: rejectedEvents.map((event, index) => ({ id: `e${index}`, seq: index + 1, at: 1, kind: 'play', event })),
  });
  if (parsed.kind !== 'game' || parsed.game.game !== 'gabong') throw new Error('not read');
  expect(gabongStanding(parsed.game)).toMatchObject({ is: 'running', deals: 0, rejectedEvents: rejectedEvents.length });
});
