import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { StationId, Point } from '../../games/gug/board-data.ts';
import type { Network } from '../../games/gug/network.ts';
import { CLASSIC, type Variation } from '../../games/gug/sips.ts';
import { type Situation, pastOf } from '../../games/gug/situation.ts';
import type { Verdict } from '../../games/gug/verdict.ts';
import { fill } from '../../i18n/fill.ts';
import { type Arrow, walk } from '../../map/walk.ts';
import { reloadPage } from '../../ui/LazyBoundary.tsx';
import { useStore } from '../../ui/use-store.ts';
import { waysTo } from './asking.ts';
import { $boards } from './boards.ts';
import { type Panel, usePanel } from './panel-context.ts';
import { $endsAhead, $icons, $pointed, $situation, $table, $verdict, type MapIcon, $question } from './session.ts';
import type { Board } from '../../games/gug/board.ts';
import { stationsOfSteps } from '../../games/gug/journey.ts';
import type { End } from '../../games/gug/moves.ts';
import type { DrawOptions } from '../../map/draw.ts';
import { type Plate, PLATE_KINDS, type PlateKind, type Shown } from '../../map/shown.ts';
import type { MapEvents, Room } from '../../map/map-handle.ts';
import { overlayOn, preparesOn } from '../../map/overlay.ts';
import { idly } from '../../ui/idle.ts';
import { likesMotion } from '../../ui/motion.ts';
import { lateParts } from './late.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Keeps the map in step with the question. Where a part of it was not fetched, that is said over it, and the list serves. */
export function MapBridge() {
  const panel = usePanel();
  const { names, network, words } = panel;
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
    const { map, railways } = words.panel;
    const title = fill(map.label, { board: names.board(drawn.id) });
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

  // What is asked about comes into view; drawn and laid out with the answer. While a route is tapped the map stays as it
  // is, for as long as all that may be tapped next is seen.
  const { position, route } = situation;
  const outcome = verdict?.outcome;
  const left = pointsAhead(verdict);
  const look = (isKept: boolean) => {
    const ahead = (ends ?? []).map(({ at }) => at);
    view?.look(drawn, situation, ahead, {
      next: reachOf(network, situation, Math.min(left, 1)),
      reach: reachOf(network, situation, left),
      isKept,
    });
  };
  useLayoutEffect(() => {
    if (position) look(route.length > 0);
  }, [view, drawn, position?.at, route, ends, question, outcome]);

  useLayoutEffect(() => {
    void view?.show(network, situation, ends ?? [], { icons, pointed, draw });
  }, [view, network, situation, ends, icons, pointed, draw]);

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
  return view ? <MapKeys view={view} look={() => look(false)} /> : null;
}

/** Before a verdict, what lies two steps around is to be seen. */
const UNASKED = 2;

