import type { LineId, StationId } from '../games/gug/board-data.ts';
import type { ClosedStretch } from './closing.ts';
import type { Span } from './london-time.ts';

/** Whether it holds in the hours in which games are played, in others of that day, or nobody can tell. */
export type When = 'played' | 'part' | 'unknown';

interface Told {
  readonly text: string;
  readonly when: When;
  /** The times that touch the day. */
  readonly spans: readonly Span[];
}

/** A stretch on which lines run that nobody has called closed: closing it would close it for them, too. */
export interface SharedStretch {
  readonly stretch: ClosedStretch;
  readonly lines: readonly LineId[];
}

/** A closure that the board can show, to be confirmed. */
export type Closure = Told & {
  /** Whether all that is needed was said; else somebody should read the text first. */
  readonly isSure: boolean;
} & (
    | { readonly kind: 'station'; readonly station: StationId }
    | {
        readonly kind: 'line' | 'stretches';
        readonly line: LineId;
        /** Where no other line runs, or only closed ones. */
        readonly stretches: readonly ClosedStretch[];
        readonly shared: readonly SharedStretch[];
        /** Stops that are not on this line of the board, by their names. */
        readonly unknown: readonly string[];
      }
  );

/** Something that only a text tells, for the referee to place. */
export interface Unplaced extends Told {
  /**
   * `no-stops`: a closed part of a line, with no stops that make a stretch. `one-direction`, `some-lines`: trains still
   * stop. `terminal`: one of several that the board draws as one. `unknown-station`: closed, and not on the board.
   * `notice`: not called a closure at all.
   */
  readonly why: 'no-stops' | 'one-direction' | 'some-lines' | 'terminal' | 'unknown-station' | 'notice';
  readonly line: LineId | null;
  readonly station: StationId | null;
  /** What the station is called by them; '' for a line. */
  readonly name: string;
}

/** What two answers mean for a board on one day. Every row of theirs is counted once. */
export interface Findings {
  readonly closures: readonly Closure[];
  readonly unplaced: readonly Unplaced[];
  /** Rows of which nothing could be read. */
  readonly unreadable: number;
  /** The lines that were asked for and of which nothing was said. */
  readonly silent: readonly LineId[];
  /** The lines of the board that nobody can be asked about. */
  readonly unasked: readonly LineId[];
  /** Rows that were left out: delays and good service, other days, other railways, rows that stand there twice. */
  readonly left: {
    readonly runs: number;
    readonly otherDays: number;
    readonly others: number;
    readonly repeated: number;
  };
}
