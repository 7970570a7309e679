import { GOOLS_ADVISOR_EN } from './en-advisor.ts';
import { GOOLS_TABLE_EN } from './en-table.ts';
import { GOOLS_THREE_MAN_EN } from './en-three-man.ts';
import type { GoolsWords } from './words.ts';

export const GOOLS_EN: GoolsWords = {
  ...GOOLS_TABLE_EN,
  threeMan: GOOLS_THREE_MAN_EN,
  advisor: GOOLS_ADVISOR_EN,
};
