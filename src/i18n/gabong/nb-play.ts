import type { GabongPlayWords } from './words.ts';

export const GABONG_PLAY_NB: GabongPlayWords = {
  heading: '',
};
