import { type AnyClause, numberOf } from '../books.ts';

/** A clause as a cell of a table has it: its number, as a Markdown link to its anchor. */
export const clauseLink = (id: AnyClause): string => `[${numberOf(id)}](#${id})`;
