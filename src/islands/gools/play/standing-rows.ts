import { type Hand, handOf } from '../../../games/gools/hand.ts';
import { isDone, leaders, standing } from '../../../games/gools/lead.ts';
import type { Eyes } from '../../../games/shared/eyes.ts';
import type { Round } from '../../../games/gools/play-state.ts';

/** How one player stands in a round. */
export interface StandingRow {
  readonly seat: number;
  /** Empty before the first die lies. */
  readonly dice: readonly Eyes[];
  /** Once five lie. */
  readonly hand: Hand | undefined;
  readonly is: 'won' | 'leads' | 'ties' | 'beaten' | 'throws' | 'waits';
  /** A 6 in the last throw, and what it leads to (6.3, 6.5). */
  readonly six: 'candidate' | 'naming' | undefined;
}

/** Everybody of a round: those who have played by their hands, the best first, then the others in turn. */
export function standingRows(round: Round): readonly StandingRow[] {
  const { order, turns, winner, candidates, naming } = round;
  const leading = leaders(round).map(({ seat }) => seat);
  const scored = standing(round).map(({ seat }) => seat);
  const rest = order.filter((seat) => !scored.includes(seat));
  return [...scored, ...rest].map((seat) => {
    const turn = turns.find((one) => one.seat === seat);
    const is = (): StandingRow['is'] => {
      if (!turn) return 'waits';
      if (!isDone(turn)) return 'throws';
      if (winner !== null) return seat === winner ? 'won' : 'beaten';
      if (!leading.includes(seat)) return 'beaten';
      return leading.length > 1 ? 'ties' : 'leads';
    };
    return {
      seat,
      dice: turn?.lying ?? [],
      hand: turn && isDone(turn) ? handOf(turn.lying) : undefined,
      is: is(),
      six: naming.includes(seat) ? 'naming' : candidates.includes(seat) ? 'candidate' : undefined,
    };
  });
}