/** How many points there are still to move; none once the route is whole, or wrong. */
function pointsAhead(verdict: Verdict | undefined): number {
  if (!verdict) return UNASKED;
  return verdict.outcome === 'incomplete' ? verdict.points.total - verdict.points.used : 0;
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

/** Closer, further away, and the whole map; from there back to where one stands. */
function MapKeys({ view, look }: { view: MapView; look: () => void }) {
  const { words } = usePanel();
  const { position, route } = useStore($situation);
  const { map } = words.panel;
  const [seesAll, seeAll] = useState(false);
  // What is asked next is looked at anew.
  useEffect(() => seeAll(false), [position?.at, route]);
  const whole = {
    label: map.fit,
    path: 'M5 9V5h4m6 0h4v4m0 6v4h-4m-6 0H5v-4',
    press: () => {
      view.lookAtAll();
      seeAll(position !== null);
    },
  };
  const back = {
    label: map.fitRoute,
    path: 'M12 4v4m0 8v4M4 12h4m8 0h4M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
    press: () => {
      look();
      seeAll(false);
    },
  };
  const keys = [
    { label: map.zoomIn, path: 'M12 5v14M5 12h14', press: () => view.zoom('in') },
    { label: map.zoomOut, path: 'M5 12h14', press: () => view.zoom('out') },
    seesAll ? back : whole,
  ];
  return (
    <div class="map-keys card">
      {keys.map(({ label, path, press }, place) => (
        <button key={place} type="button" class="bare" aria-label={label} title={label} onClick={press}>
          <Icon path={path} />
        </button>
      ))}
    </div>
  );
}

/** The page's map, once it can be moved about. */
type MapView = NonNullable<Awaited<ReturnType<typeof openMap>>>;

/** Where a route may go on. */
interface Ahead {
  /** The stations beside its head. */
  readonly next: readonly StationId[];
  /** Those that the points left are enough for. */
  readonly reach: readonly StationId[];
  /** Whether the map stays as it is where all but these are seen already. */
  readonly isKept: boolean;
}

/** What a running game shows beside the question: all icons, and a station that somebody asked for. */
interface PlayMarks {
  readonly icons: readonly MapIcon[];
  readonly pointed: StationId | null;
  /** What was drawn for end stations (17.5). */
  readonly draw: Variation['draw'];
}

/** CSS pixels that stay free beside what is looked at: the keys of the map stand on its right. */
const ROOM = { top: 24, right: 64, bottom: 24, left: 44 };
/** CSS pixels between that key and what is looked at. */
const AT_KEY = 20;
/** Grid units that are shown around the head of a route that goes on. */
const AROUND = 5;
/** Around a station that somebody asked for. */
const AROUND_POINTED = 7;

/**
 * Makes the page's drawing the map of a board; a board that the page does not hold is drawn in its place.
 *
 * @param isStale - whether another one has been asked for meanwhile.
 * @returns null where a part of it was not fetched. Nobody is to take the board of before for theirs: it is not seen then.
 */
async function openMap(board: Board, inWords: DrawOptions, isStale: () => boolean, onTap: MapEvents['onTap']) {
  const container = document.querySelector<HTMLElement>('#gug [data-map]');
  const found = container?.querySelector<SVGSVGElement>('svg.board');
  if (!container || !found) return undefined;
  const isHere = found.dataset['board'] === board.id;
  // By itself, as Leaflet cannot be read where the pages are built.
  const parts = await Promise.all([import('../../map/leaflet.ts'), isHere ? undefined : lateParts()]).catch(() => null);
  if (isStale()) return undefined;
  container.hidden = !parts && !isHere;
  if (!parts) return null;
  const [{ mountMap }, late] = parts;
  const drawing = late ? late.parseDrawing(late.drawBoard(board, inWords)) : found;
  if (drawing !== found) found.replaceWith(drawing);

  const overlay = overlayOn(board, drawing.dataset['sides']);
  // A panel that is not shown has no size: what is to be looked at meanwhile is looked at once it has one.
  let isReady = false;
  let waiting: (() => void) | undefined;
  let rest = (): void => undefined;
  const whenReady = (look: () => void): void => {
    if (isReady) look();
    else waiting = look;
  };
  const onReady = (): void => {
    isReady = true;
    waiting?.();
    rest = idly(preparesOn(board));
  };
  const map = mountMap(container, drawing, board, { onTap, onReady, animate: likesMotion() });
  const { whenLaidOut, forget, stop } = layoutOf(container);
  const fitInto = (points: readonly Point[], more: readonly Point[] = [], isKept = false) =>
    whenLaidOut(() => map.fit(points, { ...ROOM, corner: cornerOf(container) }, more, isKept));
  let latest = 0;

  return {
    container,
    /** The id of the board that it shows. */
    board: board.id,
    async show(network: Network, situation: Situation, ends: readonly End[], marks: PlayMarks): Promise<void> {
      const turn = (latest += 1);
      // Nothing is waited for that is here: the map is drawn with the answer.
      const plates = placedFor(network.board, marks.draw) ?? (await placeFor(network.board, marks.draw));
      if (latest === turn) map.setOverlay(overlay(shownOn(network, situation, ends, marks, plates)));
    },
    /** Brings the route into view with other stations, and as much of what is around its head as leaves a finger room to choose. */
    look(
      board: Board,
      { position, route }: Situation,
      others: readonly StationId[],
      { next, reach, isKept }: Ahead,
    ): void {
      if (!position) return;
      const head = route.at(-1)?.to ?? position.at;
      const stations = [position.at, ...route.map(({ to }) => to), ...others, ...next];
      const pointsOf = (ids: readonly StationId[]) => ids.map((station) => pointOf(board, station));
      whenReady(() => {
        map.focusStation(head, false);
        const least = pointsOf(stations);
        if (isKept) fitInto(least, pointsOf(reach), true);
        else fitInto([...least, ...around(pointOf(board, head), next.length > 0 ? AROUND : 1)], pointsOf(reach));
      });
    },
    /** Brings a station into view, with what lies around it. */
    lookAt(board: Board, station: StationId): void {
      whenReady(() => {
        map.focusStation(station, false);
        fitInto(around(pointOf(board, station), AROUND_POINTED));
      });
    },
    lookAtAll: () =>
      whenReady(() => {
        forget();
        map.fitAll();
      }),
    zoom: (by: 'in' | 'out') => (by === 'in' ? map.zoomIn() : map.zoomOut()),
    focus: (station: StationId) => map.focusStation(station),
    close(): void {
      rest();
      stop();
      map.destroy();
    },
  };
}

/** What lies on the drawing: the route, where it may end, and what the running game shows. */
function shownOn(
  network: Network,
  situation: Situation,
  ends: readonly End[],
  { icons, pointed }: PlayMarks,
  plates: readonly Plate[],
): Shown {
  const { board, rulings } = network;
  const { position, route, works } = situation;
  const ridden = position ? stationsOfSteps(network, position, route) : [];
  const isThere = (station: StationId) => board.stations.has(station) || board.others.has(station);
  return {
    at: position?.at ?? null,
    legs: ridden.map((stations, index) => ({ line: route[index]!.line, stations })),
    ends: ends.map(({ at, route: way, sips, drop }) => ({
      at,
      ...(way.length > 0 && { line: way.at(-1)!.line }),
      sips,
      drop: drop === 'yes',
    })),
    dropped: pastOf(situation).drops.map(({ station }) => station),
    closed: works,
    circles: rulings.R21 === 'every-circle',
    plates,
    icons: icons.filter((icon) => board.stations.has(icon.at)),
    pointed: pointed !== null && isThere(pointed) ? pointed : null,
  };
}

/**
 * What is looked at is fitted into the map once the page has been laid out with all else that a tap changes, and before it is
 * painted: rows around the map come and go. What does not glide is laid out once, with them.
 */
function layoutOf(map: HTMLElement) {
  const glides = likesMotion();
  let waiting: (() => void) | undefined;
  let size = '';
  const observer = new ResizeObserver(() => {
    const before = size;
    size = `${map.clientWidth} ${map.clientHeight}`;
    const fit = waiting;
    waiting = undefined;
    if (glides || size !== before) fit?.();
  });
  observer.observe(map);
  return {
    whenLaidOut: (fit: () => void) => {
      if (!glides) fit();
      waiting = fit;
      // What is newly observed is told of once the page is laid out.
      observer.unobserve(map);
      observer.observe(map);
    },
    /** Lets go of a fit that is still to come: the map has been put elsewhere. */
    forget: () => {
      waiting = undefined;
    },
    stop: () => observer.disconnect(),
  };
}

/** How much of the map's lower left corner the key takes that leads to a game and back; nothing where it stands elsewhere. */
function cornerOf(map: HTMLElement): Room['corner'] {
  // In a game there is none, and nothing is measured.
  const key = map.closest('#gug')?.querySelector('.mode-keys button')?.getBoundingClientRect();
  if (!key || key.width === 0) return undefined;
  const { left, bottom, top } = map.getBoundingClientRect();
  if (key.top < top || key.bottom > bottom) return undefined;
  return { width: key.right - left + AT_KEY, height: bottom - key.top + AT_KEY };
}

function around([x, y]: Point, reach: number): readonly Point[] {
  return [
    [x - reach, y - reach],
    [x + reach, y + reach],
  ];
}

function pointOf(board: Board, station: StationId): Point {
  const at = board.stations.get(station)?.at ?? board.others.get(station)?.at;
  if (!at) throw new Error(`no station ${station} on ${board.id}`);
  return at;
}

/** The plates placed last: a game has one draw, and finding the places takes a while. */
let placed: { readonly key: string; readonly plates: readonly Plate[] } | undefined;

const drawnOn = (board: Board, draw: Variation['draw']): ReadonlyMap<StationId, PlateKind> =>
  new Map(
    PLATE_KINDS.flatMap((kind) => {
      // There is room for one plate: where a station was drawn twice (R61), its list and its sheet tell the rest.
      const stronger = kind === 'closed' ? [] : kind === 'triple' ? draw.closed : [...draw.closed, ...draw.triple];
      const own = draw[kind].filter((id) => board.stations.has(id) && !stronger.includes(id));
      return own.map((id) => [id, kind] as const);
    }),
  );
const keyOf = (board: Board, drawn: ReadonlyMap<StationId, PlateKind>): string => JSON.stringify([board.id, ...drawn]);

/** The plates of a draw where they are known: of none at all, and of the one placed last. */
function placedFor(board: Board, draw: Variation['draw']): readonly Plate[] | undefined {
  const drawn = drawnOn(board, draw);
  if (drawn.size === 0) return [];
  return placed?.key === keyOf(board, drawn) ? placed.plates : undefined;
}

/** Places the plates of a draw; what does that is fetched by the games alone that have one. */
async function placeFor(board: Board, draw: Variation['draw']): Promise<readonly Plate[]> {
  const drawn = drawnOn(board, draw);
  try {
    const { platesOn } = await lateParts();
    placed = { key: keyOf(board, drawn), plates: platesOn(board)(drawn) };
    return placed.plates;
  } catch {
    // The list has the same in words.
    return [];
  }
}
