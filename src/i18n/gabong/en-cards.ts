import { COURT_NAMES } from '../court-names.ts';

const NUMBERS = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
} as const;

/** Words for cards and suits. */
export const GABONG_CARDS_EN = {
  /** A card of that rank, whatever its suit. */
  ranks: NUMBERS,
  /** The same beside a suit. */
  numbers: NUMBERS,
  court: COURT_NAMES.en,
  /** As they are printed on the card. */
  letters: { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' },
  suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs', tens: 'tens' },
  card: '{rank} of {suit}',
  keys: {
    /** A key, and how many of it are in the hand. */
    held: '{rank}, {count|none|one|#}',
    takeOut: 'Take a card out',
    which: 'Which card? Tap it to take one out.',
  },
} as const;
