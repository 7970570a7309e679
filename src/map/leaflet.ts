import {
  CRS,
  type LatLng,
  LatLngBounds,
  type LeafletMouseEvent,
  Map as LeafletMap,
  Point as Pixels,
  type ZoomAnimEvent,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Point, StationId } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import type { Overlay } from './shown.ts';
import type { Corner, MapEvents, MapHandle, Room } from './map-handle.ts';
import { UNITS } from './path.ts';
import { CHOOSING_SCALE, countTaps, snapOn } from './snap.ts';
import { TIERS } from './tiers.ts';
import { forgetScale, makeWalkable, moveTabStop, setScale, showOverlay } from './svg-element.ts';

/** CSS pixels to a grid unit beyond which zooming in tells nothing more. */
const LARGEST_SCALE = 64;
/** The scale at which single stations are looked at. */
const CLOSE_SCALE = 24;
/** So much closer a screen is looked at that is read from across a room, and how wide such a screen is. */
const CLOSER = 1.5;
const ACROSS_ROOM = '(min-width: 100rem)';
/** The scale at which a crowd of stations is looked at, to choose one. */
const CROWD_SCALE = 18;
/** The least scale at which a finger chooses, and a little more: what is rounded must not fall below it. */
const FINGER_SCALE = CHOOSING_SCALE + 0.2;
/** The scale below which letters, which shrink with the map there, could not be read. */
const LEAST_SCALE = 2.7;
/** Grid units by which names reach beyond the paper at the scale from which on they are shown; by less where they are smaller. */
const NAMES_ABOVE = 12.5;
const NAMES_BELOW = 5;
/** CSS pixels of the wheel to a doubling of the scale: one notch makes the map a quarter larger. */
const WHEEL = 240;
/** How much closer a tap on + comes, in Leaflet's zooms, each of which doubles the map. */
const ZOOM_STEP = 0.75;
/** Share of the paper that one may look beyond its edges. */
const BEYOND_PAPER = 0.4;
/** CSS pixels kept free around what the view is fitted to. */
const PADDING = 56;
/** In so many frames all names have come: also where a frame takes long, that is within a second. */
const NAME_FRAMES = 6;
const EVENLY: Room = { top: PADDING, right: PADDING, bottom: PADDING, left: PADDING };

const toLatLng = ([x, y]: Point): [number, number] => [-y, x];

function boundsOf(svg: SVGSVGElement): LatLngBounds {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const corner = (right: number, down: number) => toLatLng([right / UNITS, down / UNITS]);
  return new LatLngBounds(corner(x, y + height), corner(x + width, y));
}

/** A drawing on a map, and how it is looked at just now. */
interface Mounted {
  readonly map: LeafletMap;
  readonly container: HTMLElement;
  readonly svg: SVGSVGElement;
  /** Holds the drawing, and is moved and grown by its transform. */
  readonly sheet: HTMLElement;
  readonly board: Board;
  readonly events: MapEvents;
  /** Whether the map moves by itself, for those who like that. */
  readonly animate: boolean;
  /** Whether the map has taken the drawing over, and whether it has given it back. */
  isMounted: boolean;
  isGone: boolean;
  /** Whether the whole map is looked at, and stays so when there is more or less room. */
  isWhole: boolean;
  /** The scale that the drawing has without a transform. */
  drawnAt: number;
  /** The frame that shows the names still to come. */
  frame: number;
  plates: Overlay['plates'];
  /** What is first looked at is there at once; after that the map glides, for those who like that. */
  glides: boolean;
  isGliding: boolean;
  isZooming: boolean;
  /** Asked for while the map glides to another view, which Leaflet does not leave half-way. */
  next: (() => void) | undefined;
}

/**
 * Lets a drawing be panned and zoomed where it stands. While it moves, the sheet around it does so by its transform alone,
 * and nothing is laid out. Where it comes to rest at another scale, the drawing gets the size at which it is seen, and is
 * laid out once: some browsers (Safari) never draw anew what a transform has enlarged, but show its pixels larger.
 *
 * @param container - has a size of its own, and holds the sheet, an element of the same size with the drawing in it.
 */
