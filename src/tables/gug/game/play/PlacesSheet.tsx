import type { StationId } from '../../../../games/gug/board-data.ts';
import { loopStations } from '../../../../games/gug/loop-stations.ts';
import { fill } from '../../../../i18n/fill.ts';
import { LineBadge } from '../../LineBadge.tsx';
import { usePanel } from '../../panel-context.ts';
import { Sheet } from '../../Sheet.tsx';
import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { useCalled } from './called.ts';

/** All stations of the loop, in their order around it, and who has taken which. */
export function PlacesSheet({ close }: { close: () => void }) {
  const { network, names } = usePanel();
  const { words, state, due } = useGame();
  const called = useCalled();
  const { place } = words.play;
  const now = due.find((each) => each.kind === 'place');
  if (!now) return null;
  const { seat, icon } = now;
  const holder = (station: StationId) =>
    state.seats.findIndex(({ icons }) =>
      icons.some(({ position }) => position && network.place(position.at) === network.place(station)),
    );
  const { stations } = network.board;
  return (
    <Sheet title={fill(place.listHeading, { name: called.seat(seat) })} close={close}>
      <ul class="options">
        {loopStations(network).map(({ station, because }) => {
          const taken = holder(station);
          const isClosed = state.setup.works.stations.includes(station);
          const note = names.onLoop(because);
          const why = taken >= 0 ? fill(place.taken, { name: called.seat(taken) }) : isClosed ? place.closed : '';
          return (
            <li key={station}>
              <button
                type="button"
                class="option"
                data-start={station}
                aria-disabled={why !== ''}
                onClick={() => {
                  if (why === '' && act({ kind: 'place', seat, icon, station })) close();
                }}
              >
                <span>
                  {names.station(station)}
                  {note !== '' && <span class="soft">{note}</span>}
                  {why !== '' && <span class="soft">{why}</span>}
                </span>
                <span class="badges">
                  {stations.get(station)?.lines.map((line) => (
                    <LineBadge key={line} line={line} />
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
