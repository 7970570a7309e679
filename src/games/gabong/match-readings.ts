import { defaultReadings, type Readings } from '../shared/ruling.ts';
import { GABONG_RULINGS } from './rulings.ts';

/** How a table reads every gap of the rules of Gabong. */
export type GabongReadings = Readings<typeof GABONG_RULINGS>;
export type GabongRulingId = keyof GabongReadings;

export const DEFAULT_GABONG_READINGS: GabongReadings = defaultReadings(GABONG_RULINGS);
