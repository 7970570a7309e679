import type { GoolsAdvisorWords } from './advisor-words.ts';
import type { GoolsTableWords } from './table-words.ts';
import type { GoolsThreeManWords } from './three-man-words.ts';

/** Everything the panel of the dice games says, in one language. */
export interface GoolsWords extends GoolsTableWords {
  readonly threeMan: GoolsThreeManWords;
  readonly advisor: GoolsAdvisorWords;
}
