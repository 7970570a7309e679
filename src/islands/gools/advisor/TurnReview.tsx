import type { Aim } from '../../../games/gools/advisor/aims.ts';
import type { Turn } from '../../../games/gools/play-state.ts';
import { useTable } from '../table.ts';
import { balanceWords } from './balance-words.ts';
import type { TurnReviewed } from './question.ts';
import { ThrowLine } from './ThrowLine.tsx';

interface TurnReviewProps {
  turn: Turn;
  reviewed: TurnReviewed;
  aim: Aim;
}

/** A turn, throw by throw, and what of it the choices did and what the dice. */
export function TurnReview({ turn, reviewed, aim }: TurnReviewProps) {
  const { words, lang } = useTable();
  return (
    <>
      <ol>
        {reviewed.throws.map((review, index) => (
          <ThrowLine key={index} thrown={turn.throws[index]!.dice} review={review} aim={aim} />
        ))}
      </ol>
      <p class="turn-balance">
        {balanceWords(words.advisor.review, lang, aim, reviewed).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </p>
    </>
  );
}
