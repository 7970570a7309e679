import type { Words } from '../words.ts';
import type { GOOLS_ADVISOR_EN } from './en-advisor.ts';

export type GoolsAdvisorWords = Words<typeof GOOLS_ADVISOR_EN>;
