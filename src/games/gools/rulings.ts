import { defaultReadings, type Readings, type RulingForm } from '../shared/ruling.ts';
import { THREE_MAN_RULINGS } from '../three-man/clauses.ts';
import type { GoolsClause } from './clauses.ts';

/** The gaps in the rules of Gabba Gools. The words for each option are content; the keys here never change. */
export const GOOLS_RULINGS = {
  G1: { on: ['gools-4.1'], options: ['plain-sum', 'full-ranking'] },
  G2: { on: ['gools-6.2'], options: ['final-or-opening', 'final', 'any-throw'] },
  G3: { on: ['gools-6.2'], options: ['with-threes', 'without-threes'] },
  G4: { on: ['gools-6.4'], options: ['tied', 'all'] },
  G5: { on: ['gools-6.3'], options: ['after-the-round', 'at-once'] },
  G6: { on: ['gools-5.1'], options: ['every-further-win', 'every-second-win'] },
  G7: { on: ['gools-8.1', 'gools-8.2', 'gools-8.3'], options: ['off', 'on'] },
} as const satisfies Record<string, RulingForm<GoolsClause>>;

/** All that a table of Gabba Gools may read in its own way: its own gaps, and those of the mini game. */
export const TABLE_RULINGS = { ...GOOLS_RULINGS, ...THREE_MAN_RULINGS } as const;

export type TableRulings = Readings<typeof TABLE_RULINGS>;
export type TableRulingId = keyof TableRulings;

export const DEFAULT_TABLE_RULINGS: TableRulings = defaultReadings(TABLE_RULINGS);
