import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { LineId, StationId } from '../../games/gug/board-data.ts';
import { loopStations } from '../../games/gug/loop-stations.ts';
import type { Network } from '../../games/gug/network.ts';
import { onceFor } from '../../games/shared/memo.ts';
import { $situation, $table, $works } from './session.ts';
import { fill } from '../../i18n/fill.ts';
import { waysTo } from './asking.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useStore } from '../../ui/use-store.ts';
import { showMap } from './focus.ts';
import { drawnAs, LineBadge, PlateSign, Said } from './Sign.tsx';
import { usePanel } from './panel-context.ts';
import { FoldedPart } from './LatePart.tsx';

/** The id of the list's heading. */
export const STATION_LIST = 'gug-list';

/** The map as a list: what lies next to where one stands, then line by line. A press does what a tap does. */
export function StationList() {
  const { words, network } = usePanel();
  const listed = useListed();
  const { position, route } = useStore($situation);
  const { map } = words.panel;
  const head = route.at(-1)?.to ?? position?.at;
  // The list of links did the same before a script ran; it is gone before the two are seen together.
  useLayoutEffect(() => document.getElementById('gug-links')?.remove(), []);
  const lines = useMemo(() => <Lines />, []);
  return (
    <section class="part" aria-labelledby={STATION_LIST}>
      <h3 class="ringless" id={STATION_LIST} tabIndex={-1}>
        {map.asList}
      </h3>
      <button type="button" class="key" data-do="to-map" onClick={showMap}>
        {map.back}
      </button>
      <FoldedPart heading={map.typed} part="TypedMove" />
      {head !== undefined && (
        <>
          <h4>{map.next}</h4>
          <ul class="options keys">{waysTo(network, head).map(({ from, by }) => listed(from, by))}</ul>
        </>
      )}
      <h4>{map.lines}</h4>
      {lines}
    </section>
  );
}

/** Every line with its stations, folded away: no tap on the map changes them. */
function Lines() {
  const { words, network } = usePanel();
  const listed = useListed();
  const [line, setLine] = useState<string>();
  const { map } = words.panel;
  const toggle = (id: string) => () => setLine(line === id ? undefined : id);
  return (
    <>
      {[...network.board.lines.values()].map(({ id, name, stations }) => (
        <Disclosure
          key={id}
          isOpen={line === id}
          toggle={toggle(id)}
          title={
            <>
              <LineBadge line={id} /> <Said words={fill(map.line, { line: name })}>{name}</Said>
            </>
          }
        >
          <ul class="options keys">{stations.map((each) => listed(each))}</ul>
        </Disclosure>
      ))}
      <Disclosure isOpen={line === ''} toggle={toggle('')} title={map.railways}>
        <ul class="options keys">{[...network.board.others.keys()].map((each) => listed(each))}</ul>
      </Disclosure>
    </>
  );
}

const notesOn = onceFor(
  (network: Network) =>
    new Map(loopStations(network).flatMap(({ station, because }) => (because ? [[station, because] as const] : []))),
);

/** @returns what draws a key for a station, with what there is to say of it, and the line it is reached by. */
function useListed() {
  const { words, names, network, tap } = usePanel();
  const table = useStore($table);
  const closed = useStore($works).stations;
  const { drawn } = words.panel.map;
  return (id: StationId, badge?: LineId) => {
    const by = badge === undefined ? [] : [badge];
    const kinds = drawnAs(table, id);
    const because = notesOn(network).get(id);
    return (
      <li key={`${id} ${badge ?? ''}`}>
        <button type="button" class="option" data-station={id} onClick={() => tap(id, by)}>
          {badge !== undefined && <LineBadge line={badge} />}
          <span>
            {names.station(id)}
            {kinds.map((kind) => (
              <span key={kind} class="soft">
                <PlateSign kind={kind} /> {drawn.name[kind]} (17.5)
              </span>
            ))}
            {closed.includes(id) && <span class="soft">✕ {drawn.works} (2.2)</span>}
            {because && <span class="soft">{names.onLoop(because)}</span>}
          </span>
        </button>
      </li>
    );
  };
}
