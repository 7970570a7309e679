/** Words that a newcomer to the game may tap, and what each means. */
export const GLOSSARY_EN = {
  dot: { word: 'dot', meaning: 'A white circle on the map. A station with at least one is a junction.' },
  loop: { word: 'loop', meaning: 'The Circle line as a ring. Its tail to Hammersmith is not part of it.' },
  outbound: { word: 'outbound', meaning: 'Away from the Circle line, counted in stations.' },
  inhibition: { word: 'inhibition', meaning: 'What you came to lose. You have 11, and drop them at end stations.' },
  junction: { word: 'junction', meaning: 'A station with dots, where you can change to any Underground line.' },
  endStation: { word: 'end station', meaning: 'A station where the line you came by ends.' },
  point: {
    word: 'point',
    meaning: 'What moves you one station. The die gives them, twice as many outside the Circle.',
  },
} as const;
