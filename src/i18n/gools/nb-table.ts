import { TABLE_NB } from '../table/nb.ts';
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
};
