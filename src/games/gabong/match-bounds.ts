import { presentIn, standings, stageOf } from './match-standing.ts';
import type { GabongState } from './match-state.ts';

/** What must happen for a player to end before another. */
export interface Rival {
  readonly seat: number;
  /**
   * The rival must get at least so many points more than the player in what is left of the round; where it is not
   * above zero, the player may get that many more than the rival.
   */
  readonly more: number;
  /**
   * With one point less they are level, and the player is before the rival with at least so many more θ made in what is
   * left; where it is not above zero, the rival may make that many more. Null: θ can change nothing any more.
   */
  readonly thetas: number | null;
}

export interface Bounds {
  /** Deals that are left; null where points end the round. */
  readonly dealsLeft: number | null;
  /** By points: so many until the one who has the most reaches the limit. */
  readonly toLimit: number | null;
  /** All others, by seat. */
  readonly rivals: readonly Rival[];
}

/**
 * 7.1: what must happen for a player to win alone: all of it, against every rival. Null when the round is over or
 * an extra deal decides, and where totals are halved (B8): then no lead is a number of points.
 */
export function boundsOf(state: GabongState, seat: number): Bounds | null {
  const { setup, rulings, deals } = state;
  if (stageOf(state).is !== 'deal' || rulings.B8 === 'halved') return null;
  const present = presentIn(state);
  // Whom nobody can fall behind any more is no rival (B27).
  const rows = standings(state).filter((row) => rulings.B27 === 'as-counted' || present.includes(row.seat));
  const own = rows.find((row) => row.seat === seat);
  if (!own || !present.includes(seat)) return null;
  const { ends } = setup;
  const dealsLeft = ends.by === 'deals' ? ends.deals - deals.length : null;
  const toLimit =
    ends.by === 'points'
      ? ends.limit - Math.max(...rows.flatMap((row) => (present.includes(row.seat) ? [row.total] : [])))
      : null;
  const rivals = rows
    .filter((row) => row !== own)
    .sort((one, other) => one.seat - other.seat)
    .map((rival): Rival => {
      const behind = own.total - rival.total;
      // Nobody makes more than one θ in a deal.
      const [ahead, left] = [own.thetas - rival.thetas, dealsLeft ?? Infinity];
      if (ahead > left) return { seat: rival.seat, more: behind, thetas: null };
      return { seat: rival.seat, more: behind + 1, thetas: 1 - ahead > left ? null : 1 - ahead };
    });
  return { dealsLeft, toLimit, rivals };
}
