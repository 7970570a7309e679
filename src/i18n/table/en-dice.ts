/** What stands around the keys that take dice, in English. */
export const DICE_EN = {
  keys: '{count|The die|# dice} as they fell',
  eyes: 'a {eyes}',
  takeOut: 'Take out the {eyes}',
  place: 'No die yet',
  given: 'So far: {dice}',
  left: '{count|One die|# dice} more',
  confirm: 'That is the throw',
  byPhone: '{count|Roll the die|Roll # dice} on the phone',
  rolling: 'Rolling …',
} as const;
