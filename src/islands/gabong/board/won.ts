import { standings, winnersOf } from '../../../games/gabong/match-standing.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GabongBoardWords } from '../../../i18n/gabong/words.ts';

/** How a round that is over was decided (7.1, B6). Lists are of seats. */
export type Won =
  /** No deal was counted. */
  | { readonly is: 'nobody' }
  /** By the fewest points: so many fewer than those who come next. */
  | { readonly is: 'points'; readonly winner: number; readonly by: number; readonly others: readonly number[] }
  /** By the most θ among those with as many points. */
  | { readonly is: 'thetas'; readonly winner: number; readonly others: readonly number[] }
  | { readonly is: 'extra'; readonly winner: number; readonly others: readonly number[] }
  | { readonly is: 'shared' | 'alike'; readonly winners: readonly number[] };

/** @returns undefined while the round goes on. */
export function wonBy(state: GabongState): Won | undefined {
  const winners = winnersOf(state);
  const [winner, ...more] = winners;
  if (winner === undefined) return state.isEnded ? { is: 'nobody' } : undefined;
  if (more.length > 0) return { is: state.extraDeal ? 'alike' : 'shared', winners };
  const [first, ...rest] = standings(state);
  const least = Math.min(...rest.map(({ total }) => total));
  const next = rest.filter(({ total }) => total === least);
  const seats = (rows: typeof rest) => rows.map(({ seat }) => seat);
  if (least > first!.total) return { is: 'points', winner, by: least - first!.total, others: seats(next) };
  const equals = next.filter(({ thetas }) => thetas === first!.thetas);
  return equals.length > 0
    ? { is: 'extra', winner, others: seats(equals) }
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
