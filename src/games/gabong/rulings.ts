import { defaultReadings, type Kept, type Readings, type RulingForm, toKeep } from '../shared/ruling.ts';
import type { GabongClause } from './clauses.ts';

/** The gaps in the rules of Gabong. The words for each option are content; the keys here never change. */
const FIRST_RULINGS = {
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

/** Those that came when rounds had been saved without them. */
const LATER_RULINGS = {
  B11: { on: ['gabong-4.3', 'gabong-4.4'], options: ['keeps', 'loses'] },
  B12: { on: ['gabong-4.1'], options: ['any-time', 'on-turn'] },
  B13: { on: ['gabong-4.1', 'gabong-4.2'], options: ['others-only', 'own-too'] },
  B14: { on: ['gabong-4.2', 'gabong-9.1'], options: ['nobody', 'master'] },
  B15: { on: ['gabong-9.4'], options: ['neighbour', 'master'] },
  B16: { on: ['gabong-9.4', 'gabong-11.2'], options: ['draws', 'plain'] },
  B17: { on: ['gabong-11.3'], options: ['laid-or-drawn', 'laid-only'] },
  B26: { on: ['gabong-7.1', 'gabong-2.1'], options: ['most', 'mean', 'none'] },
  B27: { on: ['gabong-7.1'], options: ['behind', 'as-counted'] },
  B28: { on: ['gabong-9.5', 'gabong-4.1', 'gabong-5.1'], options: ['over', 'gabong', 'slap-too'] },
  B29: { on: ['gabong-2.3'], options: ['stays', 'in-turn'] },
  B30: { on: ['gabong-9.4', 'gabong-11.8'], options: ['own-suit', 'master-names'] },
  B31: { on: ['gabong-8.1', 'gabong-8.2', 'gabong-9.3'], options: ['one', 'two'] },
} as const satisfies Record<string, RulingForm<GabongClause>>;

export const GABONG_RULINGS = { ...FIRST_RULINGS, ...LATER_RULINGS } as const;

/** How a table reads every gap of the rules of Gabong. */
export type GabongReadings = Readings<typeof GABONG_RULINGS>;
export type GabongRulingId = keyof GabongReadings;

export const DEFAULT_GABONG_READINGS: GabongReadings = defaultReadings(GABONG_RULINGS);

/** The default of every ruling that a saved round has, whenever it was saved. */
export const FIRST_GABONG_DEFAULTS: Readings<typeof FIRST_RULINGS> = defaultReadings(FIRST_RULINGS);

/** Readings as a saved round has them: one that began before a ruling was there does not name it. */
export type KeptGabongReadings = Kept<typeof FIRST_RULINGS, typeof LATER_RULINGS>;

/** The readings that a new round is saved with: release 0.1.0 did not know B26 and later ones. */
export const readingsToKeep = (readings: GabongReadings): KeptGabongReadings =>
  toKeep(readings, DEFAULT_GABONG_READINGS, ['B26', 'B27', 'B28', 'B29', 'B30', 'B31']);

/** The readings by which a saved round is counted: what it does not name is read by its default, as it was then. */
export const readingsOfKept = (kept: KeptGabongReadings): GabongReadings => ({ ...DEFAULT_GABONG_READINGS, ...kept });
