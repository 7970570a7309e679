import type { TableWords } from '../table/words.ts';
import type { Words } from '../words.ts';
import type { GABONG_BOARD_EN } from './en-board.ts';
import type { GABONG_CARDS_EN } from './en-cards.ts';
import type { GABONG_CHECKER_EN } from './en-checker.ts';
import type { GABONG_DEAL_EN } from './en-deal.ts';
import type { GABONG_PLAY_EN } from './en-play.ts';
import type { GABONG_REASONS_EN } from './en-reasons.ts';
import type { GABONG_SETUP_EN } from './en-setup.ts';

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
