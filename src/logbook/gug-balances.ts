import { balanceOfMoves } from '../games/gug/advisor/review.ts';
import { groupBy } from '../games/shared/group.ts';
import type { GugTypes } from '../games/log-adapters/gug.ts';
import type { SeatBalance } from '../storage/kept-balances.ts';
import { reduceSaved, judgeOfSaved } from '../storage/gug-reduction.ts';
import { bringBoard, isBoardId } from '../tables/gug/boards.ts';
import { movesMade, reviewsOf } from '../tables/gug/game/book/played-moves.ts';

/** Luck and choices of each seat of a game, in turns. @returns undefined when they cannot be worked out now. */
export async function balancesOfGug(saved: GugTypes['saved']): Promise<readonly SeatBalance[] | undefined> {
  const { id } = saved.board;
  const board = isBoardId(id) ? await bringBoard(id) : undefined;
  if (!board) return undefined;
  const moves = movesMade({ saved, game: judgeOfSaved(saved, board), reduction: reduceSaved(saved, board) });
  const reviews = await reviewsOf(moves);
  if (!reviews) return undefined;
  const measured = moves.flatMap(({ event: { seat } }, index) => {
    const review = reviews[index];
    // Where the drops that were left could not all be made, there is nothing to measure a move by.
    return review && review.ahead < Infinity ? [{ seat, review }] : [];
  });
  return [...groupBy(measured, ({ seat }) => seat)].map(([seat, own]): SeatBalance => {
    const { moves: turns, luck, cost } = balanceOfMoves(own.map(({ review }) => review));
    return { seat, turns, luck, cost };
  });
}
