import type { GabongReasonsWords } from './words.ts';

export const GABONG_REASONS_NB: GabongReasonsWords = {
  heading: '',
};
