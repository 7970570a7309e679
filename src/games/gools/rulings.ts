import { defaultReadings, type Kept, type Readings, type RulingForm } from '../shared/ruling.ts';
import { FIRST_THREE_MAN, LATER_THREE_MAN } from '../three-man/clauses.ts';
import type { GoolsClause } from './clauses.ts';

/** The gaps in the rules of Gabba Gools. The words for each option are content; the keys here never change. */
const FIRST_GOOLS = {
  G1: { on: ['gools-4.1'], options: ['plain-sum', 'full-ranking'] },
  G2: { on: ['gools-6.2'], options: ['final-or-opening', 'final', 'any-throw'] },
  G3: { on: ['gools-6.2'], options: ['with-threes', 'without-threes'] },
  G4: { on: ['gools-6.4'], options: ['tied', 'all'] },
  G5: { on: ['gools-6.3'], options: ['after-the-round', 'at-once'] },
  G6: { on: ['gools-5.1'], options: ['every-further-win', 'every-second-win'] },
  G7: { on: ['gools-8.1', 'gools-8.2', 'gools-8.3'], options: ['off', 'on'] },
} as const satisfies Record<string, RulingForm<GoolsClause>>;

/** Those that came when games had been saved without them. */
const LATER_GOOLS = {
  G8: { on: ['gools-6.4', 'gools-1.2'], options: ['zero', 'three'] },
  G9: { on: ['gools-6.4'], options: ['one-roll-off', 'one-safe-at-a-time'] },
  G10: { on: ['gools-6.4', 'gools-6.5'], options: ['all-roll-off', 'named-alone'] },
  G11: { on: ['gools-4.1', 'gools-6.2'], options: ['counts', 'does-not-count'] },
  G12: { on: ['gools-2.1'], options: ['anybody', 'last-winner'] },
} as const satisfies Record<string, RulingForm<GoolsClause>>;

export const GOOLS_RULINGS = { ...FIRST_GOOLS, ...LATER_GOOLS } as const;

/** All that a table of Gabba Gools may read in its own way: its own gaps, and those of the mini game. */
const FIRST_RULINGS = { ...FIRST_GOOLS, ...FIRST_THREE_MAN } as const;
const LATER_RULINGS = { ...LATER_GOOLS, ...LATER_THREE_MAN } as const;
export const TABLE_RULINGS = { ...FIRST_RULINGS, ...LATER_RULINGS } as const;

export type TableRulings = Readings<typeof TABLE_RULINGS>;
export type TableRulingId = keyof TableRulings;

export const DEFAULT_TABLE_RULINGS: TableRulings = defaultReadings(TABLE_RULINGS);

/** The default of every ruling that a saved game has, whenever it was saved. */
export const FIRST_TABLE_DEFAULTS: Readings<typeof FIRST_RULINGS> = defaultReadings(FIRST_RULINGS);

/** Readings as a saved game has them: one that began before a ruling was there does not name it. */
export type KeptTableRulings = Kept<typeof FIRST_RULINGS, typeof LATER_RULINGS>;

/**
 * The readings by which a saved game is played. A ruling that it does not name is read as it was before there was a
 * choice: by its default, but for a 3 in the roll-off of 6.4 (G8), and a reversal back to the seat beside (T8).
 */
export const readingsOfKept = (kept: KeptTableRulings): TableRulings => ({
  ...DEFAULT_TABLE_RULINGS,
  G8: 'three',
  T8: 'seat-beside',
  ...kept,
});
