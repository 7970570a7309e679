import type { Point, StationId } from '../games/gug/board-data.ts';
import type { Overlay } from './shown.ts';
import type { Tap } from './snap.ts';

export interface MapEvents {
  /** A tap on a station, another railway's station, the river, or (null) nothing. */
  readonly onTap: (tap: Exclude<Tap, { kind: 'closer' }> | null) => void;
  /** The map can be panned and zoomed from now on. */
  readonly onReady?: () => void;
  /** Whether it may glide from one view to the next. */
  readonly animate: boolean;
}

/** CSS pixels at the edges of the map. */
export interface Room {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** What stands over the map in its lower left corner; left out where nothing does. */
  readonly corner?: Corner | undefined;
}

/** How much of the map a corner of it takes, in CSS pixels. */
export interface Corner {
  readonly width: number;
  readonly height: number;
}

export interface MapHandle {
  /**
   * Moves and zooms to show all of some points, in grid units.
   *
   * @param room - CSS pixels kept free at the edges.
   * @param more - what is shown with them as far as a finger can still choose.
   * @param isKept - the map stays as it is where all points are seen on it, and a finger can choose between stations.
   */
  readonly fit: (points: readonly Point[], room?: Room, more?: readonly Point[], isKept?: boolean) => void;
  readonly fitAll: () => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly setOverlay: (overlay: Overlay) => void;
  /** Makes a station the map's tab stop, moves it into view and, unless told otherwise, gives it the focus. */
  readonly focusStation: (station: StationId, focus?: boolean) => void;
  /** Leaves the drawing in the container as it was found. */
  readonly destroy: () => void;
}
