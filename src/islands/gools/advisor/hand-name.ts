import type { Hand } from '../../../games/gools/hand.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GoolsAdvisorWords } from '../../../i18n/gools/advisor-words.ts';

/** What a hand is called: Pure point 4. */
export function handName(words: GoolsAdvisorWords['hands'], hand: Hand): string {
  switch (hand.kind) {
    case 'gools':
      return words.gools;
    case 'pure':
    case 'impure':
      return fill(words[hand.kind], { of: hand.of });
    case 'sum':
      return fill(words.sum, { sum: hand.sum });
  }
}
