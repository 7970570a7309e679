import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $advisor, chooseAdvisor, openAdvisorChoice } from '../../src/storage/choices.ts';
import { useFakeStorage } from './fake-storage.ts';

const storage = useFakeStorage();
beforeEach(() => {
  openAdvisorChoice();
});

describe('what the table has agreed on', () => {
  test('off, until it says otherwise', () => {
    expect($advisor.get()).toEqual({ evening: null, aim: 'win' });
  });

  test('is there again at the next visit', () => {
    chooseAdvisor({ evening: 'evening-1' });
    chooseAdvisor({ aim: 'point' });
    $advisor.set({ evening: null, aim: 'win' });
    openAdvisorChoice();
    expect($advisor.get()).toEqual({ evening: 'evening-1', aim: 'point' });
  });

  test.each([
    '{',
    'null',
    '"on"',
    '{"evening":"evening-1"}',
    '{"evening":1,"aim":"win"}',
    '{"evening":"evening-1","aim":"lose"}',
  ])('is off where %s stands in its place', (text) => {
    storage.texts.set('gools:advisor', text);
    openAdvisorChoice();
    expect($advisor.get()).toEqual({ evening: null, aim: 'win' });
  });

  test('holds until the page is closed where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    chooseAdvisor({ evening: 'evening-1' });
    expect($advisor.get().evening).toBe('evening-1');
  });
});
