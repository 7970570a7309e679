import type { Aim } from '../../../games/gools/advisor/aims.ts';
import type { ThrowReview } from '../../../games/gools/advisor/review.ts';
import { handOf } from '../../../games/gools/hand.ts';
import { isDone } from '../../../games/gools/lead.ts';
import type { Round } from '../../../games/gools/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { ReviewedTurns } from '../../../ui/ReviewedTurns.tsx';
import { useTable } from '../table.ts';
import { DiceLine, NoAnswer, useAnswer } from './Advised.tsx';
import { balanceWords, COLUMN_OF, handName, isTold, numbersIn, unitOf } from './numbers.ts';
import { hasThrows, isBetweenRounds, reviewQuestion } from './question.ts';
import { useAdvisor } from './use-advisor.ts';

/** Every turn of a round, in the order in which they were played. */
export function RoundReview({ round, aim }: { round: Round; aim: Aim }) {
  const { words, name, lang } = useTable();
  const thought = useAnswer(reviewQuestion(round, aim));
  if (thought.is !== 'answered') return <NoAnswer thought={thought} />;
  const known = round.turns.filter(hasThrows);
  return (
    <>
      {round.turns.filter(isDone).map((turn) => {
        const reviewed = thought.answer.turns[known.indexOf(turn)];
        const title = (
          <>
            {name(turn.seat)} <span class="soft">{handName(words.advisor.hands, handOf(turn.lying))}</span>
          </>
        );
        return (
          <ReviewedTurns
            key={turn.seat}
            seat={turn.seat}
            title={title}
            before={!reviewed && <p>{words.advisor.review.entered}</p>}
            balance={reviewed ? balanceWords(words.advisor.review, lang, aim, reviewed) : []}
          >
            {reviewed?.throws.map((review, index) => (
              <ThrowLine key={index} thrown={turn.throws[index]!.dice} review={review} aim={aim} />
            ))}
          </ReviewedTurns>
        );
      })}
    </>
  );
}

interface ThrowLineProps {
  thrown: readonly number[];
  review: ThrowReview;
  aim: Aim;
}

/** What was thrown, what of it was left, and what had been better. */
function ThrowLine({ thrown, review: { played, best, difference }, aim }: ThrowLineProps) {
  const { words, lang } = useTable();
  const { threw, left, better, costs, noChoice, best: isBest } = words.advisor.review;
  const isWorse = isTold(aim, difference);
  const cost = () => fill(costs[unitOf(aim)], { amount: numbersIn(lang).amount(COLUMN_OF[aim], difference) });
  return (
    <li class="throw-line row" data-worse={isWorse}>
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

/** Opens the look back at how everybody played; nothing before the first round is won, or while one goes on without the advisor. */
export function ReviewKey() {
  const { words, state, open } = useTable();
  const { isAllowed } = useAdvisor();
  if (state.rounds.length === 0 || !(isAllowed || isBetweenRounds(state))) return null;
  return (
    <button type="button" class="key review-key" aria-haspopup="dialog" onClick={() => open({ kind: 'review' })}>
      {words.advisor.review.key}
    </button>
  );
}
