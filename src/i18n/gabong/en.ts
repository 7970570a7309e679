import { TABLE_EN } from '../table/en.ts';
import { GABONG_BOARD_EN } from './en-board.ts';
import { GABONG_CARDS_EN } from './en-cards.ts';
import { GABONG_CHECKER_EN } from './en-checker.ts';
import { GABONG_DEAL_EN } from './en-deal.ts';
import { GABONG_PLAY_EN } from './en-play.ts';
import { GABONG_REASONS_EN } from './en-reasons.ts';
import { GABONG_SETUP_EN } from './en-setup.ts';
import type { GabongWords } from './words.ts';

export const GABONG_EN: GabongWords = {
  views: { label: 'Gabong', score: 'Score', cards: 'Cards' },
  shared: TABLE_EN,
  setup: GABONG_SETUP_EN,
  deal: GABONG_DEAL_EN,
  play: GABONG_PLAY_EN,
  board: GABONG_BOARD_EN,
  checker: GABONG_CHECKER_EN,
  cards: GABONG_CARDS_EN,
  reasons: GABONG_REASONS_EN,
};
