import type { StationId } from '../../../games/gug/board-data.ts';
import { loopStations } from '../../../games/gug/loop-stations.ts';
import type { Network } from '../../../games/gug/network.ts';
import type { GugState } from '../../../games/gug/play-state.ts';
import { LineBadge } from '../Sign.tsx';
import { usePanel } from '../panel-context.ts';

/** The seat that has taken a station of the loop, or the same place under another name; -1 where nobody has. */
export const holderOf = (network: Network, { seats }: GugState, station: StationId): number =>
  seats.findIndex(({ icons }) =>
    icons.some(({ position }) => position && network.place(position.at) === network.place(station)),
  );

interface LoopListProps {
  network: Network;
  /** What tells the keys of this list from those of another, after `data-`. */
  hook: 'start' | 'station';
  /** Why a station cannot be had, in words; '' where it can. */
  why?: (station: StationId) => string;
  /** The station that stands there now, where one does. */
  now?: StationId;
  /** Those that are left out. */
  without?: (station: StationId) => boolean;
  choose: (station: StationId) => void;
}

/** The stations of the loop in their order around it, each with its lines. */
export function LoopList({ network, hook, why = () => '', now, without = () => false, choose }: LoopListProps) {
  const { names } = usePanel();
  const { stations } = network.board;
  return (
    <ul class="options keys">
      {loopStations(network).map(({ station, because }) => {
        if (without(station)) return null;
        const [note, against] = [names.onLoop(because), why(station)];
        return (
          <li key={station}>
            <button
              type="button"
              class="option"
              {...{ [`data-${hook}`]: station }}
              aria-pressed={now === undefined ? undefined : station === now}
              aria-disabled={against !== ''}
              onClick={() => against === '' && choose(station)}
            >
              <span>
                {names.station(station)}
                {note !== '' && <span class="soft">{note}</span>}
                {against !== '' && <span class="soft">{against}</span>}
              </span>
              <span class="badges flow">
                {stations.get(station)?.lines.map((line) => (
                  <LineBadge key={line} line={line} />
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
