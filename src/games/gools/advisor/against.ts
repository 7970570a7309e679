import { rankOf } from '../hand.ts';
import { leaders } from '../lead.ts';
import type { Round } from '../play-state.ts';
import type { Prospect } from './advice.ts';

/** What a turn of a round is played against: the hands that lay before it (2.3), and how many throw after it. */
export function againstOf(round: Round, seat: number): Omit<Prospect, 'aim'> {
  const { order, turns } = round;
  const at = turns.findIndex((turn) => turn.seat === seat);
  const before = at === -1 ? turns : turns.slice(0, at);
  const tied = leaders({ ...round, turns: before });
  const [first] = tied;
  const still = order.filter((other) => other !== seat && before.every((turn) => turn.seat !== other)).length;
  return { lead: first && { rank: rankOf(first.hand), tied: tied.length }, still };
}
