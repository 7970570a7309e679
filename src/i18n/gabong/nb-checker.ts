import type { GabongCheckerWords } from './words.ts';

export const GABONG_CHECKER_NB: GabongCheckerWords = {
  heading: '',
};
