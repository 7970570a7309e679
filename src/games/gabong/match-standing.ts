import { hasTheta } from './match-hand.ts';
import type { CountedHand, GabongState, Stage } from './match-state.ts';

/** Where a player stands. Those who cannot be told apart share a place; places count from 1. */
export interface Standing {
  readonly seat: number;
  readonly place: number;
  readonly total: number;
  readonly thetas: number;
}

/** The scoreboard's last line, by seat. */
export function totalsOf({ setup, deals }: GabongState): readonly number[] {
  return deals.at(-1)?.totals ?? setup.players.map(() => 0);
}

/** What a player had left, deal by deal. */
export function handsOf({ deals }: GabongState, seat: number): readonly CountedHand[] {
  return deals.flatMap(({ hands }) => hands.filter(({ hand }) => hand.seat === seat));
}

/** 7.1: the fewest points first, then the most θ, then what the extra deal has decided (B6). */
export function standings(state: GabongState): readonly Standing[] {
  const totals = totalsOf(state);
  const thetas = thetasOf(state);
  const rows = state.setup.players.map((_, seat) => {
    const extra = state.extraDeal?.hands.find(({ hand }) => hand.seat === seat);
    return {
      seat,
      total: totals[seat]!,
      thetas: thetas[seat]!,
      // Only those have one who are equal in all else.
      extra: extra ? [extra.points, hasTheta(extra) ? 0 : 1] : [],
    };
  });
  type Row = (typeof rows)[number];
  const order = (one: Row, other: Row) =>
    one.total - other.total || other.thetas - one.thetas || compareLists(one.extra, other.extra);
  return rows
    .toSorted((one, other) => order(one, other) || one.seat - other.seat)
    .map((row) => {
      const { seat, total, thetas } = row;
      return { seat, place: 1 + rows.filter((other) => order(other, row) < 0).length, total, thetas };
    });
}

/** 7.1: the θ of every seat. In one walk: every event asks who leads once the last deal is counted. */
function thetasOf({ setup, deals }: GabongState): readonly number[] {
  const counts = setup.players.map(() => 0);
  for (const { hands } of deals) for (const one of hands) if (hasTheta(one)) counts[one.hand.seat]! += 1;
  return counts;
}

/** By the first number that differs; equal where one of the lists has ended. */
function compareLists(one: readonly number[], other: readonly number[]): number {
  return one.map((number, index) => number - (other[index] ?? number)).find((difference) => difference !== 0) ?? 0;
}

/** Who is first, in order of seats; nobody before the first deal. */
export function leadersOf(state: GabongState): readonly number[] {
  if (state.deals.length === 0) return [];
  return standings(state).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
}

/** Who has won: nobody while the round goes on, several when they share the win (B6). */
export function winnersOf(state: GabongState): readonly number[] {
  return stageOf(state).is === 'over' ? leadersOf(state) : [];
}

/** What the table waits for next. */
export function stageOf(state: GabongState): Stage {
  const { setup, rulings, deals, extraDeal, isEnded } = state;
  if (isEnded) return { is: 'over' };
  const { ends } = setup;
  const isLast =
    ends.by === 'deals' ? deals.length >= ends.deals : totalsOf(state).some((total) => total >= ends.limit);
  if (!isLast) return { is: 'deal', number: deals.length + 1 };
  if (rulings.B6 !== 'extra-deal' || extraDeal !== null) return { is: 'over' };
  const among = leadersOf(state);
  return among.length > 1 ? { is: 'extra-deal', among } : { is: 'over' };
}
