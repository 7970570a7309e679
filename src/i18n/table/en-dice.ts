/** What stands around the keys that take dice, in English. */
export const DICE_EN = {
  keys: 'Tap what {count|the die shows|the # dice show}',
  eyes: 'a {eyes}',
  takeOut: 'Remove the {eyes}',
  place: 'No die yet',
  given: 'So far: {dice}',
  left: '{count|One more die|# more dice}',
  confirm: 'Use this throw',
  byPhone: '{count|Roll the die|Roll # dice} on the phone',
  forMe: 'Roll for me',
  rolling: 'Rolling …',
} as const;
