import type { GabongEvent } from '../../../games/gabong/match-events.ts';
import { hasTheta } from '../../../games/gabong/match-hand.ts';
import type { Deal, GabongState } from '../../../games/gabong/match-state.ts';
import type { FoldStep } from '../../../games/shared/fold.ts';

/** What the board says of a player in one deal. */
export interface BoardCell {
  readonly points: number;
  /** A gabong; one that was gabonged has points as well (4.3). */
  readonly hasTheta: boolean;
  /** The player's total after the deal; null in the extra deal, which is not on the board (B6). */
  readonly total: number | null;
  /** The total came to a whole hundred (B8). */
  readonly isHalved: boolean;
}

/** A deal as the board shows it. */
export interface BoardLine {
  /** Deals count from 1; null is the extra deal (B6). */
  readonly number: number | null;
  /** The seat of its GM. */
  readonly master: number;
  /** By seat; null: took no part in it. */
  readonly cells: readonly (BoardCell | null)[];
}

/** The deals in the order they were played, the extra deal last. */
export function boardLines({ setup, deals, extraDeal }: GabongState): readonly BoardLine[] {
  const lineOf = (
    { master, hands }: Deal,
    number: number | null,
    totals?: readonly number[],
    halved: readonly number[] = [],
  ): BoardLine => ({
    number,
    master,
    cells: setup.players.map((_, seat) => {
      const counted = hands.find(({ hand }) => hand.seat === seat);
      return counted
        ? {
            points: counted.points,
            hasTheta: hasTheta(counted.hand),
            total: totals?.[seat] ?? null,
            isHalved: halved.includes(seat),
          }
        : null;
    }),
  });
  return [
    ...deals.map((deal, index) => lineOf(deal, index + 1, deal.totals, deal.halved)),
    ...(extraDeal ? [lineOf(extraDeal, null)] : []),
  ];
}

/** The entries that the board's deals were played by, in the same order. */
export function dealEntries(
  steps: readonly Pick<FoldStep<GabongEvent, GabongState, unknown>, 'play'>[],
): readonly string[] {
  return steps.flatMap(({ play }) => (play.event.kind === 'deal' ? [play.id] : []));
}

/** The same where no total stands below it: with a sign when that was halved (B8). */
export const handAlone = (cell: BoardCell): string => (cell.isHalved ? `${handText(cell)} ½` : handText(cell));

/** A hand in a word: `θ`, `45`, or `θ 45` for a gabong that was gabonged. */
export function handText({ points, hasTheta: isTheta }: BoardCell): string {
  if (!isTheta) return `${points}`;
  return points === 0 ? 'θ' : `θ ${points}`;
}
