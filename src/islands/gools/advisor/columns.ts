import type { Aim, Figure } from '../../../games/gools/advisor/aims.ts';
import type { Figures } from '../../../games/gools/advisor/plan.ts';
import type { GoolsClause } from '../../../games/gools/clauses.ts';

/** What the advisor tells of a choice; `point` takes pure and impure points and Gools together. */
export type Column = Figure | 'point';

/** What each aim is measured by. */
export const COLUMN_OF: Readonly<Record<Aim, Column>> = {
  win: 'win',
  'lowest-sum': 'sum',
  point: 'point',
  'no-three-man': 'threeMan',
};

/** The clause that says what a figure is about. */
export const CLAUSE_OF: Readonly<Record<Column, GoolsClause>> = {
  win: 'gools-2.3',
  sum: 'gools-2.2',
  beat: 'gools-2.3',
  tie: 'gools-4.1',
  point: 'gools-3.2',
  gools: 'gools-3.1',
  pure: 'gools-3.2',
  impure: 'gools-3.3',
  threeMan: 'gools-6.3',
};

const ALWAYS: readonly Column[] = ['win', 'sum', 'gools', 'pure', 'impure', 'threeMan'];
const AGAINST_A_HAND: readonly Column[] = ['win', 'sum', 'beat', 'tie', 'gools', 'pure', 'impure', 'threeMan'];

/** The columns of the table, that of the aim first. @param hasLead - whether there is a hand to beat. */
export function columnsFor(aim: Aim, hasLead: boolean): readonly Column[] {
  const own = COLUMN_OF[aim];
  return [own, ...(hasLead ? AGAINST_A_HAND : ALWAYS).filter((column) => column !== own)];
}

export function valueOf(figures: Figures<Figure>, column: Column): number {
  return column === 'point' ? figures.gools + figures.pure + figures.impure : figures[column];
}
