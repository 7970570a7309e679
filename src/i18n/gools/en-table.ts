import { TABLE_EN } from '../table/en.ts';
import { DICE_EN } from '../table/en-dice.ts';
import { TABLE_PLAY_EN } from './en-table-play.ts';
import { TABLE_REASONS_EN } from './en-table-reasons.ts';
import { TABLE_SETUP_EN } from './en-table-setup.ts';
import { TABLE_SHEETS_EN } from './en-table-sheets.ts';
import { TABLE_TOLD_EN } from './en-table-told.ts';

/** The table of Gabba Gools in English, and the shape of its words in every language. `{name}` is a player's. */
export const GOOLS_TABLE_EN = {
  shared: TABLE_EN,
  dice: DICE_EN,
  setup: TABLE_SETUP_EN,
  play: TABLE_PLAY_EN,
  told: TABLE_TOLD_EN,
  reasons: TABLE_REASONS_EN,
  sheets: TABLE_SHEETS_EN,
} as const;
