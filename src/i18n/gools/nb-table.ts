import type { GoolsTableWords } from './table-words.ts';

export const GOOLS_TABLE_NB: GoolsTableWords = {
  heading: '',
};
