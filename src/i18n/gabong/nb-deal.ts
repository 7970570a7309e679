import type { GabongDealWords } from './words.ts';

export const GABONG_DEAL_NB: GabongDealWords = {
  heading: '',
};
