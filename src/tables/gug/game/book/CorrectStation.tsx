import type { GugEvent } from '../../../../games/gug/events.ts';
import { loopStations } from '../../../../games/gug/loop-stations.ts';
import type { Network } from '../../../../games/gug/network.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import { LineBadge } from '../../LineBadge.tsx';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';

interface CorrectStationProps {
  event: Extract<GugEvent, { readonly kind: 'place' }>;
  before: GugState;
  network: Network;
  set: (event: GugEvent) => void;
}

/** The open stations of the loop that nobody had taken then: one of them is where it really started. */
export function CorrectStation({ event, before, network, set }: CorrectStationProps) {
  const { names } = usePanel();
  const { correct: text } = useGame().words.book;
  const taken = before.seats.flatMap(({ icons }) => icons.flatMap(({ position }) => (position ? [position.at] : [])));
  const { stations } = network.board;
  const free = loopStations(network).filter(
    ({ station }) =>
      !network.works.stations.includes(station) &&
      !taken.some((other) => network.place(other) === network.place(station)),
  );
  return (
    <div role="group" aria-label={text.station}>
      <h4>{text.station}</h4>
      <ul class="options">
        {free.map(({ station, because }) => (
          <li key={station}>
            <button
              type="button"
              class="option"
              data-station={station}
              aria-pressed={station === event.station}
              onClick={() => set({ ...event, station })}
            >
              <span>
                {names.station(station)}
                {because && <span class="soft">{names.onLoop(because)}</span>}
              </span>
              <span class="badges">
                {stations.get(station)?.lines.map((line) => (
                  <LineBadge key={line} line={line} />
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
