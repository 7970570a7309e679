import type { Words } from '../lang.ts';
import type { DICE_EN } from './en-dice.ts';

/** What stands around the keys that take dice, in Norwegian. */
export const DICE_NB: Words<typeof DICE_EN> = {
  keys: '{count|Terningen|# terninger} slik de falt',
  eyes: 'en {eyes}-er',
  takeOut: 'Ta ut {eyes}-eren',
  place: 'Ingen terning ennå',
  given: 'Til nå: {dice}',
  left: '{count|Én terning|# terninger} til',
  confirm: 'Det er kastet',
  byPhone: 'Kast {count|terningen|# terninger} på telefonen',
  rolling: 'Kaster …',
};
