import type { StationId } from '../games/gug/board-data.ts';
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
  /** The icons of all players. Where there are any, they show where the player stands. */
  readonly icons?: readonly IconMark[];
  /** A station that somebody asked to be shown. */
  readonly pointed?: StationId | null;
}

/** Markup for the two places a drawing keeps free: below the stations, and above their names. */
export interface Overlay {
  readonly below: string;
  readonly above: string;
}
