import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_WORKS } from '../../src/games/gug/position.ts';
import { draftOf, freshDraft } from '../../src/tables/gug/game/setup/fresh-draft.ts';
import { setupOf } from '../../src/tables/gug/game/setup/problems.ts';
import { namePlayer } from '../../src/tables/gug/game/setup/seats.ts';
import { $noticeSeen, openNotice, seeNotice } from '../../src/storage/choices.ts';
import { DEFAULT_HOUSE_RULES } from '../../src/storage/house-rules.ts';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import type { SetupDraft } from '../../src/storage/gug-form.ts';
import { draftIn, setupDraft } from '../../src/storage/setup-drafts.ts';
import { fakeStorage } from '../storage/fake-storage.ts';

const { $draft, $past, open, change, undo, forget } = setupDraft('gug');
const FRESH = freshDraft('london-2025', DEFAULT_HOUSE_RULES);
const WISH = { south: 5, north: 5, double: 3, triple: 1 };

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  forget();
  $noticeSeen.set(false);
});

const named = (name: string): SetupDraft => ({ ...FRESH, seats: namePlayer(FRESH.seats, 0, 0, name) });

describe('the setup under way', () => {
  test('is there again after a reload, and gone once its game has started', () => {
    change(named('Anna'), 'the name');
    const text = localStorage.getItem('gug:setup')!;
    forget();
    expect(localStorage.getItem('gug:setup')).toBeNull();
    localStorage.setItem('gug:setup', text);
    open();
    expect($draft.get()).toEqual(named('Anna'));
  });

  test('is undone change by change, letters of one field together, back to nothing said', () => {
    for (const name of ['A', 'An', 'Anna']) change(named(name), 'the name', 'name 0 0');
    change({ ...named('Anna'), bottle: 38 }, '38 cl');
    expect($past.get().map(({ label }) => label)).toEqual(['38 cl', 'the name']);
    undo();
    expect($draft.get()).toEqual(named('Anna'));
    undo();
    expect($draft.get()).toBeNull();
    undo();
    expect($draft.get()).toBeNull();
  });

  test('holds in memory where nothing can be stored', () => {
    vi.stubGlobal('localStorage', undefined);
    change(named('Anna'), 'the name');
    expect($draft.get()).toEqual(named('Anna'));
  });

  test.each([
    ['no JSON', '{"board":'],
    ['another thing', '[]'],
    ['an unknown reading', JSON.stringify({ ...FRESH, rulings: { ...FRESH.rulings, R1: 'sometimes' } })],
    ['an unknown key', JSON.stringify({ ...FRESH, extra: 1 })],
    ['a bottle of nothing', JSON.stringify({ ...FRESH, bottle: null })],
    ['no seats', JSON.stringify({ ...FRESH, seats: [] })],
    ['two with one sign', JSON.stringify({ ...FRESH, seats: [FRESH.seats[0], FRESH.seats[0]] })],
    ['single players in teams', JSON.stringify({ ...FRESH, variation: 'CT' })],
    ['a seed that is none', JSON.stringify({ ...FRESH, closed: { wish: WISH, seed: 0.5 } })],
    ['an endless name', JSON.stringify(named('a'.repeat(1000)))],
  ])('counts as none when it is %s', (_, text) => {
    localStorage.setItem('gug:setup', text);
    open();
    expect($draft.get()).toBeNull();
  });

  test('finds the default of a reading that it does not know', () => {
    const rulings = Object.fromEntries(Object.entries(FRESH.rulings).filter(([id]) => id !== 'R1'));
    expect(draftIn('gug', { ...FRESH, rulings })).toEqual(FRESH);
  });
});

test('a setup has clean names, and its draw', () => {
  const draft = { ...named('  A\u030ase '), referee: '  ' };
  const setup = setupOf(draft, null);
  expect(setup?.seats[0]?.players[0]?.name).toBe('Åse');
  expect(setup?.referee).toBeNull();
  expect(setupOf({ ...draft, closed: { wish: WISH, seed: 7 } }, null)).toBeUndefined();
});

test('the same people again: works of another day are not today’s, and closed stations are drawn anew', () => {
  const setup = setupOf(named('Anna'), null)!;
  const works = { stations: ['bank'], stretches: [] } as unknown as typeof NO_WORKS;
  const draw = { closed: [], double: [], triple: [] };
  const saved: SavedGame = {
    v: 1,
    id: 'g',
    game: 'gug',
    name: '',
    createdAt: 1_000,
    setup: { ...setup, works, referee: 'Kari', closedStations: { seed: 1, wish: WISH, draw } },
    ...DEFAULT_HOUSE_RULES,
    board: { id: 'london-2025', version: 1 },
    events: [],
  };
  const sameDay = draftOf(saved, 2_000, 9);
  expect(sameDay).toMatchObject({ works, referee: 'Kari', closed: { wish: WISH, seed: 9 }, seats: setup.seats });
  expect(draftOf(saved, 1_000 + 24 * 60 * 60 * 1000, 9).works).toEqual(NO_WORKS);
  expect(draftIn('gug', JSON.parse(JSON.stringify(sameDay)))).toEqual(sameDay);
});

describe('the first notice', () => {
  test('is read once', () => {
    openNotice();
    expect($noticeSeen.get()).toBe(false);
    seeNotice();
    expect(localStorage.getItem('gug:notice')).toBe('seen');
    $noticeSeen.set(false);
    openNotice();
    expect($noticeSeen.get()).toBe(true);
  });

  test('stays away for as long as the page is open where nothing can be stored', () => {
    vi.stubGlobal('localStorage', undefined);
    openNotice();
    expect($noticeSeen.get()).toBe(false);
    seeNotice();
    expect($noticeSeen.get()).toBe(true);
  });
});
