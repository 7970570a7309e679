import { defaultReadings, type Readings, type RulingForm } from '../shared/ruling.ts';

/** Every rule of tournaments: one, of the rule book of Gaa Under Gunnar. */
export type TournamentClause = 'gug-18.1';

/** The gaps in the rules of tournaments (18.1). The words for each option are content; the keys here never change. */
export const TOURNAMENT_RULINGS = {
  R24: { on: ['gug-18.1'], options: ['layer', 'game'] },
  R25: { on: ['gug-18.1'], options: ['sum-of-places', 'referee'] },
} as const satisfies Record<string, RulingForm<TournamentClause>>;

/** How a tournament reads every gap of its rules. */
export type TournamentReadings = Readings<typeof TOURNAMENT_RULINGS>;
export type TournamentRulingId = keyof TournamentReadings;

export const DEFAULT_TOURNAMENT_READINGS: TournamentReadings = defaultReadings(TOURNAMENT_RULINGS);