export function mountMap(container: HTMLElement, svg: SVGSVGElement, board: Board, events: MapEvents): MapHandle {
  const { animate } = events;
  const mounted: Mounted = {
    map: makeMap(container, animate),
    container,
    svg,
    sheet: svg.parentElement!,
    board,
    events,
    animate,
    isMounted: false,
    isGone: false,
    isWhole: true,
    drawnAt: NaN,
    frame: 0,
    plates: [],
    glides: false,
    isGliding: false,
    isZooming: false,
    next: undefined,
  };
  moveSheet(mounted);
  const taps = hearTaps(mounted);
  const resize = watchSize(mounted, taps);
  const { map } = mounted;
  return {
    fit: (points, room, more, isKept) => fit(mounted, points, room, more, isKept),
    fitAll: () => view(mounted, () => showWhole(mounted, mounted.glides)),
    zoomIn: () => {
      map.zoomIn(undefined, { animate });
    },
    zoomOut: () => {
      map.zoomOut(undefined, { animate });
    },
    setOverlay: (overlay) => {
      mounted.plates = overlay.plates;
      showOverlay(svg, overlay);
    },
    focusStation: (station, focus) => focusStation(mounted, station, focus),
    destroy() {
      mounted.isGone = true;
      taps.forget();
      resize.disconnect();
      giveBack(mounted);
    },
  };
}

function makeMap(container: HTMLElement, animate: boolean): LeafletMap {
  // `map.css` says so too; where Leaflet finds it on the element, it does not ask the browser to style the page first.
  container.style.position = 'relative';
  const map = new LeafletMap(container, {
    crs: CRS.Simple,
    attributionControl: false,
    zoomControl: false,
    // Every tap means a station: two quick ones in two places are two stations.
    doubleClickZoom: false,
    // Arrows walk along the lines instead.
    keyboard: false,
    zoomSnap: 0,
    zoomDelta: ZOOM_STEP,
    wheelPxPerZoomLevel: WHEEL,
    maxZoom: Math.log2(LARGEST_SCALE),
    bounceAtZoomLimits: false,
    maxBoundsViscosity: 0.9,
    zoomAnimation: animate,
    fadeAnimation: false,
    inertia: animate,
  });
  // The map itself is no stop for the keyboard: one of its stations is.
  container.removeAttribute('tabindex');
  return map;
}

const scaleOf = (map: LeafletMap): number => 2 ** map.getZoom();

const placeOf = (board: Board, station: StationId): Point | undefined =>
  board.stations.get(station)?.at ?? board.others.get(station)?.at;

/** What one may look at. @param below - grid units that have to be seen below the paper, at least. */
function roomAround(svg: SVGSVGElement, below = 0): LatLngBounds {
  const paper = boundsOf(svg);
  return paper.pad(BEYOND_PAPER).extend([paper.getSouth() - below, paper.getWest()]);
}

/**
 * The whole map, with the names above and below it where they would be cut, is as far off as one can go; or its middle,
 * where there is so little room that names could not be read. The least zoom of before would be kept to, also where
 * there is less room now.
 *
 * @returns where it is looked at from.
 */
function holdWhole({ map, svg }: Mounted): { readonly centre: LatLng; readonly zoom: number } {
  map.options.minZoom = -Infinity;
  const paper = boundsOf(svg);
  const nearest = map.getBoundsZoom(paper);
  const height = paper.getNorth() - paper.getSouth();
  const share = TIERS[0] / Math.max(TIERS[0], 2 ** nearest);
  const [above, below] = [NAMES_ABOVE * share, NAMES_BELOW * share];
  const isCut = map.getSize().y / 2 < (height / 2 + above) * 2 ** nearest;
  const whole = isCut
    ? new LatLngBounds([paper.getSouth() - below, paper.getWest()], [paper.getNorth() + above, paper.getEast()])
    : paper;
  const zoom = Math.max(map.getBoundsZoom(whole), Math.log2(LEAST_SCALE));
  map.setMinZoom(zoom);
  return { centre: whole.getCenter(), zoom };
}

function showWhole(mounted: Mounted, glides: boolean): void {
  const { centre, zoom } = holdWhole(mounted);
  mounted.map.setView(centre, zoom, { animate: glides });
  mounted.isWhole = true;
}

/** Looks at something, or does so when the map has come to rest. */
function view(mounted: Mounted, look: () => void): void {
  if (mounted.isGliding) mounted.next = look;
  else look();
}

