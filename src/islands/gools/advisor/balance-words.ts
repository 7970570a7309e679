import type { Aim } from '../../../games/gools/advisor/aims.ts';
import type { TurnBalance } from '../../../games/gools/advisor/review.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GoolsAdvisorWords } from '../../../i18n/gools/advisor-words.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { COLUMN_OF, numbersIn } from './numbers.ts';

/** Less than this shows as nothing, in sums and in chances. */
const SEEN = { sum: 0.005, chance: 0.0005 };

/** Whether a difference is large enough to be told in the aim's own unit. */
export const isTold = (aim: Aim, difference: number): boolean => Math.abs(difference) >= SEEN[unitOf(aim)];

export const unitOf = (aim: Aim): 'sum' | 'chance' => (COLUMN_OF[aim] === 'sum' ? 'sum' : 'chance');

/** Two sentences on a turn: what the choices did, and what the dice did. */
export function balanceWords(
  { choices, dice }: GoolsAdvisorWords['review'],
  lang: Lang,
  aim: Aim,
  { lost, luck }: TurnBalance,
): readonly [string, string] {
  const amount = (difference: number) => ({ amount: numbersIn(lang).amount(COLUMN_OF[aim], difference) });
  const unit = unitOf(aim);
  const luckWords = luck > 0 ? dice[`${unit}Lucky`] : dice[`${unit}Unlucky`];
  return [
    isTold(aim, lost) ? fill(choices[unit], amount(lost)) : choices.perfect,
    isTold(aim, luck) ? fill(luckWords, amount(luck)) : dice.even,
  ];
}
