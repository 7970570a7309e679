import type { Aim } from '../../../games/gools/advisor/aims.ts';
import { handOf } from '../../../games/gools/hand.ts';
import { isDone } from '../../../games/gools/lead.ts';
import type { Round } from '../../../games/gools/play-state.ts';
import { useTable } from '../table.ts';
import { handName } from './hand-name.ts';
import { NoAnswer } from './NoAnswer.tsx';
import { hasThrows, reviewQuestion } from './review-turns.ts';
import { TurnReview } from './TurnReview.tsx';
import { useAnswer } from './use-answer.ts';

/** Every turn of a round, in the order in which they were played. */
export function RoundReview({ round, aim }: { round: Round; aim: Aim }) {
  const { words, name } = useTable();
  const thought = useAnswer(reviewQuestion(round, aim));
  if (thought.is !== 'answered') return <NoAnswer thought={thought} />;
  const known = round.turns.filter(hasThrows);
  return (
    <>
      {round.turns.filter(isDone).map((turn) => {
        const reviewed = thought.answer.turns[known.indexOf(turn)];
        return (
          <section key={turn.seat} class="turn-review" data-seat={turn.seat}>
            <h4>
              {name(turn.seat)} <span class="soft">{handName(words.advisor.hands, handOf(turn.lying))}</span>
            </h4>
            {reviewed ? (
              <TurnReview turn={turn} reviewed={reviewed} aim={aim} />
            ) : (
              <p>{words.advisor.review.entered}</p>
            )}
          </section>
        );
      })}
    </>
  );
}
