import type { Point, StationId } from '../games/gug/board-data.ts';
import type { Marker } from '../games/gug/setup.ts';

/** A station where the turn may legally end. */
export interface EndMark {
  readonly at: StationId;
  /** The line it is reached by, for stations that are met in more than one place. */
  readonly line?: string;
  readonly sips: number;
  /** Whether an inhibition may be dropped there. */
  readonly drop: boolean;
}

/** One point of a route: a line of the board, or a railway that may not be used. */
export interface Leg {
  readonly line: string;
  /** From where it starts to where it leads, with the closed stations that are passed; at least two. */
  readonly stations: readonly StationId[];
}

/** A player's icon: a shape with a letter. */
export interface IconMark {
  readonly at: StationId;
  readonly marker: Marker;
  readonly letter: string;
  readonly isTurn: boolean;
}

/** What was drawn for an end station (17.5). */
export const PLATE_KINDS = ['closed', 'double', 'triple'] as const;
export type PlateKind = (typeof PLATE_KINDS)[number];

/** A plate beside an end station that was drawn. */
export interface Plate {
  readonly station: StationId;
  readonly kind: PlateKind;
  /** The station, in grid units; and how far from it the plate stands, in letter sizes of marks. */
  readonly at: Point;
  readonly offset: Point;
}

/** What is shown on a board of the state of a game. */
export interface Shown {
  /** Where the player stands. */
  readonly at: StationId | null;
  /** The route so far, in order. */
  readonly legs: readonly Leg[];
  readonly ends: readonly EndMark[];
  /** Stations used for a drop. */
  readonly dropped: readonly StationId[];
  readonly closed: {
    readonly stations: readonly StationId[];
    readonly stretches: readonly (readonly [StationId, StationId])[];
  };
  /** Whether circles at stations of one line are drawn: they are dots when every circle counts (R21). */
  readonly circles?: boolean;
  /** The end stations drawn for the game (17.5). */
  readonly plates?: readonly Plate[];
  /** The icons of all players. Where there are any, they show where the player stands. */
  readonly icons?: readonly IconMark[];
  /** A station that somebody asked to be shown. */
  readonly pointed?: StationId | null;
}

/** Markup for the two places a drawing keeps free: below the stations, and above their names. */
export interface Overlay {
  readonly below: string;
  readonly above: string;
  /** What can be tapped beside the stations. */
  readonly plates: readonly Plate[];
}
