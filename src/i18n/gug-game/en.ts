import type { Words } from '../lang.ts';
import { BOOK_EN } from './en-book.ts';
import { PLAY_EN } from './en-play.ts';
import { SETUP_EN } from './en-setup.ts';

/** The words of a whole game of GUG in English, and the shape of them in every language. They come with the game's own chunk. */
export const GUG_GAME_EN = {
  desk: { noGame: 'No game is on the table here. The log has all that were played on this phone.' },
  setup: SETUP_EN,
  play: PLAY_EN,
  book: BOOK_EN,
} as const;

export type GugGameWords = Words<typeof GUG_GAME_EN>;
