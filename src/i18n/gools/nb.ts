import { GOOLS_ADVISOR_NB } from './nb-advisor.ts';
import { GOOLS_TABLE_NB } from './nb-table.ts';
import { GOOLS_THREE_MAN_NB } from './nb-three-man.ts';
import type { GoolsWords } from './words.ts';

export const GOOLS_NB: GoolsWords = {
  ...GOOLS_TABLE_NB,
  threeMan: GOOLS_THREE_MAN_NB,
  advisor: GOOLS_ADVISOR_NB,
};
