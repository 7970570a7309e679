import type { GabongBoardWords } from './words.ts';

export const GABONG_BOARD_NB: GabongBoardWords = {
  heading: '',
};
