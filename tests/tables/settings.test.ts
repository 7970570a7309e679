import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptySituation } from '../../src/games/gug/situation.ts';
import { chooseReading, followHouseRules, undo } from '../../src/tables/gug/settings.ts';
import { $houseRules, DEFAULT_HOUSE_RULES, makeHouseRules } from '../../src/storage/house-rules.ts';
import { $asked, $past, $situation, change } from '../../src/tables/gug/session.ts';
import { fakeStorage } from '../storage/fake-storage.ts';

const START = emptySituation('london-2025');
const THROWN = { ...START, dice: [4] };

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  $houseRules.set(DEFAULT_HOUSE_RULES);
  $asked.set({ ...$asked.get(), situation: START, past: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const reading = (ruling: 'R1' | 'R4') => $houseRules.get().rulings[ruling];

/** Another page of the phone chooses this, and nothing else. */
function chooseElsewhere(): void {
  const rulings = { ...DEFAULT_HOUSE_RULES.rulings, R1: 'forgotten' as const };
  localStorage.setItem('gug:house-rules', makeHouseRules({ rulings, sides: {} }));
  followHouseRules();
}

test('a reading is undone with the step that chose it', () => {
  chooseReading('R4', 'dot', 'R4');
  expect(reading('R4')).toBe('dot');
  undo();
  expect(reading('R4')).toBe('dot-or-adjacent');
});

test('what another page has chosen stays when a step of this one is undone', () => {
  change(THROWN, 'a four');
  chooseElsewhere();
  expect(reading('R1')).toBe('forgotten');
  undo();
  expect($situation.get()).toBe(START);
  expect(reading('R1')).toBe('forgotten');
});

test('readings that were chosen here before are no longer undone; the steps around them are', () => {
  chooseReading('R4', 'dot', 'R4');
  change(THROWN, 'a four');
  chooseReading('R4', 'dot-or-adjacent', 'R4');
  chooseElsewhere();
  expect($past.get().map(({ label }) => label)).toEqual(['a four']);
});
