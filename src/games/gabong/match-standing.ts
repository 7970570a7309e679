import { hasTheta } from './match-hand.ts';
import { PLAYERS_LEAST } from './match-setup.ts';
import { readingsOfKept } from './rulings.ts';
import type { CountedHand, GabongState, Stage } from './match-state.ts';

/** Where a player stands. Those who cannot be told apart share a place; places count from 1. */
export interface Standing {
  readonly seat: number;
  readonly place: number;
  readonly total: number;
  readonly thetas: number;
  /** Behind all others whatever the points: who has played no deal, and by B27 who has gone home. */
  readonly isLast?: true;
}

/** The scoreboard's last line, by seat. */
export function totalsOf({ setup, deals, came }: GabongState): readonly number[] {
  const last = deals.at(-1)?.totals;
  return setup.players.map((_, seat) => last?.[seat] ?? came?.[seat] ?? 0);
}

/** The seats of those who are there. */
export function presentIn({ setup, gone }: Pick<GabongState, 'setup' | 'gone'>): readonly number[] {
  const away = new Set(gone);
  return setup.players.flatMap((_, seat) => (away.has(seat) ? [] : [seat]));
}

/**
 * Whoever has come since the last deal: they play from the next one on, which may be the one that is on. Nobody where too
 * few would be left without them.
 */
export function newcomersIn(state: GabongState): readonly number[] {
  const seatsBefore = state.deals.at(-1)?.totals.length ?? 0;
  const present = presentIn(state);
  const newcomers = present.filter((seat) => seat >= seatsBefore && state.came?.[seat] !== undefined);
  return present.length - newcomers.length < PLAYERS_LEAST ? [] : newcomers;
}

/** What a player had left, deal by deal. */
export function handsOf({ deals }: GabongState, seat: number): readonly CountedHand[] {
  return deals.flatMap(({ hands }) => hands.filter(({ hand }) => hand.seat === seat));
}

/** What a newcomer comes in with: as much as whoever has the most, the mean as a whole number, or nothing (B26). */
export function entryPoints(state: GabongState): number {
  const totals = totalsOf(state);
  const counts = presentIn(state).map((seat) => totals[seat]!);
  const { B26 } = readingsOfKept(state.rulings);
  switch (B26) {
    case 'none':
      return 0;
    case 'mean':
      return Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length);
    case 'most':
      return Math.max(...counts);
  }
}

/** The round was ended before its first deal. */
export const isVoid = ({ isEnded, deals }: GabongState): boolean => isEnded && deals.length === 0;

/**
 * 7.1: the fewest points first, then the most θ, then what the extra deal has decided (B6). Who has gone home comes after
 * those who stayed, or where the points put them (B27); who has played no deal comes after all who have.
 */
export function standings(state: GabongState): readonly Standing[] {
  const totals = totalsOf(state);
  const thetas = thetasOf(state);
  const played = new Set(state.deals.flatMap(({ hands }) => hands.map(({ hand }) => hand.seat)));
  const gone = new Set(state.gone);
  const isDecided = state.rulings.B6 === 'extra-deal' && hasHadLast(state);
  const isNothing = isVoid(state);
  const rows = state.setup.players.map((_, seat) => {
    // Points that somebody came in with are no result.
    const isWaiting = state.deals.length > 0 && !played.has(seat);
    // In a void round nobody is behind for having gone home.
    const isBehind = state.rulings.B27 !== 'as-counted' && gone.has(seat) && !isNothing;
    const extra = state.extraDeal?.hands.find(({ hand }) => hand.seat === seat);
    return {
      seat,
      total: totals[seat]!,
      thetas: thetas[seat]!,
      // Whatever their points.
      last: isWaiting ? 2 : isBehind ? 1 : 0,
      // Of those who are equal in all else, only who has gone home has none.
      extra: extra ? [0, extra.points, hasTheta(extra) ? 0 : 1] : [1],
      // It matters where no extra deal has been played; one that has been tells by itself who was in it.
      isOut: isDecided && gone.has(seat),
    };
  });
  type Row = (typeof rows)[number];
  const byBoard = (one: Row, other: Row) =>
    one.last - other.last || one.total - other.total || other.thetas - one.thetas;
  const [best] = [...rows].sort(byBoard);
  // It decides who is first, and nothing between others who are level.
  const byAbsence = (one: Row, other: Row) => (byBoard(one, best!) === 0 ? Number(one.isOut) - Number(other.isOut) : 0);
  const order = (one: Row, other: Row) =>
    byBoard(one, other) || compareLists(one.extra, other.extra) || byAbsence(one, other);
  return [...rows].sort(order).map((row) => {
    const { seat, total, thetas, last } = row;
    const place = 1 + rows.filter((other) => order(other, row) < 0).length;
    return { seat, place, total, thetas, ...(last > 0 && { isLast: true as const }) };
  });
}

/** 7.1: the θ of every seat. In one walk: every event asks who leads once the last deal is counted. */
function thetasOf({ setup, deals }: GabongState): readonly number[] {
  const counts = setup.players.map(() => 0);
  for (const { hands } of deals) for (const one of hands) if (hasTheta(one)) counts[one.hand.seat]! += 1;
  return counts;
}

/** By the first number that differs. Lists of different lengths are never compared: whoever ties plays the extra deal. */
function compareLists(one: readonly number[], other: readonly number[]): number {
  return one.map((number, index) => number - other[index]!).find((difference) => difference !== 0) ?? 0;
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

/** The last deal that is written on the board has been counted. */
function hasHadLast(state: GabongState): boolean {
  const { setup, deals } = state;
  const { ends } = setup;
  return ends.by === 'deals' ? deals.length >= ends.deals : totalsOf(state).some((total) => total >= ends.limit);
}

/** What the table waits for next. */
export function stageOf(state: GabongState): Stage {
  const { rulings, deals, extraDeal, isEnded } = state;
  if (isEnded) return { is: 'over' };
  if (!hasHadLast(state)) return { is: 'deal', number: deals.length + 1 };
  if (rulings.B6 !== 'extra-deal' || extraDeal !== null) return { is: 'over' };
  const among = leadersOf(state).filter((seat) => !state.gone?.includes(seat));
  return among.length > 1 ? { is: 'extra-deal', among } : { is: 'over' };
}
