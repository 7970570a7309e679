import { BOOK_NB } from './nb-book.ts';
import { PLAY_NB } from './nb-play.ts';
import { SETUP_NB } from './nb-setup.ts';
import type { GugGameWords } from './words.ts';

export const GUG_GAME_NB: GugGameWords = {
  desk: { noGame: 'Ingen spill ligger på bordet her. I loggen står alle som er spilt på denne telefonen.' },
  setup: SETUP_NB,
  play: PLAY_NB,
  book: BOOK_NB,
};
