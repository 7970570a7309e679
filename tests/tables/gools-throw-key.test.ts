import { expect, test } from 'vitest';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { throwKey } from '../../src/tables/gools/throw-key.ts';
import { keeping, mini, throwing } from '../games/gools/table.ts';

const steps = (...events: readonly GoolsEvent[]) =>
  events.map((event, index) => ({ play: { id: `e${index}`, event } }));
const THROW = throwing(0, '33316');

test('each throw makes another moment, and a throw taken back the one before', () => {
  expect(throwKey([])).toBe('');
  expect(throwKey(steps(THROW))).toBe('e0');
  expect(throwKey(steps(THROW, keeping(0, '333')))).toBe('e1');
  expect(throwKey(steps(THROW, mini({ kind: 'throw', seat: 1, dice: [1, 5], by: 'hand' })))).toBe('e1');
});

test.each<GoolsEvent>([
  { kind: 'drunk' },
  { kind: 'sloppy', seat: 0 },
  { kind: 'join', name: 'Nils', after: 0 },
  { kind: 'rule', seat: 0, text: null },
  { kind: 'ruling', ruling: 'G2', option: 'final' },
  mini({ kind: 'sloppy', seat: 0 }),
])('what is half done outlasts $kind', (event) => expect(throwKey(steps(THROW, event))).toBe('e0'));
