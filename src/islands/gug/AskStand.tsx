import { useMemo } from 'preact/hooks';
import { loopStations } from '../../games/gug/loop-stations.ts';
import { fill } from '../../i18n/fill.ts';
import { $situation, change } from './session.ts';
import { useStore } from '../shared/use-store.ts';
import { standAt } from './asking.ts';
import { Finder } from './Finder.tsx';
import { placeOf } from './focus.ts';
import { usePanel } from './panel-context.ts';

/** Where one stands, typed: the map takes a tap for the same. */
export function AskStand() {
  const { words, names, network, ask } = usePanel();
  const situation = useStore($situation);
  const { panel } = words;
  const stations = useMemo(() => {
    const because = new Map(loopStations(network).map(({ station, because: other }) => [station, other]));
    return [...network.board.stations.values()].map((station) => ({
      ...station,
      note: names.onLoop(because.get(station.id) ?? null),
    }));
  }, [network]);
  return (
    <Finder
      id={placeOf('at')}
      things={stations}
      label={panel.ask.stand}
      placeholder={panel.ask.search}
      none={(text) => fill(panel.ask.noMatch, { text })}
      choose={({ id, name }) => {
        change(standAt(situation, id), name);
        ask('came');
      }}
    />
  );
}
