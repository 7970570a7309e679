import {
  CRS,
  LatLngBounds,
  type LeafletMouseEvent,
  Map as LeafletMap,
  type Point as Pixels,
  type ZoomAnimEvent,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Point, StationId } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import type { Overlay } from './shown.ts';
import type { MapEvents, MapHandle, Room } from './map-handle.ts';
import { UNITS } from './path.ts';
import { snapOn } from './snap.ts';
import { countTaps } from './tap-count.ts';
import { forgetScale, makeWalkable, moveTabStop, setScale, showOverlay } from './svg-element.ts';

/** CSS pixels to a grid unit beyond which zooming in tells nothing more. */
const LARGEST_SCALE = 64;
/** The scale at which single stations are looked at. */
const CLOSE_SCALE = 24;
/** Share of the paper that one may look beyond its edges: where something lies over the map, it has to move that far. */
const BEYOND_PAPER = 0.4;
/** CSS pixels that the keys take at the top of the map. */
const KEYS = 64;
/** CSS pixels kept free around what the view is fitted to. */
const PADDING = 56;
const EVENLY: Room = { top: PADDING, right: PADDING, bottom: PADDING, left: PADDING };

const toLatLng = ([x, y]: Point): [number, number] => [-y, x];

function boundsOf(svg: SVGSVGElement): LatLngBounds {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const corner = (right: number, down: number) => toLatLng([right / UNITS, down / UNITS]);
  return new LatLngBounds(corner(x, y + height), corner(x + width, y));
}

/**
 * Lets a drawing be panned and zoomed where it stands. It keeps the size that the style sheet gives it, and the sheet
 * around it moves, by its transform alone: nothing is laid out again, neither as the map takes it over nor as it is dragged
 * or pinched.
 *
 * @param container - has a size of its own, and holds the sheet, an element of the same size with the drawing in it.
 */
