import { TABLE_EN } from '../table/en.ts';
import { TABLE_PLAY_EN } from './en-table-play.ts';
import { TABLE_REASONS_EN } from './en-table-reasons.ts';
import { TABLE_SETUP_EN } from './en-table-setup.ts';
import { TABLE_SHEETS_EN } from './en-table-sheets.ts';
import { TABLE_TOLD_EN } from './en-table-told.ts';

/** The table of Gabba Gools in English, and the shape of its words in every language. `{name}` is a player's. */
export const GOOLS_TABLE_EN = {
  shared: TABLE_EN,
  dice: {
    keys: '{count|The die|# dice} as they fell',
    eyes: 'a {eyes}',
    takeOut: 'Take out the {eyes}',
    place: 'No die yet',
    given: 'So far: {dice}',
    left: '{count|One die|# dice} more',
    confirm: 'That is the throw',
    byPhone: '{count|Roll the die|Roll # dice} on the phone',
    rolling: 'Rolling …',
  },
  setup: TABLE_SETUP_EN,
  play: TABLE_PLAY_EN,
  told: TABLE_TOLD_EN,
  reasons: TABLE_REASONS_EN,
  sheets: TABLE_SHEETS_EN,
} as const;
