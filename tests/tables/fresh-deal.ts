import { afterEach, beforeEach, vi } from 'vitest';
import { $dealDraft, $dealPast } from '../../src/storage/deal-draft.ts';
import { readStepsAgain } from '../../src/storage/deal-steps.ts';
import { fakeStorage } from '../storage/fake-storage.ts';

/** Loads the page anew, with nothing being counted; what is in storage is the test's. */
export function freshDeal(): void {
  $dealPast.set([]);
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
