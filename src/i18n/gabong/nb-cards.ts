import { COURT_NAMES } from '../court-names.ts';
import type { GabongCardsWords } from './words.ts';

export const GABONG_CARDS_NB: GabongCardsWords = {
  ranks: {
    2: 'toer',
    3: 'treer',
    4: 'firer',
    5: 'femmer',
    6: 'sekser',
    7: 'syver',
    8: 'åtter',
    9: 'nier',
    10: 'tier',
  },
  numbers: {
    2: 'to',
    3: 'tre',
    4: 'fire',
    5: 'fem',
    6: 'seks',
    7: 'syv',
    8: 'åtte',
    9: 'ni',
    10: 'ti',
  },
  court: COURT_NAMES.nb,
  letters: { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' },
  suits: { S: 'spar', H: 'hjerter', D: 'ruter', C: 'kløver', tens: 'tiere' },
  card: '{suit} {rank}',
  keys: {
    held: '{rank}, {count|ingen|én|#}',
    takeOut: 'Ta ut et kort',
    which: 'Hvilket kort? Trykk på det, så tas ett ut.',
  },
};
