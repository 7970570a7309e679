import type { GabongSetupWords } from './words.ts';

export const GABONG_SETUP_NB: GabongSetupWords = {
  heading: '',
};
