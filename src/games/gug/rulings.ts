import { defaultReadings, hasReading, type Readings, type RulingForm } from '../shared/ruling.ts';
import type { Clause } from './clauses.ts';

/**
 * Rulings R1-R23 and R26-R28; R24 and R25 are those of tournaments. The words for each option are content (`content/rulings/`); the keys here never change.
 */
export const GUG_RULINGS = {
  R1: { on: ['gug-10.1', 'gug-10.2'], options: ['remembered', 'forgotten'] },
  R2: { on: ['gug-10.1', 'gug-10.2'], options: ['135-or-more', 'only-180', 'only-back'] },
  R3: { on: ['gug-10.1'], options: ['any-branch', 'only-back'] },
  R4: { on: ['gug-10.3'], options: ['dot-or-adjacent', 'dot'] },
  R5: { on: ['gug-10.3'], options: ['one-stretch', 'both-stretches', 'same-bundle'] },
  R6: { on: ['gug-11.1'], options: ['exact', 'early'] },
  R7: { on: ['gug-12.1'], options: ['own-line', 'any-line'] },
  R8: { on: ['gug-7.2', 'gug-8.3', 'gug-13.1', 'gug-14.1'], options: ['loop', 'yellow'] },
  R9: { on: ['gug-13.1'], options: ['any-line', 'arriving-line'] },
  R10: { on: ['gug-12.2'], options: ['eleven-places', 'at-least'] },
  R11: { on: ['gug-12.2', 'gug-12.3'], options: ['by-arriving-line'] },
  R12: { on: ['gug-13.3'], options: ['arriving-line', 'all-lines'] },
  R13: { on: ['gug-14.1'], options: ['passing', 'ending'] },
  R14: { on: ['gug-12.1', 'gug-12.4'], options: ['nothing', 'one-sip'] },
  R15: { on: ['gug-12.4', 'gug-16.1', 'gug-16.2', 'gug-16.5'], options: ['add-up', 'no-dots-at-ends'] },
  R16: { on: ['gug-16.4'], options: ['twice', 'no-limit'] },
  R17: { on: ['gug-16.6', 'gug-16.7'], options: ['ending-first'] },
  R18: { on: ['gug-16.1', 'gug-8.2'], options: ['one-junction', 'two-stations'] },
  R19: { on: ['gug-12.1'], options: ['may-decline', 'must-drop'] },
  R20: { on: ['gug-2.2'], options: ['no-new-ends', 'new-ends'] },
  R21: { on: ['gug-10.2', 'gug-16.1'], options: ['junctions', 'every-circle'] },
  R22: { on: ['gug-12.2'], options: ['drawn', 'referee'] },
  R23: { on: ['gug-12.1'], options: ['drawn', 'services'] },
  R26: { on: ['gug-17.4', 'gug-1.2'], options: ['each-icon', 'together'] },
  R27: { on: ['gug-16.4'], options: ['everybody', 'still-playing'] },
  R28: { on: ['gug-3.1', 'gug-3.2'], options: ['people', 'seats'] },
} as const satisfies Record<string, RulingForm<Clause>>;

export type RulingId = keyof typeof GUG_RULINGS;
/** The reading chosen for every ruling. */
export type Rulings = Readings<typeof GUG_RULINGS>;

export const RULING_IDS = Object.keys(GUG_RULINGS) as readonly RulingId[];

/** The default of every ruling: the first of its options. */
export const DEFAULT_RULINGS: Rulings = defaultReadings(GUG_RULINGS);

/** Readings as a saved game has them: one that began before R28 was there does not name it, and counted teams as one. */
export type KeptRulings = Omit<Rulings, 'R28'> & Partial<Pick<Rulings, 'R28'>>;

/** The readings by which a saved game is played. */
export const readingsOfKept = (kept: KeptRulings): Rulings => ({ R28: 'seats', ...kept });

/** Whether there is such a ruling, with such an option. */
export const isReading = (id: string, option: unknown): boolean => hasReading(GUG_RULINGS, id, option);
