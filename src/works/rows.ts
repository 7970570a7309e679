import type { Span } from './london-time.ts';
import type { TflLine } from './tfl.ts';

/** What one row of an answer says of a line, before it is known what it means for a board and a day. */
export interface LineRow {
  readonly line: TflLine;
  /** Null where it cannot be read. */
  readonly severity: number | null;
  readonly text: string;
  readonly spans: readonly Span[];
  /** How many of its dates cannot be read. */
  readonly undated: number;
  /** The names of the stops it is about. */
  readonly stops: readonly string[];
  /** How many stops have no name that can be read. */
  readonly nameless: number;
}

/** Which trains of a station a row is about; '' for all. */
export interface Concerned {
  readonly line: string;
  readonly direction: string;
}

/** What one row says of a station. */
export interface StationRow {
  /** '' where it has none. */
  readonly name: string;
  readonly isClosure: boolean;
  readonly text: string;
  /** Null where its dates cannot be read. */
  readonly span: Span | null;
  readonly concerned: readonly Concerned[];
}

/** An answer, row by row: none is left out without being counted. */
export interface RowsRead<Row> {
  readonly rows: readonly Row[];
  /** Rows of which nothing can be read, and those beyond all bounds. */
  readonly unreadable: number;
  /** Rows about other railways. */
  readonly others: number;
}

export interface LinesRead extends RowsRead<LineRow> {
  /** The lines of which anything was said. */
  readonly heard: readonly TflLine[];
}

export const MOST_ROWS = 1000;
export const MOST_STOPS = 300;
export const MOST_SPANS = 100;
/** Characters of a text of theirs. */
export const MOST_TEXT = 800;
/** Characters of a station's name. */
export const MOST_NAME = 100;
