import { defaultReadings, type Readings, type RulingForm } from '../shared/ruling.ts';
import type { GabongClause } from './clauses.ts';

/** The gaps in the rules of Gabong. The words for each option are content; the keys here never change. */
export const GABONG_RULINGS = {
  B1: { on: ['gabong-11.2'], options: ['every-two', 'once'] },
  B2: { on: ['gabong-11.8'], options: ['on-anything', 'must-match'] },
  B3: { on: ['gabong-11.10'], options: ['tens-alone', 'printed-suit-too'] },
  B4: { on: ['gabong-4.4', 'gabong-7.1'], options: ['theta-for-gabong'] },
  B5: { on: ['gabong-4.2'], options: ['scores-all'] },
  B6: { on: ['gabong-7.1'], options: ['shared', 'extra-deal'] },
  B7: { on: ['gabong-11.2', 'gabong-9.5'], options: ['draws', 'no-draw'] },
  B8: { on: ['gabong-7.1'], options: ['off', 'halved'] },
  B9: { on: ['gabong-9.4'], options: ['master-decides', 'first-come'] },
  B10: { on: ['gabong-3.3'], options: ['shuffled'] },
} as const satisfies Record<string, RulingForm<GabongClause>>;

/** How a table reads every gap of the rules of Gabong. */
export type GabongReadings = Readings<typeof GABONG_RULINGS>;
export type GabongRulingId = keyof GabongReadings;

export const DEFAULT_GABONG_READINGS: GabongReadings = defaultReadings(GABONG_RULINGS);
