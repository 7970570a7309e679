import type { GabongCardsWords } from './words.ts';

export const GABONG_CARDS_NB: GabongCardsWords = {
  heading: '',
};
