import { $dealDraft, $dealPast } from '../../src/log/deal-draft.ts';
import { readStepsAgain } from '../../src/log/deal-steps.ts';

/** Loads the page anew, with nothing being counted; what is in storage is the test's. */
export function freshDeal(): void {
  $dealPast.set([]);
  $dealDraft.set(null);
  readStepsAgain();
}
