import board from '../../content/boards/london-2025.json';

/*
 * What the pages beside this one draw, each with its own library: the strokes and stations of one board file, in the file's
 * own units, without anything of the companion's.
 */
type Point = readonly [x: number, y: number];

interface Stroke {
  readonly colour: string;
  readonly course: readonly Point[];
}

interface Station {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
}

const stations = board.stations as unknown as Readonly<
  Record<string, { name: string; at: Point; platforms?: Record<string, Point> }>
>;

export const STATIONS: readonly Station[] = Object.entries(stations).map(([id, { name, at }]) => ({ id, name, at }));

export const STROKES: readonly Stroke[] = Object.entries(board.lines).flatMap(([id, { colour, runs }]) =>
  (runs as unknown as readonly (readonly (string | Point)[])[]).map((run) => ({
    colour,
    course: run.map((stop) => {
      if (typeof stop !== 'string') return stop;
      const [station = '', branch] = stop.split('/');
      const { at, platforms } = stations[station]!;
      return platforms?.[branch ? `${id}/${branch}` : id] ?? at;
    }),
  })),
);

/** The corners of the drawing. */
export const CORNERS = [
  [0, 70],
  [105, 0],
] as const satisfies readonly [Point, Point];

/** Up is less in the file, and more on a map. */
export const toLatLng = ([x, y]: Point): [number, number] => [-y, x];
