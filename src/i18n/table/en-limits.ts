import type { Words } from '../lang.ts';

/** A limit of one's own, in English: said to one person, and to nobody else. */
export const LIMITS_EN = {
  heading: 'Your own limit',
  hint: 'Set a limit, and when you reach it a note will be waiting here. Both stay on this phone: they are not read aloud, not shown on the big screen and never sent.',
  who: 'Who is it for?',
  most: { gug: 'Limit, in sips or points', gools: 'Limit, in drinks and shots' },
  set: 'Save',
  none: 'No limit',
  bad: 'Type a whole number from 1 to {most}.',
  isSet: '{name} gets a note at {count}.',
  isNone: 'No limit for {name}.',
  note: 'A note for {name}',
  text: 'You set a limit of {most}, and have reached {count}. This is a good time to stop. Nobody else has been told.',
  further: {
    gug: 'You can play on without drinking: under “More”, choose “Points only”.',
    gools: 'You can play on with water.',
  },
  thanks: 'Got it',
} as const;

export type LimitsWords = Words<typeof LIMITS_EN>;
