import { type LineId, OTHER_RAILWAYS, type OtherRailway, type StationId } from './board-data.ts';

/** One point's move: the line (or the railway that may not be used) and the station it leads to. */
export interface Step {
  readonly line: LineId | OtherRailway;
  /** A station of the board, or of its `others` when the railway is not the Underground. */
  readonly to: StationId;
}

export function isOtherRailway(line: string): line is OtherRailway {
  return (OTHER_RAILWAYS as readonly string[]).includes(line);
}

/** An inhibition dropped: the end station and the line it was reached by. */
export interface Drop {
  readonly station: StationId;
  readonly line: LineId;
}

/** What the direction of a player is remembered by (R1): the last station and the line taken from it. */
export interface Came {
  readonly from: StationId;
  readonly by: LineId;
}

/** Where a player stands, and what of the past still decides. */
export interface Position {
  readonly at: StationId;
  /** Null at the start of the game. */
  readonly came: Came | null;
  readonly drops: readonly Drop[];
  /** Whether the loop has been touched since the last drop (14.1, R13); true at the start. */
  readonly touched: boolean;
  /** Turns ended at Leicester Square since the last drop (16.4). */
  readonly leicester: number;
}

/** The day's works (2.2, R20). */
export interface Works {
  /** Closed stations: passed without stopping, at no cost. */
  readonly stations: readonly StationId[];
  /** Closed stretches, each by its two neighbouring stations, on every line between them. */
  readonly stretches: readonly (readonly [StationId, StationId])[];
}

export const NO_WORKS: Works = { stations: [], stretches: [] };

/** What a turn adds: the dice thrown, and the route so far. */
export interface Turn {
  /** One die; or two, of which the player gives either to this icon (17.4). Each 1-6. */
  readonly dice: readonly number[];
  readonly route: readonly Step[];
}
