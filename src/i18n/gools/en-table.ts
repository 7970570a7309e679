import { TABLE_EN } from '../table/en.ts';

/** The table of Gabba Gools in English. `{name}` is a player's, `{hand}` a hand in words. */
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
} as const;
