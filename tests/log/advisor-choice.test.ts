import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $advisor, chooseAdvisor, openAdvisorChoice } from '../../src/log/advisor-choice.ts';
import { type FakeStorage, fakeStorage } from './fake-copies.ts';

let storage: FakeStorage;
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  openAdvisorChoice();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what the table has agreed on', () => {
  test('off, until it says otherwise', () => {
    expect($advisor.get()).toEqual({ isAllowed: false, aim: 'win' });
  });

  test('is there again at the next visit', () => {
    chooseAdvisor({ isAllowed: true });
    chooseAdvisor({ aim: 'point' });
    $advisor.set({ isAllowed: false, aim: 'win' });
    openAdvisorChoice();
    expect($advisor.get()).toEqual({ isAllowed: true, aim: 'point' });
  });

  test.each([
    '{',
    'null',
    '"on"',
    '{"isAllowed":true}',
    '{"isAllowed":1,"aim":"win"}',
    '{"isAllowed":true,"aim":"lose"}',
  ])('is off where %s stands in its place', (text) => {
    storage.texts.set('gools:advisor', text);
    openAdvisorChoice();
    expect($advisor.get()).toEqual({ isAllowed: false, aim: 'win' });
  });

  test('holds until the page is closed where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    chooseAdvisor({ isAllowed: true });
    expect($advisor.get().isAllowed).toBe(true);
  });
});
