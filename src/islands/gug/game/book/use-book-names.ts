import { GUG_RULINGS, type RulingId } from '../../../../games/gug/rulings.ts';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import { seatName } from '../play/seat-words.ts';
import type { BookNames } from './happened-words.ts';
import { readingWords } from '../../../shared/reading-words.ts';

/** The names that the book's sentences need. */
export function useBookNames(): BookNames {
  const { names, rulings } = usePanel();
  const { words, state } = useGame();
  return {
    words,
    seat(index) {
      const found = state.setup.seats[index];
      return found ? seatName(found, words.play) : '';
    },
    station: names.station,
    option: (ruling, option) =>
      Object.hasOwn(GUG_RULINGS, ruling) ? readingWords(rulings[ruling as RulingId].options, option) : option,
  };
}
