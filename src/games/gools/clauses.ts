/** Every rule of Gabba Gools, in the order of the rule book. Ids never change meaning. Chapter 7 is Three Man. */
export const GOOLS_CLAUSES = [
  'gools-1.1',
  'gools-1.2',
  'gools-2.1',
  'gools-2.2',
  'gools-2.3',
  'gools-3.1',
  'gools-3.2',
  'gools-3.3',
  'gools-3.4',
  'gools-4.1',
  'gools-5.1',
  'gools-6.1',
  'gools-6.2',
  'gools-6.3',
  'gools-6.4',
  'gools-6.5',
  'gools-6.6',
  'gools-8.1',
  'gools-8.2',
  'gools-8.3',
] as const;

export type GoolsClause = (typeof GOOLS_CLAUSES)[number];
