import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { StationId } from '../../games/gug/board-data.ts';
import { loopStations } from '../../games/gug/loop-stations.ts';
import { $situation, $table } from './session.ts';
import { fill } from '../../i18n/fill.ts';
import { waysTo } from './asking.ts';
import { Fold } from '../../ui/Fold.tsx';
import { useStore } from '../../ui/use-store.ts';
import { showMap } from './focus.ts';
import { drawnAs } from './drawn.ts';
import { LineBadge } from './LineBadge.tsx';
import { usePanel } from './panel-context.ts';
import { PlateSign } from './Sign.tsx';
import { Said } from './Said.tsx';

/** The id of the list's heading. */
export const STATION_LIST = 'gug-list';

/** The map as a list: what lies next to where one stands, then line by line. A press does what a tap does. */
export function StationList() {
  const { words, names, network, tap } = usePanel();
  const { position, route, works } = useStore($situation);
  const table = useStore($table);
  const kindOf = (id: StationId) => drawnAs(table, id);
  const [line, setLine] = useState<string>();
  const { map } = words.panel;
  const head = route.at(-1)?.to ?? position?.at;
  // The list of links did the same before a script ran; it is gone before the two are seen together.
  useLayoutEffect(() => document.getElementById('gug-links')?.remove(), []);
  const notes = useMemo(
    () => new Map(loopStations(network).flatMap(({ station: id, because }) => (because ? [[id, because]] : []))),
    [network],
  );
  const station = (id: StationId, badge?: string) => (
    <li key={`${id} ${badge ?? ''}`}>
      <button type="button" class="option" data-station={id} onClick={() => tap(id)}>
        {badge !== undefined && <LineBadge line={badge} />}
        <span>
          {names.station(id)}
          {kindOf(id) && (
            <span class="soft">
              <PlateSign kind={kindOf(id)!} /> {map.drawn.name[kindOf(id)!]} (17.5)
            </span>
          )}
          {works.stations.includes(id) && <span class="soft">✕ {map.drawn.works} (2.2)</span>}
          {notes.has(id) && <span class="soft">{names.onLoop(notes.get(id)!)}</span>}
        </span>
      </button>
    </li>
  );
  return (
    <section class="part" aria-labelledby={STATION_LIST}>
      <h3 id={STATION_LIST} tabIndex={-1}>
        {map.asList}
      </h3>
      <button type="button" class="key" data-do="to-map" onClick={showMap}>
        {map.back}
      </button>
      {head !== undefined && (
        <>
          <h4>{map.next}</h4>
          <ul class="options">{waysTo(network, head).map(({ from, by }) => station(from, by))}</ul>
        </>
      )}
      <h4>{map.lines}</h4>
      {[...network.board.lines.values()].map(({ id, name, stations }) => (
        <Fold
          key={id}
          isOpen={line === id}
          toggle={() => setLine(line === id ? undefined : id)}
          title={
            <>
              <LineBadge line={id} /> <Said words={fill(map.line, { line: name })}>{name}</Said>
            </>
          }
        >
          <ul class="options">{stations.map((each) => station(each))}</ul>
        </Fold>
      ))}
      <Fold isOpen={line === ''} toggle={() => setLine(line === '' ? undefined : '')} title={map.railways}>
        <ul class="options">{[...network.board.others.keys()].map((each) => station(each))}</ul>
      </Fold>
    </section>
  );
}
