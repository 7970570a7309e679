import { defaultReadings, hasReading, type Readings, type RulingForm, toKeep } from '../shared/ruling.ts';
import type { Clause } from './clauses.ts';

/**
 * R24 and R25 are those of tournaments, and R46 to R55, R57, R58 and R62 are stated, and nobody chooses them (`src/rulebooks/rulings.ts`). The words for each option are content (`content/rulings/`); the keys here never change.
 */
const FIRST_RULINGS = {
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
  R16: { on: ['gug-16.4'], options: ['twice', 'no-limit', 'no-toss'] },
  R17: { on: ['gug-16.6', 'gug-16.7'], options: ['beer-on-the-way', 'ending-first', 'not-a-move'] },
  R18: { on: ['gug-16.1', 'gug-8.2'], options: ['one-junction', 'two-stations'] },
  R19: { on: ['gug-12.1'], options: ['may-decline', 'must-drop'] },
  R20: { on: ['gug-2.2'], options: ['no-new-ends', 'new-ends'] },
  R21: { on: ['gug-10.2', 'gug-16.1'], options: ['junctions', 'every-circle'] },
  R22: { on: ['gug-12.2'], options: ['drawn', 'referee'] },
  R23: { on: ['gug-12.1'], options: ['drawn', 'services'] },
  R26: { on: ['gug-17.4', 'gug-1.2'], options: ['each-icon', 'together'] },
  R27: { on: ['gug-16.4'], options: ['everybody', 'still-playing'] },
} as const satisfies Record<string, RulingForm<Clause>>;

/** Those that came when games had been saved without them. */
const LATER_RULINGS = {
  R28: { on: ['gug-3.1', 'gug-3.2'], options: ['people', 'seats'] },
  R29: { on: ['gug-13.2', 'gug-13.3'], options: ['each-player', 'whole-game'] },
  R30: { on: ['gug-16.6', 'gug-16.7'], options: ['this-turn', 'next-too'] },
  R31: { on: ['gug-16.6'], options: ['rail-alone', 'termini-too'] },
  R32: { on: ['gug-17.4'], options: ['one-amount', 'each-double'] },
  R33: { on: ['gug-17.5', 'gug-12.1'], options: ['stops', 'goes-on'] },
  R34: { on: ['gug-17.5'], options: ['may-be-drawn', 'never-drawn'] },
  R35: { on: ['gug-7.1'], options: ['highest', 'lowest'] },
  R36: { on: ['gug-7.1', 'gug-7.4'], options: ['throw-again', 'as-seated'] },
  R37: { on: ['gug-10.4'], options: ['turning', 'leaving'] },
  R38: { on: ['gug-11.3'], options: ['any', 'in-order'] },
  R39: { on: ['gug-6.1'], options: ['nearest', 'up', 'down'] },
  R40: { on: ['gug-10.1', 'gug-10.2'], options: ['dots', 'end-too'] },
  R41: { on: ['gug-17.4', 'gug-16.6', 'gug-16.7'], options: ['whole-team', 'one-icon'] },
  R42: { on: ['gug-11.3', 'gug-16.1'], options: ['dots', 'nothing'] },
  R43: { on: ['gug-16.1', 'gug-16.6', 'gug-16.7'], options: ['penalty-alone', 'dots-too'] },
  R44: { on: ['gug-7.3', 'gug-17.3'], options: ['any', 'different'] },
  R45: { on: ['gug-9.1', 'gug-16.6', 'gug-16.7'], options: ['national-rail', 'main-line-too'] },
  R56: { on: ['gug-3.1', 'gug-7.2'], options: ['any-time', 'before-first-drop', 'not-later'] },
  R59: { on: ['gug-5.1'], options: ['drinks-up', 'skipped'] },
  R60: { on: ['gug-16.2', 'gug-17.2', 'gug-17.4', 'gug-17.5'], options: ['before-team', 'in-all', 'undrawn'] },
  R61: { on: ['gug-17.5'], options: ['once', 'closed-too', 'any'] },
} as const satisfies Record<string, RulingForm<Clause>>;

export const GUG_RULINGS = { ...FIRST_RULINGS, ...LATER_RULINGS } as const;

export type RulingId = keyof typeof GUG_RULINGS;
/** The reading chosen for every ruling. */
export type Rulings = Readings<typeof GUG_RULINGS>;

export const RULING_IDS = Object.keys(GUG_RULINGS) as readonly RulingId[];

/** The default of every ruling: the first of its options. */
export const DEFAULT_RULINGS: Rulings = defaultReadings(GUG_RULINGS);

/** What a saved game means that does not name one of these: the defaults of release 0.1.0, of which R17 has another since. */
export const FIRST_DEFAULTS: Readings<typeof FIRST_RULINGS> = {
  ...defaultReadings(FIRST_RULINGS),
  R17: 'ending-first',
};

/** Readings as a saved game has them: one that began before a ruling was there does not name it. */
export type KeptRulings = Readings<typeof FIRST_RULINGS> & Partial<Readings<typeof LATER_RULINGS>>;

/** The readings by which a saved game is played. A ruling that it does not name is read by its default, but teams counted as one before R28. */
export const readingsOfKept = (kept: KeptRulings): Rulings => ({ ...DEFAULT_RULINGS, R28: 'seats', ...kept });

/** The readings that a new game is saved with: release 0.1.0 did not know R56 and later ones. */
export const rulingsToKeep = (rulings: Rulings): KeptRulings =>
  toKeep(rulings, DEFAULT_RULINGS, ['R56', 'R59', 'R60', 'R61']);

/** Whether there is such a ruling, with such an option. */
export const isReading = (id: string, option: unknown): boolean => hasReading(GUG_RULINGS, id, option);
