import type { AnyClause } from '../../games/gools/play-state.ts';
import type { GoolsTexts } from './table-context.ts';

/** The rule book that a clause stands in. */
export const bookOf = (clause: AnyClause): keyof GoolsTexts['books'] =>
  clause.startsWith('gools-') ? 'gools' : 'three-man';

/** As the rule book numbers it. */
export const numberOf = (clause: AnyClause): string => clause.slice(bookOf(clause).length + 1);
