import type { Bounds, Rival } from '../../../games/gabong/match-bounds.ts';
import type { GabongEvent } from '../../../games/gabong/match-events.ts';
import { hasTheta } from '../../../games/gabong/match-hand.ts';
import type { Ends } from '../../../games/gabong/match-setup.ts';
import { stageOf, standings, winnersOf } from '../../../games/gabong/match-standing.ts';
import type { Deal, GabongState } from '../../../games/gabong/match-state.ts';
import type { ReductionStep } from '../../../games/shared/reduction.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GabongBoardWords } from '../../../i18n/gabong/en.ts';

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
            hasTheta: hasTheta(counted),
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
  steps: readonly Pick<ReductionStep<GabongEvent, GabongState, unknown>, 'play'>[],
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

/** How a round that is over was decided (7.1, B6). Lists are of seats. */
type Won =
  /** No deal was counted. */
  | { readonly is: 'nobody' }
  /** By the fewest points: so many fewer than those who come next. */
  | { readonly is: 'points'; readonly winner: number; readonly by: number; readonly others: readonly number[] }
  /** By the most θ among those with as many points. */
  | { readonly is: 'thetas'; readonly winner: number; readonly others: readonly number[] }
  | { readonly is: 'extra'; readonly winner: number; readonly others: readonly number[] }
  /** Those who would have been ahead or level have gone home (B27). */
  | { readonly is: 'stayed'; readonly winner: number; readonly others: readonly number[] }
  | { readonly is: 'shared' | 'alike'; readonly winners: readonly number[] };

/** @returns undefined while the round goes on. */
export function wonBy(state: GabongState): Won | undefined {
  const winners = winnersOf(state);
  const [winner, ...more] = winners;
  if (winner === undefined) return state.isEnded ? { is: 'nobody' } : undefined;
  if (more.length > 0) return { is: state.extraDeal ? 'alike' : 'shared', winners };
  const [first, ...others] = standings(state);
  const rest = others.filter(({ isLast }) => isLast !== true);
  if (rest.length === 0) return { is: 'stayed', winner, others: others.map(({ seat }) => seat) };
  const least = Math.min(...rest.map(({ total }) => total));
  const next = rest.filter(({ total }) => total === least);
  const seats = (rows: typeof rest) => rows.map(({ seat }) => seat);
  if (least > first!.total) return { is: 'points', winner, by: least - first!.total, others: seats(next) };
  const equals = next.filter(({ thetas }) => thetas === first!.thetas);
  const isByDeal = state.extraDeal !== null || equals.some(({ seat }) => !state.gone?.includes(seat));
  return equals.length > 0
    ? { is: isByDeal ? 'extra' : 'stayed', winner, others: seats(equals) }
    : { is: 'thetas', winner, others: seats(next) };
}

/** Who has won, and why, each in a sentence. @param list - joins names as the language does. */
export function wonWords(
  won: Won,
  state: GabongState,
  { over }: GabongBoardWords,
  list: (seats: readonly number[]) => string,
): { readonly who: string; readonly why: string } {
  if (won.is === 'nobody') return { who: over.nobody, why: over.why.nobody };
  const { total, thetas } = standings(state)[0]!;
  if ('winners' in won) {
    return { who: fill(over.shared, { names: list(won.winners) }), why: fill(over.why[won.is], { total, thetas }) };
  }
  return {
    who: fill(over.one, { name: list([won.winner]) }),
    why: fill(over.why[won.is], {
      total,
      count: won.is === 'points' ? won.by : thetas,
      others: list(won.others),
    }),
  };
}

/** What must happen against one rival, and what where they end level. */
interface RivalWords {
  readonly seat: number;
  readonly must: string;
  /** Left out where θ can change nothing any more. */
  readonly byTheta: string | undefined;
}

export function rivalWords(
  { rivals }: Bounds,
  player: string,
  nameOf: (seat: number) => string,
  { bounds: words }: GabongBoardWords,
): readonly RivalWords[] {
  const which = (count: number) => (count > 0 ? 'more' : count === 0 ? 'even' : 'fewer');
  return rivals.map(({ seat, more, thetas }: Rival) => {
    const said = (templates: Readonly<Record<'more' | 'even' | 'fewer', string>>, count: number) =>
      fill(templates[which(count)], { name: player, rival: nameOf(seat), count: Math.abs(count) });
    return { seat, must: said(words.points, more), byTheta: thetas === null ? undefined : said(words.thetas, thetas) };
  });
}

/** By when all of it must happen, and what ends the round where points do. */
export function leadOf(
  { dealsLeft, toLimit }: Bounds,
  name: string,
  ends: Ends,
  { bounds: words }: GabongBoardWords,
): readonly string[] {
  if (dealsLeft !== null) return [fill(words.byDeals, { name, count: dealsLeft })];
  const limit = ends.by === 'points' ? ends.limit : 0;
  return [fill(words.limit, { limit, count: toLimit ?? 0 }), fill(words.byPoints, { name })];
}

/** Why `boundsOf` has no answer. @param list - joins names as the language does. */
export function whyNoBounds(
  state: GabongState,
  { bounds: words }: GabongBoardWords,
  list: (seats: readonly number[]) => string,
): string {
  const stage = stageOf(state);
  switch (stage.is) {
    case 'over':
      return words.over;
    case 'extra-deal':
      return fill(words.extra, { names: list(stage.among) });
    case 'deal':
      return words.halved;
  }
}
