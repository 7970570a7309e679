/** Of the tables that keep every step: the bar, refusals, and what happened. */
export const TABLE_STEPS_EN = {
  and: '{some} and {last}',
  bar: { happened: 'What happened', table: 'Table' },
  notice: { dismiss: 'OK', overrule: 'Let it through …' },
  overrule: {
    heading: 'The table lets it through',
    intro: 'Your reason is kept with it, and you can undo it.',
    refused: 'What the rules say',
    why: 'The reason',
    reasons: { agreed: 'The table agreed', mistaken: 'It was entered wrongly', mercy: 'Mercy' },
    other: 'Or in your own words',
    confirm: 'Confirm',
    needsReason: 'Say why: pick a reason, or write one.',
  },
  /** An earlier entry in another form. */
  edit: {
    key: 'Edit',
    heading: 'Edit: {what}',
    was: 'Now: {text}',
    save: 'Save',
    leave: 'Cancel',
    who: 'Who was it?',
    remove: 'Delete: it did not happen',
    removeNow: 'Yes, delete it',
    removeNot: 'No, keep it',
    again: 'Draw again',
    seed: 'Seed for the draw',
  },
  corrected: 'Corrected later.',
  overruled: 'The table let it through: {reason}',
  ruling: 'House rule from here on, “{ruling}”: {option}',
  happened: {
    heading: 'What happened',
    hint: 'Newest first. Going back loses nothing: Redo restores it.',
    back: 'Go back to before this',
    backNow: '{count|Yes, undo it|Yes, undo # entries}',
    stays: 'No',
    more: '{count|One more|# more}',
    misfits: '{count|One entry no longer fits|# entries no longer fit}',
    misfitsWhat:
      'They came from another tab or phone, or something before them was corrected. They have no effect. Here is why.',
    misfit: 'does not fit',
    takeOut: 'Undo this one',
    /** A throw in the place of others that were taken back: what they showed. */
    again: {
      phone: 'Rolled again: was {was}.',
      hand: 'Entered again: was {was}.',
      draw: 'Drawn again: the seed was {was}.',
      then: '{was}, then {next}',
    },
  },
} as const;
