import { PENALTY_CLAUSES, type PenaltyClause } from './match-events.ts';
import { handsOf, type Standing, standings } from './match-standing.ts';
import { cardsIn, type GabongState } from './match-state.ts';

/** What the round came to for a player. The extra deal only decides; it is in no number here. */
export interface MatchResult extends Standing {
  /** Deals that this player was in: fewer than the board has for who came later, or has gone. */
  readonly deals: number;
  /** Deals that this player ended, with no card left. */
  readonly dealsWon: number;
  /** Points of a deal in the mean, and of the worst; null before the first. */
  readonly average: number | null;
  readonly worst: number | null;
  /** Penalty cards, by the clause they were given for. */
  readonly penalties: Readonly<Record<PenaltyClause, number>>;
}

/** Everybody, the first first. */
export function matchResults(state: GabongState): readonly MatchResult[] {
  return standings(state).map((standing) => {
    const points = handsOf(state, standing.seat).map((hand) => hand.points);
    const own = state.penalties.filter(({ seat }) => seat === standing.seat);
    return {
      ...standing,
      deals: points.length,
      dealsWon: points.filter((one) => one === 0).length,
      // Halving (B8) changes totals, and not what was left in the hands.
      average: points.length === 0 ? null : points.reduce((all, one) => all + one, 0) / points.length,
      worst: points.length === 0 ? null : Math.max(...points),
      penalties: Object.fromEntries(
        PENALTY_CLAUSES.map((clause) => [clause, cardsIn(own.filter((one) => one.clause === clause))]),
      ) as Record<PenaltyClause, number>,
    };
  });
}

/** How many penalty cards a player has been given in all. */
export const penaltiesOf = ({ penalties }: Pick<MatchResult, 'penalties'>): number =>
  Object.values(penalties).reduce((sum, count) => sum + count, 0);
