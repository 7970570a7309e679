import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { StationId } from '../../games/gug/board-data.ts';
import type { Network } from '../../games/gug/network.ts';
import { CLASSIC } from '../../games/gug/sips.ts';
import type { Situation } from '../../games/gug/situation.ts';
import { fill } from '../../i18n/fill.ts';
import { type Arrow, walk } from '../../map/walk.ts';
import { reloadPage } from '../../ui/Fetched.tsx';
import { useStore } from '../../ui/use-store.ts';
import { waysTo } from './asking.ts';
import { $boards } from './boards.ts';
import { type MapView, openMap } from './map-view.ts';
import { $question, type Panel, usePanel } from './panel-context.ts';
import { $endsAhead, $icons, $pointed, $situation, $table, $verdict } from './session.ts';

/** Keeps the map in step with the question. Where a part of it was not fetched, that is said over it, and the list serves. */
export function MapBridge() {
  const panel = usePanel();
  const { network, words } = panel;
  const question = useStore($question);
  const situation = useStore($situation);
  const ends = useStore($endsAhead);
  const verdict = useStore($verdict);
  const icons = useStore($icons);
  // A game of an earlier drawing is judged by that, and shown on the one that is on the screen.
  const drawn = useStore($boards).get(network.board.id) ?? network.board;
  const pointed = useStore($pointed);
  const { draw } = useStore($table)?.variation ?? CLASSIC;
  const [opened, setOpened] = useState<MapView | null>();
  // The map of another board is still there while that of this one is made.
  const view = opened?.board === network.board.id ? opened : undefined;
  const latest = useRef(panel);
  latest.current = panel;

  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    const { map, ask, railways } = words.panel;
    const { id, name } = drawn;
    const boards: Readonly<Record<string, string>> = ask.boards;
    const title = fill(map.label, { board: boards[id] ?? name });
    const isStale = () => isGone;
    void openMap(drawn, { title, railways }, isStale, (tap) => {
      if (tap?.kind === 'river') latest.current.open({ kind: 'clause', clause: 'gug-16.8' });
      else if (tap?.kind === 'plate') latest.current.open({ kind: 'drawn', station: tap.station });
      else if (tap) latest.current.tap(tap.station, tap.kind === 'station' ? tap.lines : undefined);
    }).then((found) => {
      if (isGone) {
        found?.close();
        return;
      }
      if (found) {
        const deafen = listenToKeys(found, () => latest.current);
        close = () => {
          deafen();
          found.close();
        };
      }
      setOpened(found);
    });
    return () => {
      isGone = true;
      close?.();
      setOpened(undefined);
    };
  }, [drawn.id]);

  useEffect(() => {
    if (pointed === null || !view) return;
    view.container.scrollIntoView({ block: 'nearest' });
    view.lookAt(drawn, pointed);
  }, [view, pointed]);
  // What was pointed at is forgotten once something else is asked.
  useEffect(() => $pointed.set(null), [situation]);

  // What is asked about comes into view, in the space that the ticket leaves free; drawn and laid out with the answer.
  const { position, route } = situation;
  const outcome = verdict?.outcome;
  const left = verdict?.outcome === 'incomplete' ? verdict.points.total - verdict.points.used : verdict ? 0 : 2;
  const look = () => {
    const ahead = (ends ?? []).map(({ at }) => at);
    view?.look(
      drawn,
      situation,
      ahead,
      reachOf(network, situation, Math.min(left, 1)),
      reachOf(network, situation, left),
    );
  };
  useLayoutEffect(() => {
    if (position) look();
  }, [view, drawn, position?.at, route, ends, question, outcome]);

  useLayoutEffect(() => {
    void view?.show(network, situation, ends ?? [], { icons, pointed, draw });
  }, [view, network, situation, ends, icons, pointed, draw]);

  // Where the ticket grows it may cover a great deal, but not the route.
  useEffect(() => {
    if (!position) return;
    return view?.onTicket(() => {
      if ([position.at, ...route.map(({ to }) => to)].some(view.isCovered)) look();
    });
  }, [view, position?.at, route, outcome]);

  const { part, again } = words.panel.trouble;
  const reload = () => {
    setOpened(undefined);
    // Another board may have been asked for meanwhile, and be there.
    void reloadPage().then(() => setOpened((now) => now ?? null));
  };
  if (opened === null)
    return (
      <div class="notes alarm" role="alert">
        <p>{part}</p>
        <button type="button" class="key" onClick={reload}>
          {again}
        </button>
      </div>
    );
  return view ? <MapKeys view={view} look={look} /> : null;
}

/** The stations that a finger may want next: those within so many points of the head of the route, whatever the rules say. */
function reachOf(network: Network, { position, route }: Situation, points: number): readonly StationId[] {
  const head = route.at(-1)?.to ?? position?.at;
  if (head === undefined) return [];
  const reach = new Set<StationId>();
  let edge = [head];
  for (let point = 0; point < points; point += 1) {
    edge = edge.flatMap((at) => waysTo(network, at).map(({ from }) => from)).filter((each) => !reach.has(each));
    edge.forEach((each) => reach.add(each));
  }
  return [...reach];
}

const ARROW_KEYS: Readonly<Record<string, Arrow>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/** Arrows walk along the lines, with Shift to the next junction; Enter taps, Backspace undoes, Escape leaves. @returns how to stop. */
function listenToKeys(view: MapView, panel: () => Panel): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    const station = event.target.closest('[data-station]')?.getAttribute('data-station') as
      StationId | null | undefined;
    if (!station) return;
    const arrow = ARROW_KEYS[event.key];
    if (arrow) view.focus(walk(panel().network.board, station, arrow, event.shiftKey ? 'far' : 'near'));
    else if (event.key === 'Enter' || event.key === ' ') panel().tap(station);
    else if (event.key === 'Backspace') panel().undo();
    else if (event.key === 'Escape') document.getElementById('gug-answer')?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  view.container.addEventListener('keydown', onKeyDown);
  return () => view.container.removeEventListener('keydown', onKeyDown);
}

/** Closer, further away, the whole map, and back to the route. */
function MapKeys({ view, look }: { view: MapView; look: () => void }) {
  const { words } = usePanel();
  const situation = useStore($situation);
  const { map } = words.panel;
  const keys = [
    { label: map.zoomIn, path: 'M12 5v14M5 12h14', press: () => view.zoom('in') },
    { label: map.zoomOut, path: 'M5 12h14', press: () => view.zoom('out') },
    situation.position
      ? { label: map.fitRoute, path: 'M12 4v4m0 8v4M4 12h4m8 0h4M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6', press: look }
      : undefined,
    { label: map.fit, path: 'M5 9V5h4m6 0h4v4m0 6v4h-4m-6 0H5v-4', press: view.lookAtAll },
  ];
  return (
    <div class="map-keys card">
      {keys.map(
        (key) =>
          key && (
            <button key={key.label} type="button" aria-label={key.label} title={key.label} onClick={key.press}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={key.path} />
              </svg>
            </button>
          ),
      )}
    </div>
  );
}
