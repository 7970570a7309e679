import type { Aim } from '../../../games/gools/advisor/aims.ts';
import type { ThrowReview } from '../../../games/gools/advisor/review.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table.ts';
import { isTold, unitOf } from './balance-words.ts';
import { COLUMN_OF } from './columns.ts';
import { DiceLine } from './DiceLine.tsx';
import { numbersIn } from './numbers.ts';

interface ThrowLineProps {
  thrown: readonly number[];
  review: ThrowReview;
  aim: Aim;
}

/** What was thrown, what of it was left, and what had been better. */
export function ThrowLine({ thrown, review: { played, best, difference }, aim }: ThrowLineProps) {
  const { words, lang } = useTable();
  const { threw, left, better, costs, noChoice, best: isBest } = words.advisor.review;
  const isWorse = isTold(aim, difference);
  const cost = () => fill(costs[unitOf(aim)], { amount: numbersIn(lang).amount(COLUMN_OF[aim], difference) });
  return (
    <li class="throw-line" data-worse={isWorse}>
      <span>
        {threw} <DiceLine dice={thrown} size={24} />
      </span>{' '}
      <span>
        {left} <DiceLine dice={played.kept} size={24} />
      </span>{' '}
      {isWorse ? (
        <strong class="worse">
          {better} <DiceLine dice={best.kept} size={24} /> {cost()}
        </strong>
      ) : (
        <span class="soft">{thrown.length === 1 ? noChoice : isBest}</span>
      )}
    </li>
  );
}
