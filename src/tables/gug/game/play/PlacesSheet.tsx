import { fill } from '../../../../i18n/fill.ts';
import { usePanel } from '../../panel-context.ts';
import { Sheet } from '../../Sheet.tsx';
import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { holderOf, LoopList } from '../LoopList.tsx';
import { useCalled } from './called.ts';

/** All stations of the loop, in their order around it, and who has taken which. */
export function PlacesSheet({ close }: { close: () => void }) {
  const { network } = usePanel();
  const { words, state, due } = useGame();
  const called = useCalled();
  const { place } = words.play;
  const now = due.find((each) => each.kind === 'place');
  if (!now) return null;
  const { seat, icon } = now;
  return (
    <Sheet title={fill(place.listHeading, { name: called.seat(seat) })} close={close}>
      <LoopList
        network={network}
        hook="start"
        why={(station) => {
          const taken = holderOf(network, state, station);
          if (taken >= 0) return fill(place.taken, { name: called.seat(taken) });
          return state.setup.works.stations.includes(station) ? place.closed : '';
        }}
        choose={(station) => {
          if (act({ kind: 'place', seat, icon, station })) close();
        }}
      />
    </Sheet>
  );
}
