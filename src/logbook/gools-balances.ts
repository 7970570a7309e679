import type { GoolsTypes } from '../games/log-adapters/gools.ts';
import { GOOLS } from '../games/gools/play.ts';
import { endOf } from '../games/shared/reduction.ts';
import { playedOf } from '../games/shared/played.ts';
import type { SeatBalance } from '../storage/kept-balances.ts';
import { ask } from '../tables/gools/advisor/ask.ts';

/**
 * Luck and choices of each seat in the rounds that were won, in chances of winning the round (2.3): that is what counts,
 * whatever else somebody may have played for.
 *
 * @returns undefined when they cannot be worked out now.
 */
export async function balancesOfGools({
  setup,
  events,
}: GoolsTypes['saved']): Promise<readonly SeatBalance[] | undefined> {
  const { rounds } = endOf(GOOLS, setup, playedOf(events)).state;
  const answer = await ask({ kind: 'rounds', rounds });
  return answer?.kind === 'rounds' ? answer.seats : undefined;
}
