import { TABLE_NB } from '../table/nb.ts';
import { TABLE_PLAY_NB } from './nb-table-play.ts';
import { TABLE_REASONS_NB } from './nb-table-reasons.ts';
import { TABLE_SETUP_NB } from './nb-table-setup.ts';
import { TABLE_SHEETS_NB } from './nb-table-sheets.ts';
import { TABLE_TOLD_NB } from './nb-table-told.ts';
import type { GoolsTableWords } from './table-words.ts';

/** The table of Gabba Gools in Norwegian. */
export const GOOLS_TABLE_NB: GoolsTableWords = {
  shared: TABLE_NB,
  dice: {
    keys: '{count|Terningen|# terninger} slik de falt',
    eyes: 'en {eyes}-er',
    takeOut: 'Ta ut {eyes}-eren',
    place: 'Ingen terning ennå',
    given: 'Til nå: {dice}',
    left: '{count|Én terning|# terninger} til',
    confirm: 'Det er kastet',
    byPhone: 'Kast {count|terningen|# terninger} på telefonen',
    rolling: 'Kaster …',
  },
  setup: TABLE_SETUP_NB,
  play: TABLE_PLAY_NB,
  told: TABLE_TOLD_NB,
  reasons: TABLE_REASONS_NB,
  sheets: TABLE_SHEETS_NB,
};
