import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeStorage } from './fake-storage.ts';

const storage = useFakeStorage();
beforeEach(() => {
  vi.resetModules();
});

const tournamentDraft = async () => (await import('../../src/storage/setup-drafts.ts')).setupDraft('tournament');
/** As somebody has come to it: a code half typed, a chair with no name. */
const DRAFT = {
  format: '2H4/1F',
  of: { is: 'other' as const, name: '' },
  players: [{ name: 'Åse' }, { name: '' }],
  rulings: { R24: 'layer' as const, R25: 'referee' as const },
};

test('a tournament that is being set up outlives a reload, and can be undone', async () => {
  const draft = await tournamentDraft();
  draft.change(DRAFT, 'Åse');
  vi.resetModules();
  const next = await tournamentDraft();
  next.open();
  expect(next.$draft.get()).toEqual(DRAFT);
  next.change({ ...DRAFT, format: '2H4/1F2R' }, 'the code');
  next.undo();
  expect(next.$draft.get()).toEqual(DRAFT);
  next.forget();
  expect(storage.texts.has('tournament:setup')).toBe(false);
});

test.each([
  ['no object', '[]'],
  ['too many chairs', JSON.stringify({ ...DRAFT, players: Array(49).fill({ name: '' }) })],
  ['another game', JSON.stringify({ ...DRAFT, of: { is: 'chess' } })],
  ['a reading there is not', JSON.stringify({ ...DRAFT, rulings: { R25: 'toss' } })],
])('what was kept is none where it is %s', async (_, text) => {
  storage.texts.set('tournament:setup', text);
  const { $draft, open } = await tournamentDraft();
  open();
  expect($draft.get()).toBeNull();
});

test('the tournament that is being played is there again at the next visit', async () => {
  const onTable = async () => (await import('../../src/storage/current-game.ts')).currentGame('tournament');
  (await onTable()).$id.set('cup');
  vi.resetModules();
  const next = await onTable();
  next.open();
  expect(next.$id.get()).toBe('cup');
});
