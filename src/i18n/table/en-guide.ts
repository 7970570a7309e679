import type { Words } from '../lang.ts';

/** What a table that plays for the first time is told, in English: what to do now, and why. */
export const GUIDE_EN = {
  label: 'Your first round',
  skip: 'Hide tips',
  hints: {
    gug: {
      order: 'Highest roll chooses first.',
      begin: 'Everybody rolls once more. The highest begins.',
      place: 'Each taps a station on the Circle line, the yellow loop.',
      roll: 'Tap your roll. One eye, one station.',
      toss: 'Leicester Square: toss the die, and everybody drinks what it shows.',
    },
    gools: {
      first: 'Throw five dice and tap what they show, or let the phone roll. The lowest sum wins, and a 3 is zero.',
      keep: 'Tap the dice you leave on the table: at least one. You throw the others again.',
      again: 'Throw the rest. The turn is over when all five dice are down.',
    },
    'three-man': {
      throw: 'Throw two dice. Keep throwing for as long as each throw makes somebody drink.',
    },
    gabong: {
      out: 'Mark whoever went out: “Out”, or θ for a gabong.',
      hand: 'Tap the cards that the others have left: they cost points.',
      save: 'Save the deal. The fewest points after ten deals win.',
    },
  },
} as const;

export type GuideWords = Words<typeof GUIDE_EN>;
