import { fill } from '../../../../i18n/fill.ts';
import { LineBadge } from '../../LineBadge.tsx';
import { usePanel } from '../../panel-context.ts';
import { Sheet } from '../../Sheet.tsx';
import { useGame } from '../game-context.ts';
import { useCalled } from './called.ts';
import { usePlay } from './play-context.ts';

/** All stations of the loop, in their order around it, and who has taken which. */
export function PlacesSheet({ close }: { close: () => void }) {
  const { network, names } = usePanel();
  const { words, state, due } = useGame();
  const { act } = usePlay();
  const called = useCalled();
  const { place } = words.play;
  const now = due.find((each) => each.kind === 'place');
  if (!now) return null;
  const { seat, icon } = now;
  const holder = (station: string) =>
    state.seats.findIndex(({ icons }) => icons.some(({ position }) => position?.at === station));
  const { loop, stations } = network.board;
  const all = new Set([...loop, ...stations.keys()].filter(network.isOnLoop));
  return (
    <Sheet title={fill(place.listHeading, { name: called.seat(seat) })} close={close}>
      <ul class="options">
        {[...all].map((station) => {
          const taken = holder(station);
          const isClosed = state.setup.works.stations.includes(station);
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
