import { afterEach, beforeEach, vi } from 'vitest';
import { $dealDraft, $dealPast, $dealUndone } from '../../src/storage/deal-draft.ts';
import { readStepsAgain } from '../../src/storage/deal-steps.ts';
import { fakeStorage } from '../storage/fake-storage.ts';

/** Milliseconds since 1970, later than any page of a test has written. */
let later = 10_000_000_000_000;

/** Loads the page anew, with nothing being counted; what is in storage is the test's. */
export function freshDeal(): void {
  // What the page of before remembers to have written counts no more.
  later += 1_000_000;
  for (const key of ['gabong:deal', 'gabong:deal-steps']) localStorage.setItem(`${key}:at`, String(later));
  $dealPast.set([]);
  $dealUndone.set([]);
  $dealDraft.set(null);
  readStepsAgain();
}

/** Before every test of a file, a page with an empty storage and nothing being counted, whose clock the test turns. */
export function useFreshDeal(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', fakeStorage());
    freshDeal();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
