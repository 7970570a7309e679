import { TABLE_NB } from '../table/nb.ts';
import { GABONG_BOARD_NB } from './nb-board.ts';
import { GABONG_CARDS_NB } from './nb-cards.ts';
import { GABONG_CHECKER_NB } from './nb-checker.ts';
import { GABONG_DEAL_NB } from './nb-deal.ts';
import { GABONG_PLAY_NB } from './nb-play.ts';
import { GABONG_REASONS_NB } from './nb-reasons.ts';
import { GABONG_SETUP_NB } from './nb-setup.ts';
import type { GabongWords } from './words.ts';

export const GABONG_NB: GabongWords = {
  views: { label: 'Gabong', score: 'Poeng', cards: 'Kort' },
  shared: TABLE_NB,
  setup: GABONG_SETUP_NB,
  deal: GABONG_DEAL_NB,
  play: GABONG_PLAY_NB,
  board: GABONG_BOARD_NB,
  checker: GABONG_CHECKER_NB,
  cards: GABONG_CARDS_NB,
  reasons: GABONG_REASONS_NB,
};
