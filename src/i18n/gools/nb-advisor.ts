import type { GoolsAdvisorWords } from './advisor-words.ts';

export const GOOLS_ADVISOR_NB: GoolsAdvisorWords = {
  heading: '',
};
