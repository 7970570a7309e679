import type { Words } from '../lang.ts';
import type { DICE_EN } from './en-dice.ts';

/** What stands around the keys that take dice, in Norwegian. */
export const DICE_NB: Words<typeof DICE_EN> = {
  keys: 'Hva viser {count|terningen|de # terningene}?',
  eyes: 'en {eyes#ener|toer|treer|firer|femmer|sekser}',
  takeOut: 'Ta bort {eyes#eneren|toeren|treeren|fireren|femmeren|sekseren}',
  place: 'Ingen terning ennå',
  given: 'Til nå: {dice}',
  left: '{count|Én terning|# terninger} til',
  confirm: 'Bruk kastet',
  byPhone: 'Kast {count|terningen|# terninger} på telefonen',
  forMe: 'Kast for meg',
  rolling: 'Kaster …',
};
