import type { Words } from '../words.ts';
import type { GOOLS_TABLE_EN } from './en-table.ts';

/** The words of the table: set-up, rounds, drinks, and what lies over them. */
export type GoolsTableWords = Words<typeof GOOLS_TABLE_EN>;
