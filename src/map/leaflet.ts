import {
  CRS,
  LatLngBounds,
  type LeafletMouseEvent,
  Map as LeafletMap,
  SVGOverlay,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Point } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import type { Overlay } from './shown.ts';
import type { MapEvents, MapHandle, Room } from './map-handle.ts';
import { UNITS } from './path.ts';
import { snapOn } from './snap.ts';
import { countTaps } from './tap-count.ts';
import { makeWalkable, moveTabStop, setScale, showOverlay } from './svg-element.ts';

/** CSS pixels to a grid unit beyond which zooming in tells nothing more. */
const LARGEST_SCALE = 64;
/** The scale at which single stations are looked at. */
const CLOSE_SCALE = 24;
/** Share of the paper that one may look beyond its edges: where something lies over the map, it has to move that far. */
const BEYOND_PAPER = 0.4;
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
 * Lets a drawing be panned and zoomed where it stands: it is moved into the map, not drawn again.
 *
 * @param container - holds the drawing, and has a size of its own.
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

  let svg = drawing;
  let board = firstBoard;
  let layer: SVGOverlay | undefined;
  let snap = snapOn(board);
  let isWhole = true;
  let plates: Overlay['plates'] = [];

  const scale = () => 2 ** map.getZoom();

  function showWhole(): void {
    const bounds = boundsOf(svg);
    const least = map.getBoundsZoom(bounds);
    map.setMinZoom(least);
    map.setView(bounds.getCenter(), least, { animate: false });
    isWhole = true;
  }

  function adopt(): void {
    const bounds = boundsOf(svg);
    layer?.remove();
    map.setMaxBounds(bounds.pad(BEYOND_PAPER));
    showWhole();
    layer = new SVGOverlay(svg, bounds).addTo(map);
    setScale(svg, scale());
    makeWalkable(svg, board.loop[0]!);
  }

  const resize = new ResizeObserver(() => {
    if (container.clientWidth === 0) return;
    map.invalidateSize({ animate: false });
    if (!layer) start();
    else if (isWhole) showWhole();
    else map.setMinZoom(map.getBoundsZoom(boundsOf(svg)));
  });

  function start(): void {
    adopt();
    events.onReady?.();
  }

  map.on('zoomend', () => {
    isWhole = map.getZoom() <= map.getMinZoom() + 0.01;
    setScale(svg, scale());
  });
  const counts = countTaps();
  map.on('click', ({ latlng, containerPoint: { x, y }, originalEvent }: LeafletMouseEvent) => {
    if (counts({ x, y, time: originalEvent.timeStamp })) events.onTap(snap([latlng.lng, -latlng.lat], scale(), plates));
  });
  // A panel that is not shown has no size yet; the map then starts when it gets one.
  if (container.clientWidth > 0) start();
  resize.observe(container);

  return {
    fit(points, { top, right, bottom, left } = EVENLY) {
      if (points.length === 0) return;
      map.fitBounds(new LatLngBounds(points.map(toLatLng)), {
        paddingTopLeft: [left, top],
        paddingBottomRight: [right, bottom],
        maxZoom: Math.log2(CLOSE_SCALE),
        animate,
      });
    },
    fitAll: () => {
      map.fitBounds(boundsOf(svg), { animate });
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
      const at = board.stations.get(station)?.at ?? board.others.get(station)?.at;
      if (!element || !at) return;
      map.panInside(toLatLng(at), { padding: [PADDING, PADDING], animate });
      if (focus) element.focus({ preventScroll: true });
    },
    setBoard(nextSvg, nextBoard) {
      svg = nextSvg;
      board = nextBoard;
      snap = snapOn(board);
      if (layer) adopt();
    },
    destroy() {
      resize.disconnect();
      map.remove();
      svg.removeAttribute('style');
      svg.setAttribute('class', 'board');
      container.append(svg);
    },
  };
}
