/** Of the tables that keep every step: the bar, refusals, and what happened. */
export const TABLE_STEPS_EN = {
  and: '{some} and {last}',
  bar: { happened: 'What happened', table: 'Table' },
  notice: { dismiss: 'All right', overrule: 'The table lets it through …' },
  overrule: {
    heading: 'The table lets it through',
    intro: 'It is kept with its reason, and can be undone.',
    refused: 'What speaks against it',
    why: 'The reason',
    reasons: { agreed: 'The table agreed', mistaken: 'It was entered wrongly', mercy: 'Mercy' },
    other: 'Or in your own words',
    confirm: 'So be it',
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
    remove: 'Remove it: it did not happen',
    removeNow: 'Yes, remove it',
    removeNot: 'No, keep it',
    again: 'Draw again',
    seed: 'Seed of the draw',
  },
  corrected: 'Corrected later.',
  overruled: 'The table let it through: {reason}',
  ruling: 'House rule from here on, “{ruling}”: {option}',
  happened: {
    heading: 'What happened',
    hint: 'The newest first. Nothing is lost by taking it back: redo brings it back.',
    back: 'Back to before this',
    backNow: '{count|Yes, take it back|Yes, take # back}',
    stays: 'No',
    more: '{count|One more|# more}',
    misfits: '{count|One entry no longer fits|# entries no longer fit}',
    misfitsWhat:
      'They came in from another tab or phone, or something before them was corrected; they have no effect. Here is why.',
    misfit: 'does not fit',
    takeOut: 'Take this one back',
    /** A throw in the place of others that were taken back: what they showed. */
    again: {
      phone: 'Rolled again: was {was}.',
      hand: 'Entered again: was {was}.',
      draw: 'Drawn again: the seed was {was}.',
      then: '{was}, then {next}',
    },
  },
} as const;
