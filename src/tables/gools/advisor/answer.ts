import { adviseOn, planFor, type Prospect, makeShares } from '../../../games/gools/advisor/advice.ts';
import type { Figure } from '../../../games/gools/advisor/aims.ts';
import type { Plan } from '../../../games/gools/advisor/plan.ts';
import { balanceOf, reviewTurn } from '../../../games/gools/advisor/review.ts';
import type { Round } from '../../../games/gools/play-state.ts';
import {
  type Answer,
  hasThrows,
  type Question,
  reviewQuestion,
  type SeatReviewed,
  type TurnAsked,
  type TurnReviewed,
} from './question.ts';

/** A plan is some 60 KB: a large table's round under each aim is kept, and no whole evening. */
const PLANS_MOST = 64;

/**
 * Answers questions one after the other, and keeps its tables for the next.
 *
 * @returns a function that throws RangeError for dice that the judge would not let lie.
 */
export function makeAnswer(): (question: Question) => Answer {
  const shares = makeShares();
  const plans = new Map<string, Plan<Figure>>();

  const planOf = (prospect: Prospect): Plan<Figure> => {
    const { aim, lead, still } = prospect;
    const key = [aim, lead?.rank, lead?.tied, still].join();
    const plan = plans.get(key) ?? planFor(prospect, shares);
    // A map keeps the order in which it was filled: the one that was asked for longest ago stands first.
    plans.delete(key);
    plans.set(key, plan);
    const [oldest] = plans.keys();
    if (plans.size > PLANS_MOST) plans.delete(oldest!);
    return plan;
  };

  const reviewed = ({ prospect, throws }: TurnAsked): TurnReviewed => {
    const plan = planOf(prospect);
    const review = reviewTurn(plan, prospect.aim, throws);
    return { throws: review, ...balanceOf(plan, prospect.aim, review) };
  };

  const ofRounds = (rounds: readonly Round[]): readonly SeatReviewed[] => {
    const seats = new Map<number, SeatReviewed>();
    for (const round of rounds) {
      const asked = reviewQuestion(round, 'win').turns;
      round.turns.filter(hasThrows).forEach(({ seat }, index) => {
        const { luck, lost } = reviewed(asked[index]!);
        const before = seats.get(seat) ?? { turns: 0, luck: 0, cost: 0 };
        seats.set(seat, { seat, turns: before.turns + 1, luck: before.luck + luck, cost: before.cost + lost });
      });
    }
    return [...seats.values()];
  };

  return (question) => {
    switch (question.kind) {
      case 'advice':
        return { kind: 'advice', keeps: adviseOn(planOf(question.prospect), question.lying, question.thrown) };
      case 'review':
        return { kind: 'review', turns: question.turns.map(reviewed) };
      case 'rounds':
        return { kind: 'rounds', seats: ofRounds(question.rounds) };
    }
  };
}
