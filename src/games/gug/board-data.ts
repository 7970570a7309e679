declare const brand: unique symbol;
/** Ids come from board files; the brand keeps a line from being passed as a station. */
type Id<Kind extends string> = string & { readonly [brand]: Kind };

/** Kebab-case, unique on a board, never reused: saved games and links hold it. */
export type StationId = Id<'station'>;
/** Kebab-case id of an Underground line. */
export type LineId = Id<'line'>;
/** Grid units of the drawing: x to the right, y DOWN. */
export type Point = readonly [x: number, y: number];
/** Latitude and longitude in degrees (WGS 84), good to 100-150 m. */
export type Geo = readonly [latitude: number, longitude: number];

/** The side of a station its name is printed on, as a compass point. */
export const LABEL_SIDES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type LabelSide = (typeof LABEL_SIDES)[number];
export type Side = 'north' | 'south';

/** Railways on the map that may not be used (9.1). `national-rail` is the rule book's British Rail. */
export const OTHER_RAILWAYS = ['dlr', 'national-rail', 'overground', 'elizabeth', 'tram', 'cable-car'] as const;
export type OtherRailway = (typeof OTHER_RAILWAYS)[number];

/** How a station's name is printed. Left out of the file where the default does: one line, no shift. */
export interface LabelData {
  readonly side: LabelSide;
  /** The name with its line breaks, where it breaks or is shortened. */
  readonly text?: string;
  /** Grid units added to the place that `side` gives. */
  readonly shift?: Point;
  /** True where a joined or namesake station carries the name for both. */
  readonly hidden?: true;
}

export interface StationData {
  readonly name: string;
  readonly at: Point;
  readonly geo: Geo;
  /** Where a line, or one platform of a line (`northern/bank`), stops when that is not `at`. */
  readonly platforms?: Readonly<Record<string, Point>>;
  readonly label: LabelData;
  /**
   * The circles drawn at a station of two or more lines, or of one that is joined to another, each with the lines (or platforms) that
   * run through it, in the order in which corridors join them. Left out: drawn with ticks, no dot.
   */
  readonly dots?: readonly (readonly string[])[];
  /** Circles drawn at a station of one line (step-free access, other railways): dots only under R21. */
  readonly circles?: number;
}

/**
 * One drawn run of a line: stops in order, with the points where the stroke bends between them.
 * A stop is a station id, or `station/platform` where the line has more than one platform there.
 */
export type RunData = readonly (string | Point)[];

export interface LineData {
  readonly name: string;
  /** `#rrggbb`, chosen for this drawing. */
  readonly colour: string;
  /** One or two letters printed on the stroke, so that colour is never the only sign. */
  readonly letter: string;
  readonly runs: readonly RunData[];
}

/**
 * A stretch of paper where lines are drawn side by side without a gap. A bundle of one line has no
 * neighbours: it carries the shift of the bundles before and after it on, so that the stroke does not jump.
 */
export interface BundleData {
  /** The nominal course, as the runs have it. */
  readonly path: readonly Point[];
  /** Left to right, seen along `path`. Neighbours in this list touch (R5). */
  readonly lines: readonly string[];
  /** Stroke widths by which the first of `lines` is drawn to the right of the course. */
  readonly first: number;
}

/** Something on this board that its sources do not settle. */
export interface UncertainData {
  /** Station or line id. */
  readonly about: string;
  readonly what: 'dots' | 'heading' | 'side' | 'adjacency' | 'end' | 'place' | 'joined';
  readonly confidence: 'medium' | 'low';
  readonly note: string;
}

/** A station of a railway that may not be used: it can be tapped, and stepping on it has a penalty. */
export interface OtherStationData {
  readonly name: string;
  readonly at: Point;
  readonly railways: readonly OtherRailway[];
}

/** A board as its file holds it: unchecked until `parseBoard` has passed it. Nothing derivable is in it. */
export interface BoardData {
  readonly id: string;
  /** Raised when anything that decides rules changes; saved games carry it. */
  readonly version: number;
  readonly name: string;
  /** The day or year whose network this is. */
  readonly asOf: string;
  readonly sources: readonly string[];
  readonly stations: Readonly<Record<string, StationData>>;
  readonly lines: Readonly<Record<string, LineData>>;
  readonly bundles: readonly BundleData[];
  /** Stations joined by a white corridor: one junction under R18. */
  readonly joined: readonly (readonly [string, string])[];
  /** Street links: drawn dotted, of no meaning to the rules. */
  readonly walks: readonly { readonly between: readonly [string, string]; readonly bends?: readonly Point[] }[];
  /** The line whose closed loop is the Circle line of the rules (R8). */
  readonly loop: string;
  /** The line that parts north from south (12.2). */
  readonly divide: string;
  /** Sides that the drawing alone would not give, or gives otherwise (R22). */
  readonly sides: Readonly<Record<string, Side>>;
  /** Stations that a rule names: Heathrow (16.2), Leicester Square (16.4), Elephant & Castle (16.5). */
  readonly special: { readonly heathrow: string; readonly leicester: string; readonly elephant: string };
  /** The two stations between which one never returns (10.4). */
  readonly noReturn: readonly [string, string];
  /** Line ends of the services as run that the drawing does not show as ends (R23, the other reading). */
  readonly serviceEnds: Readonly<Record<string, readonly string[]>>;
  readonly others: Readonly<Record<string, OtherStationData>>;
  readonly river: { readonly path: readonly Point[]; readonly width: number };
  readonly uncertain: readonly UncertainData[];
}
