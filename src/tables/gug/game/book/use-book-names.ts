import { loopStations } from '../../../../games/gug/loop-stations.ts';
import type { Network } from '../../../../games/gug/network.ts';
import { GUG_RULINGS, type RulingId } from '../../../../games/gug/rulings.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import type { GugGameWords } from '../../../../i18n/gug-game/en.ts';
import type { Names } from '../../names.ts';
import { type PanelWords, usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import type { Named } from '../../../../i18n/fill.ts';
import { seatNamed } from '../play/seat-words.ts';
import type { BookNames } from './happened-words.ts';
import { readingWords } from '../../../shell/steps.ts';

interface Naming {
  readonly words: GugGameWords;
  readonly names: Names;
  /** Rulings as the page words them. */
  readonly rulings: PanelWords['rulings'];
  readonly state: GugState;
  readonly network: Network;
}

type SeatBookNames = Omit<BookNames, 'seat'> & { readonly seat: (seat: number) => Named };

/** Says of a station why it is on the Circle line; nothing where the line calls at it, or where it is not (R18). */
export const onLoopOf =
  ({ onLoop }: Names, network: Network): BookNames['onLoop'] =>
  (station) =>
    onLoop(loopStations(network).find((one) => one.station === station)?.because ?? null);

/** The names that the sentences of what happened need. */
export const bookNamesIn = ({ words, names, rulings, state, network }: Naming): SeatBookNames => ({
  words,
  seat(index) {
    const found = state.setup.seats[index];
    return found ? seatNamed(found, words.play) : { name: '', count: 1 };
  },
  station: names.station,
  onLoop: onLoopOf(names, network),
  option: (ruling, option) =>
    Object.hasOwn(GUG_RULINGS, ruling) ? readingWords(rulings[ruling as RulingId].options, option) : option,
});

/** Those of the game on the screen. */
export function useBookNames(): SeatBookNames {
  const { names, rulings, network } = usePanel();
  const { words, state } = useGame();
  return bookNamesIn({ words, names, rulings, state, network });
}
