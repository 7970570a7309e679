import { TABLE_NB } from '../table/nb.ts';
import { DICE_NB } from '../table/nb-dice.ts';
import { TABLE_PLAY_NB } from './nb-table-play.ts';
import { TABLE_REASONS_NB } from './nb-table-reasons.ts';
import { TABLE_SETUP_NB } from './nb-table-setup.ts';
import { TABLE_SHEETS_NB } from './nb-table-sheets.ts';
import { TABLE_TOLD_NB } from './nb-table-told.ts';
import type { GoolsTableWords } from './table-words.ts';

/** The table of Gabba Gools in Norwegian. */
export const GOOLS_TABLE_NB: GoolsTableWords = {
  shared: TABLE_NB,
  dice: DICE_NB,
  setup: TABLE_SETUP_NB,
  play: TABLE_PLAY_NB,
  told: TABLE_TOLD_NB,
  reasons: TABLE_REASONS_NB,
  sheets: TABLE_SHEETS_NB,
};
