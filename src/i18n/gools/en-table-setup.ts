/** The set-up of an evening. */
export const TABLE_SETUP_EN = {
  heading: 'An evening of Gools',
  notice: {
    heading: 'Before the first throw',
    text: 'Everybody here is of age, and drinks because they want to. Anybody may stop, or drink something without alcohol, at any time: nobody’s score suffers.',
    ok: 'Good',
  },
  players: 'Who plays?',
  order: 'Clockwise around the table',
  rulingsIntro: 'They hold for this evening alone, and start from the house rules of this phone.',
  smoking: 'The smoking rules of the original',
  start: 'Start the evening',
} as const;