export function mountMap(
  container: HTMLElement,
  drawing: SVGSVGElement,
  firstBoard: Board,
  events: MapEvents,
): MapHandle {
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
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
    zoomDelta: 0.75,
    maxZoom: Math.log2(LARGEST_SCALE),
    bounceAtZoomLimits: false,
    maxBoundsViscosity: 0.9,
    zoomAnimation: animate,
    fadeAnimation: false,
    inertia: animate,
  });
  // The map itself is no stop for the keyboard: one of its stations is.
  container.removeAttribute('tabindex');

  const sheet = drawing.parentElement!;
  let svg = drawing;
  let board = firstBoard;
  let isMounted = false;
  let isGone = false;
  let snap = snapOn(board);
  let isWhole = true;
  let plates: Overlay['plates'] = [];
  /** What is first looked at is there at once; after that the map glides, for those who like that. */
  let glides = false;
  let isGliding = false;
  /** Asked for while the map glides to another view, which Leaflet does not leave half-way. */
  let next: (() => void) | undefined;

  const scale = () => 2 ** map.getZoom();
  const placeOf = (station: StationId) => board.stations.get(station)?.at ?? board.others.get(station)?.at;

  /** Shows all of the paper, further down than the middle where there is room to clear the keys. */
  function showWhole(glides: boolean): void {
    const bounds = boundsOf(svg);
    const least = map.getBoundsZoom(bounds);
    const spare = map.getSize().y - (svg.viewBox.baseVal.height / UNITS) * 2 ** least;
    const top = Math.max(0, Math.min(spare, 2 * KEYS - spare));
    map.setMinZoom(least);
    map.fitBounds(bounds, { paddingTopLeft: [0, top], animate: glides });
    isWhole = true;
  }

  /** Puts the drawing where its upper left corner is to be, in CSS pixels of the container, at a zoom. */
  function put(corner: Pixels, zoom: number): void {
    const { width, height } = svg.viewBox.baseVal;
    const { x: across, y: down } = map.getSize();
    // The style sheet makes the drawing as large as the container, and the browser fits the paper into its middle.
    const fitted = Math.min(across / width, down / height);
    const grown = 2 ** zoom / UNITS / fitted;
    const left = corner.x - ((across - width * fitted) / 2) * grown;
    const top = corner.y - ((down - height * fitted) / 2) * grown;
    sheet.style.transform = `translate3d(${left.toFixed(2)}px, ${top.toFixed(2)}px, 0) scale(${grown.toFixed(6)})`;
  }

  function follow(): void {
    if (isMounted) put(map.latLngToContainerPoint(boundsOf(svg).getNorthWest()), map.getZoom());
  }

  function adopt(): void {
    map.setMaxBounds(boundsOf(svg).pad(BEYOND_PAPER));
    isMounted = true;
    showWhole(false);
    follow();
    setScale(svg, scale());
    makeWalkable(svg, board.loop[0]!);
  }

  const view = (look: () => void): void => {
    if (isGliding) next = look;
    else look();
  };

  const resize = new ResizeObserver(() => {
    if (container.clientWidth === 0) return;
    map.invalidateSize({ animate: false });
    if (!isMounted) requestAnimationFrame(start);
    else if (isWhole) showWhole(false);
    else map.setMinZoom(map.getBoundsZoom(boundsOf(svg)));
    follow();
  });

  function start(): void {
    if (isMounted || isGone) return;
    adopt();
    events.onReady?.();
    requestAnimationFrame(() => {
      glides = animate;
    });
  }

  map.on('move zoom viewreset', follow);
  map.on('zoomanim', ({ center, zoom }: ZoomAnimEvent) => {
    isGliding = true;
    sheet.classList.add('gliding');
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).round();
    put(map.project(boundsOf(svg).getNorthWest(), zoom).subtract(origin), zoom);
  });
  map.on('zoomend', () => {
    sheet.classList.remove('gliding');
    isWhole = map.getZoom() <= map.getMinZoom() + 0.01;
    setScale(svg, scale());
    isGliding = false;
    const look = next;
    next = undefined;
    look?.();
  });
  const counts = countTaps();
  map.on('click', ({ latlng, containerPoint: { x, y }, originalEvent }: LeafletMouseEvent) => {
    if (counts({ x, y, time: originalEvent.timeStamp })) events.onTap(snap([latlng.lng, -latlng.lat], scale(), plates));
  });
  // It is told of the size at once where there is one, and with nothing laid out for that; a panel that is not shown has none.
  resize.observe(container);

  return {
    fit(points, { top, right, bottom, left } = EVENLY) {
      if (points.length === 0) return;
      view(() =>
        map.fitBounds(new LatLngBounds(points.map(toLatLng)), {
          paddingTopLeft: [left, top],
          paddingBottomRight: [right, bottom],
          maxZoom: Math.log2(CLOSE_SCALE),
          animate: glides,
        }),
      );
    },
    heightOf(station) {
      const at = placeOf(station);
      // Nowhere, before the map has taken the drawing over.
      return isMounted && at ? map.latLngToContainerPoint(toLatLng(at)).y : undefined;
    },
    fitAll: () => {
      view(() => showWhole(glides));
    },
    zoomIn: () => {
      map.zoomIn(undefined, { animate });
    },
    zoomOut: () => {
      map.zoomOut(undefined, { animate });
    },
    setOverlay: (overlay) => {
      plates = overlay.plates;
      showOverlay(svg, overlay);
    },
    focusStation(station, focus = true) {
      const element = moveTabStop(svg, station);
      const at = placeOf(station);
      if (!element || !at) return;
      if (isMounted && !isGliding) map.panInside(toLatLng(at), { padding: [PADDING, PADDING], animate: glides });
      if (focus) element.focus({ preventScroll: true });
    },
    setBoard(nextSvg, nextBoard) {
      svg.replaceWith(nextSvg);
      svg = nextSvg;
      board = nextBoard;
      snap = snapOn(board);
      if (isMounted) adopt();
    },
    destroy() {
      isGone = true;
      resize.disconnect();
      map.remove();
      sheet.removeAttribute('style');
      sheet.classList.remove('gliding');
      forgetScale(svg);
    },
  };
}
