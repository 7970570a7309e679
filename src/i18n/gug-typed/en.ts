import type { Words } from '../lang.ts';

/** A move typed in one line. */
export const GUG_TYPED_EN = {
  label: 'Your move',
  hint: 'From > to, die: “baker > euston square, 4”. Short names will do. To choose the route, add the stations in between.',
  key: 'Use this move',
  taken: '{from} to {to}, die {eyes}.',
  faults: {
    form: 'A station is missing. Write it like this: baker > euston square, 4',
    station: 'No station here is called “{text}”. Try fewer letters.',
    die: 'A die shows 1 to 6, not “{text}”.',
    start: 'Where do you start? Write that station first, then >.',
    noDie: 'What does the die show? Write it last, after a comma.',
    way: 'No line leads from {from} to {to}.',
    elsewhere: 'You are at {station}, so the move starts there.',
    otherDie: 'The die shows {eyes}.',
    notNow: 'You cannot move now.',
  },
} as const;

export type GugTypedWords = Words<typeof GUG_TYPED_EN>;