/** Puts the drawing where its upper left corner is to be, in CSS pixels of the container, at a zoom. */
function put({ sheet, drawnAt }: Mounted, { x, y }: Pixels, zoom: number): void {
  const grown = 2 ** zoom === drawnAt ? '' : ` scale(${(2 ** zoom / drawnAt).toFixed(6)})`;
  sheet.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)${grown}`;
}

function follow(mounted: Mounted): void {
  const { map, svg, isMounted } = mounted;
  if (isMounted) put(mounted, map.latLngToContainerPoint(boundsOf(svg).getNorthWest()), map.getZoom());
}

/**
 * Gives the drawing the size at which it is seen. As large as that (7,000 CSS pixels across, closest in) it is still
 * painted where it is seen alone, as it is no layer of its own: that was as quick to pan, in WebKit and in Chromium, as
 * a layer made for each gesture, without the halt of making it, and needs no margin to be kept and renewed around a part
 * of the drawing (a `viewBox` that follows the view).
 */
function draw(mounted: Mounted): void {
  const { map, svg } = mounted;
  const { width, height } = svg.viewBox.baseVal;
  const scale = scaleOf(map);
  mounted.drawnAt = scale;
  svg.style.width = `${((width / UNITS) * scale).toFixed(2)}px`;
  svg.style.height = `${((height / UNITS) * scale).toFixed(2)}px`;
  follow(mounted);
}

/** Shows the names of a scale, some portions with each of a few frames; those of another scale come no more. */
function showNames(mounted: Mounted, coming: readonly (() => void)[], frames = NAME_FRAMES): void {
  cancelAnimationFrame(mounted.frame);
  if (coming.length === 0) return;
  mounted.frame = requestAnimationFrame(() => {
    const now = Math.ceil(coming.length / frames);
    coming.slice(0, now).forEach((show) => show());
    showNames(mounted, coming.slice(now), frames - 1);
  });
}

/** Lets the sheet go along with the map, and draws it anew where a zoom ends. */
function moveSheet(mounted: Mounted): void {
  const { map, svg, sheet, animate } = mounted;
  map.on('move zoom viewreset', () => follow(mounted));
  map.on('zoomstart', () => {
    mounted.isZooming = true;
    sheet.classList.add('zooming');
  });
  map.on('zoomanim', ({ center, zoom }: ZoomAnimEvent) => {
    // Where the way is too short to be seen, Leaflet has ended it before it tells of it: nothing would end it again.
    if (!mounted.isZooming) return;
    mounted.isGliding = true;
    sheet.classList.add('gliding');
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).round();
    put(mounted, map.project(boundsOf(svg).getNorthWest(), zoom).subtract(origin), zoom);
  });
  map.on('zoomend', () => {
    mounted.isZooming = false;
    sheet.classList.remove('zooming', 'gliding');
    if (mounted.isMounted) draw(mounted);
    mounted.isWhole = map.getZoom() <= map.getMinZoom() + 0.01;
    const coming = setScale(svg, scaleOf(map));
    // What does not glide changes all at once, and is laid out once.
    if (animate) showNames(mounted, coming);
    else coming.forEach((show) => show());
    mounted.isGliding = false;
    const look = mounted.next;
    mounted.next = undefined;
    look?.();
  });
}

/** A tap of before the map was ready, which Leaflet does not hear. */
interface EarlyTap {
  /** Answers it, where there was one, and keeps no other. */
  readonly answer: () => void;
  readonly forget: () => void;
}

/** Says which station a tap means; looks closer where it may mean many. */
function hearTaps(mounted: Mounted): EarlyTap {
  const { map, container, board, events } = mounted;
  const counts = countTaps();
  const tapped = (tap: MouseEvent): void => {
    const touch = map.mouseEventToContainerPoint(tap);
    if (!counts({ x: touch.x, y: touch.y, time: tap.timeStamp })) return;
    const place = map.containerPointToLatLng(touch);
    const meant = snapOn(board)([place.lng, -place.lat], scaleOf(map), mounted.plates);
    if (meant?.kind === 'closer')
      view(mounted, () => map.setView(place, Math.log2(CROWD_SCALE), { animate: mounted.glides }));
    else events.onTap(meant);
  };
  let early: MouseEvent | undefined;
  const keep = (tap: MouseEvent): void => {
    early = tap;
  };
  const forget = () => container.removeEventListener('click', keep);
  container.addEventListener('click', keep);
  map.on('click', ({ originalEvent }: LeafletMouseEvent) => tapped(originalEvent));
  return {
    answer() {
      forget();
      if (early) tapped(early);
    },
    forget,
  };
}

/**
 * Begins when the container has a size, and keeps what is looked at when that changes. It is told of the size at once where
 * there is one, and with nothing laid out for that; a panel that is not shown has none.
 */
function watchSize(mounted: Mounted, taps: EarlyTap): ResizeObserver {
  const { map, container } = mounted;
  const resize = new ResizeObserver(() => {
    if (container.clientWidth === 0) return;
    map.invalidateSize({ animate: false });
    if (!mounted.isMounted) requestAnimationFrame(() => start(mounted, taps));
    else if (mounted.isWhole) showWhole(mounted, false);
    else holdWhole(mounted);
    follow(mounted);
  });
  resize.observe(container);
  return resize;
}

function start(mounted: Mounted, taps: EarlyTap): void {
  if (mounted.isMounted || mounted.isGone) return;
  adopt(mounted);
  // It was aimed at the whole map, before anything else is looked at.
  taps.answer();
  mounted.events.onReady?.();
  requestAnimationFrame(() => {
    mounted.glides = mounted.animate;
  });
}

/** Takes the drawing over. */
function adopt(mounted: Mounted): void {
  const { map, svg, board } = mounted;
  map.setMaxBounds(roomAround(svg));
  mounted.isMounted = true;
  showWhole(mounted, false);
  follow(mounted);
  // What is seen first is there at once.
  cancelAnimationFrame(mounted.frame);
  setScale(svg, scaleOf(map)).forEach((show) => show());
  makeWalkable(svg, board.loop[0]!);
}

function giveBack({ map, svg, sheet, frame }: Mounted): void {
  cancelAnimationFrame(frame);
  map.remove();
  sheet.removeAttribute('style');
  sheet.classList.remove('zooming', 'gliding');
  svg.removeAttribute('style');
  forgetScale(svg);
}

function fit(
  mounted: Mounted,
  points: readonly Point[],
  room = EVENLY,
  more: readonly Point[] = [],
  isKept = false,
): void {
  if (points.length === 0) return;
  const { map, svg } = mounted;
  const { top, right, bottom, left } = room;
  view(mounted, () => {
    if (isKept && scaleOf(map) >= FINGER_SCALE && isSeen(map, points, room)) return;
    const least = new LatLngBounds(points.map(toLatLng));
    const all = new LatLngBounds([...points, ...more].map(toLatLng));
    const padding = new Pixels(left + right, top + bottom);
    const zoomFor = (bounds: LatLngBounds) => map.getBoundsZoom(bounds, false, padding);
    const closer = matchMedia(ACROSS_ROOM).matches ? CLOSER : 1;
    // What is looked at stays in view; of what is around it, the middle does.
    const most = all.pad((1 / closer - 1) / 2).extend(least);
    const isChosenFrom = zoomFor(most) >= Math.log2(FINGER_SCALE);
    const shown = isChosenFrom ? most : least;
    const maxZoom = Math.log2(closer * (isChosenFrom || more.length === 0 ? CLOSE_SCALE : FINGER_SCALE));
    const zoom = Math.min(zoomFor(shown), maxZoom);
    const { corner } = room;
    const isCovered = corner && points.some((point) => isInCorner(map, point, shown, zoom, { ...room, corner }));
    const free = isCovered ? Math.max(bottom, corner.height) : bottom;
    // Stations near the lower edge of the paper come up as far as is to stay free below them.
    map.options.maxBounds = roomAround(svg, free / 2 ** zoomFor(shown));
    map.fitBounds(shown, {
      paddingTopLeft: [left, top],
      paddingBottomRight: [right, free],
      maxZoom,
      animate: mounted.glides,
    });
  });
}

/** Whether a point would lie under what stands in the corner, once bounds have been fitted into the room at a zoom. */
function isInCorner(
  map: LeafletMap,
  point: Point,
  bounds: LatLngBounds,
  zoom: number,
  room: Room & { readonly corner: Corner },
): boolean {
  const { top, right, bottom, left, corner } = room;
  const { x: width, y: height } = map.getSize();
  const place = map.project(toLatLng(point), zoom).subtract(map.project(bounds.getCenter(), zoom));
  const x = place.x + (width + left - right) / 2;
  const y = place.y + (height + top - bottom) / 2;
  return x < corner.width && y > height - corner.height;
}

/** Whether points in grid units lie within the room that is free on the map. */
function isSeen(map: LeafletMap, points: readonly Point[], { top, right, bottom, left }: Room): boolean {
  const { x: width, y: height } = map.getSize();
  return points.every((point) => {
    const { x, y } = map.latLngToContainerPoint(toLatLng(point));
    return x >= left && x <= width - right && y >= top && y <= height - bottom;
  });
}

function focusStation(mounted: Mounted, station: StationId, focus = true): void {
  const { map, svg, board, isMounted, isGliding, glides } = mounted;
  const element = moveTabStop(svg, station);
  const at = placeOf(board, station);
  if (!element || !at) return;
  if (isMounted && !isGliding) map.panInside(toLatLng(at), { padding: [PADDING, PADDING], animate: glides });
  if (focus) element.focus({ preventScroll: true });
}
