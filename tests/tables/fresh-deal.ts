import { $dealDraft, $dealPast } from '../../src/storage/deal-draft.ts';
import { readStepsAgain } from '../../src/storage/deal-steps.ts';

/** Loads the page anew, with nothing being counted; what is in storage is the test's. */
export function freshDeal(): void {
  $dealPast.set([]);
  $dealDraft.set(null);
  readStepsAgain();
}
