import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeStorage, fakeStorage } from './fake-copies.ts';

let storage: FakeStorage;
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const draftModule = () => import('../../src/storage/setup-drafts.ts');
/** As somebody has come to it: a code half typed, a chair with no name. */
const DRAFT = {
  format: '2H4/1F',
  of: { is: 'other' as const, name: '' },
  players: [{ name: 'Åse' }, { name: '' }],
  rulings: { R24: 'layer' as const, R25: 'referee' as const },
};

test('a tournament that is being set up outlives a reload, and can be undone', async () => {
  const { TOURNAMENT_DRAFT } = await draftModule();
  TOURNAMENT_DRAFT.change(DRAFT, 'Åse');
  vi.resetModules();
  const next = await draftModule();
  next.TOURNAMENT_DRAFT.open();
  expect(next.TOURNAMENT_DRAFT.$draft.get()).toEqual(DRAFT);
  next.TOURNAMENT_DRAFT.change({ ...DRAFT, format: '2H4/1F2R' }, 'the code');
  next.TOURNAMENT_DRAFT.undo();
  expect(next.TOURNAMENT_DRAFT.$draft.get()).toEqual(DRAFT);
  next.TOURNAMENT_DRAFT.forget();
  expect(storage.texts.size).toBe(0);
});

test.each([
  ['no object', '[]'],
  ['too many chairs', JSON.stringify({ ...DRAFT, players: Array(49).fill({ name: '' }) })],
  ['another game', JSON.stringify({ ...DRAFT, of: { is: 'chess' } })],
  ['a reading there is not', JSON.stringify({ ...DRAFT, rulings: { R25: 'toss' } })],
])('what was kept is none where it is %s', async (_, text) => {
  storage.texts.set('tournament:setup', text);
  const { $draft, open } = (await draftModule()).TOURNAMENT_DRAFT;
  open();
  expect($draft.get()).toBeNull();
});

test('the tournament that is being played is there again at the next visit', async () => {
  const { $currentTournament } = await import('../../src/storage/current-game.ts');
  $currentTournament.set('cup');
  vi.resetModules();
  const next = await import('../../src/storage/current-game.ts');
  next.openCurrentTournament();
  expect(next.$currentTournament.get()).toBe('cup');
});
