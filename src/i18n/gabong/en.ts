import { TABLE_EN, type TableWords } from '../table/en.ts';
import type { Words } from '../lang.ts';
import { GABONG_BOARD_EN } from './en-board.ts';
import { GABONG_CARDS_EN } from './en-cards.ts';
import { GABONG_CHECKER_EN } from './en-checker.ts';
import { GABONG_DEAL_EN } from './en-deal.ts';
import { GABONG_PLAY_EN } from './en-play.ts';
import { GABONG_REASONS_EN } from './en-reasons.ts';
import { GABONG_SETUP_EN } from './en-setup.ts';

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

export type GabongSetupWords = Words<typeof GABONG_SETUP_EN>;
export type GabongDealWords = Words<typeof GABONG_DEAL_EN>;
export type GabongPlayWords = Words<typeof GABONG_PLAY_EN>;
export type GabongBoardWords = Words<typeof GABONG_BOARD_EN>;
export type GabongCheckerWords = Words<typeof GABONG_CHECKER_EN>;
export type GabongCardsWords = Words<typeof GABONG_CARDS_EN>;
export type GabongReasonsWords = Words<typeof GABONG_REASONS_EN>;

/** Everything the Gabong panel says, in one language. */
export interface GabongWords {
  /** The two views of the panel. */
  readonly views: { readonly label: string; readonly score: string; readonly cards: string };
  /** What every table says alike. */
  readonly shared: TableWords;
  readonly setup: GabongSetupWords;
  readonly deal: GabongDealWords;
  readonly play: GabongPlayWords;
  readonly board: GabongBoardWords;
  readonly checker: GabongCheckerWords;
  readonly cards: GabongCardsWords;
  /** Why the judge of a round refuses something. */
  readonly reasons: GabongReasonsWords;
}
