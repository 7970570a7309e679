import { GUG_RULINGS, type RulingId } from '../../../../games/gug/rulings.ts';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import type { Named } from '../../../../i18n/fill.ts';
import { seatNamed } from '../play/seat-words.ts';
import type { BookNames } from './happened-words.ts';
import { readingWords } from '../../../../ui/format.ts';

/** The names that the book's sentences need. */
export function useBookNames(): Omit<BookNames, 'seat'> & { readonly seat: (seat: number) => Named } {
  const { names, rulings } = usePanel();
  const { words, state } = useGame();
  return {
    words,
    seat(index) {
      const found = state.setup.seats[index];
      return found ? seatNamed(found, words.play) : { name: '', count: 1 };
    },
    station: names.station,
    option: (ruling, option) =>
      Object.hasOwn(GUG_RULINGS, ruling) ? readingWords(rulings[ruling as RulingId].options, option) : option,
  };
}
