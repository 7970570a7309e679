import { standings, stageOf } from './match-standing.ts';
import type { GabongState } from './match-state.ts';

/** What must happen for a player to end before another. */
export interface Rival {
  readonly seat: number;
  /**
   * The rival must get at least so many points more than the player in what is left of the round; where it is not
   * above zero, the player may get that many more than the rival.
   */
  readonly more: number;
  /** The same if the player makes a gabong in every deal left, and the rival none. */
  readonly moreByTheta: number;
}

export interface Bounds {
  /** Deals that are left; null where points end the round, and one more gabong is reckoned with. */
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
  const rows = standings(state);
  const own = rows.find((row) => row.seat === seat);
  if (!own) return null;
  const { ends } = setup;
  const dealsLeft = ends.by === 'deals' ? ends.deals - deals.length : null;
  const toLimit = ends.by === 'points' ? ends.limit - Math.max(...rows.map(({ total }) => total)) : null;
  const rivals = rows
    .filter((row) => row !== own)
    .toSorted((one, other) => one.seat - other.seat)
    .map((rival): Rival => {
      const behind = own.total - rival.total;
      const more = (thetas: number) => behind + (thetas > rival.thetas ? 0 : 1);
      return { seat: rival.seat, more: more(own.thetas), moreByTheta: more(own.thetas + (dealsLeft ?? 1)) };
    });
  return { dealsLeft, toLimit, rivals };
}
