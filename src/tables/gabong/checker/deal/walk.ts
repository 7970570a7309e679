import type { CheckEvent } from '../../../../games/gabong/check-events.ts';
import { CHECKER } from '../../../../games/gabong/check-play.ts';
import type { CheckRulings } from '../../../../games/gabong/check-setup.ts';
import type { CheckFinding, CheckState } from '../../../../games/gabong/check-state.ts';
import type { Judgement } from '../../../../games/shared/game.ts';
import { type CheckedDeal, openingOf } from '../../../../storage/checked-deal.ts';

/** One thing that happened, and the judge's word on it: what is refused changes nothing. */
export interface WalkStep {
  readonly event: CheckEvent;
  readonly before: CheckState;
  readonly after: CheckState;
  readonly judgement: Judgement<CheckFinding>;
}

export interface Walk {
  readonly steps: readonly WalkStep[];
  readonly state: CheckState;
}

/** A deal's rules know no time. */
const AT = 0;

/** The judge's word on what may come next. */
export const judge = (state: CheckState, event: CheckEvent): Judgement<CheckFinding> =>
  CHECKER.decide(state, event, AT).judgement;

/**
 * Walks through a sequence by the readings of now: after another reading was chosen, every step is judged anew.
 *
 * @returns undefined until it is said where the sequence begins.
 */
export function walkOf(deal: CheckedDeal, rulings: CheckRulings): Walk | undefined {
  const { players, master, packs, events } = deal;
  const opening = openingOf(deal);
  if (!opening) return undefined;
  let state = CHECKER.start({ players: players.length, master, packs, rulings, opening });
  const steps = events.map((event): WalkStep => {
    const before = state;
    const { judgement, next } = CHECKER.decide(before, event, AT);
    if (judgement.allowed) state = next();
    return { event, before, after: state, judgement };
  });
  return { steps, state };
}
