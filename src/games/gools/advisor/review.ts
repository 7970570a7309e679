import { type Advice, adviseOn, type Prospect } from './advice.ts';
import { type Aim, type Figure, GOALS_OF, FIGURES } from './aims.ts';
import { setOf } from './dice-set.ts';
import type { Figures, Plan } from './plan.ts';

/** One throw of a turn as it was played. */
export interface PlayedThrow {
  readonly thrown: readonly number[];
  readonly kept: readonly number[];
}

/** How a throw was played: what was kept, what had been best, and how far it was from that in the aim's own figure. */
export interface ThrowReview {
  readonly played: Advice;
  readonly best: Advice;
  /** Expected points of the sum, or a chance from 0 to 1; 0 when it was as good as the best. */
  readonly difference: number;
}

/** "How did I play": each keep against the best, as the table stood when the turn began. */
export function reviewTurn(
  plan: Plan<Figure>,
  aim: Prospect['aim'],
  turn: readonly PlayedThrow[],
): readonly ThrowReview[] {
  let lying: readonly number[] = [];
  return turn.map(({ thrown, kept }) => {
    const keeps = adviseOn(plan, lying, thrown);
    const best = keeps[0]!;
    const played = keeps.find((keep) => setOf(keep.kept) === setOf(kept));
    if (!played) throw new RangeError(`${kept.join(', ')} were not thrown.`);
    lying = [...lying, ...kept];
    return { played, best, difference: reachedOf(aim, best.figures) - reachedOf(aim, played.figures) };
  });
}

/** What a finished turn owes to the player and what to the dice, in the aim's own unit; more is better. */
export interface TurnBalance {
  /** What the choices cost, from 0 up. */
  readonly lost: number;
  /** What the dice gave beyond what was to be expected before the first throw; below 0 where they took. */
  readonly luck: number;
}

/** @param review - of every throw of a turn that is over. */
export function balanceOf(plan: Plan<Figure>, aim: Aim, review: readonly ThrowReview[]): TurnBalance {
  const lost = review.reduce((sum, { difference }) => sum + difference, 0);
  const end = reachedOf(aim, review.at(-1)!.played.figures);
  return { lost, luck: end - reachedOf(aim, plan.ahead(0)) + lost };
}

/** How far an aim is reached, in its own unit; what is to be shunned counts below nothing. */
function reachedOf(aim: Aim, figures: Figures<Figure>): number {
  const goal = GOALS_OF[aim][0]!;
  return FIGURES.reduce((sum, figure) => sum + (goal[figure] ?? 0) * figures[figure], 0);
}
