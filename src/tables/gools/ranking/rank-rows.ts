import { diceOf, SETS } from '../../../games/gools/advisor/dice-set.ts';
import type { GoolsClause } from '../../../games/gools/clauses.ts';
import { HAND, HAND_CLAUSES, type Hand, handOf, rankOf } from '../../../games/gools/hand.ts';

/** Hands that tie, as one row of the ranking. */
export interface RankRow {
  readonly hand: Hand;
  readonly clause: GoolsClause;
  /** One of them. */
  readonly dice: readonly number[];
  /** Their places among all hands of five dice, from 1; the same where the row is one hand. */
  readonly from: number;
  readonly to: number;
}

/** The 252 hands in their order, the best first (3.1-3.4). */
export function rankRows(): readonly RankRow[] {
  const rows: RankRow[] = [];
  const hands = SETS[HAND]!.map((set) => ({ dice: diceOf(set), hand: handOf(diceOf(set)) }));
  for (const { dice, hand } of [...hands].sort((one, other) => rankOf(one.hand) - rankOf(other.hand))) {
    const last = rows.at(-1);
    const place = (last?.to ?? 0) + 1;
    if (last && rankOf(last.hand) === rankOf(hand)) rows[rows.length - 1] = { ...last, to: place };
    else rows.push({ hand, clause: HAND_CLAUSES[hand.kind], dice, from: place, to: place });
  }
  return rows;
}
