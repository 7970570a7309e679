import { useState } from 'preact/hooks';
import { loopStations } from '../../../../games/gug/loop-stations.ts';
import type { Due } from '../../../../games/gug/play-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import { Finder } from '../../Finder.tsx';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { usePlay } from './play-context.ts';

/** A starting station: the map takes a tap for the same, and the list has them all. */
export function PlacePart({ due }: { due: Extract<Due, { kind: 'place' }> }) {
  const { network, names } = usePanel();
  const { words } = useGame();
  const { open } = usePlay();
  const { place } = words.play;
  const [stations] = useState(() =>
    loopStations(network).map(({ station, because }) => ({
      ...network.board.stations.get(station)!,
      note: names.onLoop(because),
    })),
  );
  return (
    <div class="place-row">
      <Finder
        things={stations}
        label={words.play.now.place}
        placeholder={place.search}
        none={(text) => fill(place.none, { text })}
        choose={({ id }) => act({ kind: 'place', seat: due.seat, icon: due.icon, station: id })}
      />
      <button type="button" class="key" data-do="places" onClick={() => open({ kind: 'places' })}>
        {place.list}
      </button>
    </div>
  );
}
