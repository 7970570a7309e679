import type { Point } from '../games/gug/board-data.ts';
import { BEND_RADIUS, LEAST_RADIUS } from './measures.ts';
import { cross, distance, dot, EPSILON, minus, plus, rightOf, times, towards } from './vector.ts';

/** The drawing's own unit is a tenth of a grid unit: most numbers are whole, and no letter is below a pixel. */
export const UNITS = 10;
const hundredths = (value: number): number => Math.round(value * 100);

const withoutZero = (value: number): string => String(value).replace(/^(-?)0\./, '$1.');

/** Grid units as the drawing writes them, to a hundredth of a grid unit: `235`, `-.5`. */
export const makeNumber = (value: number): string => withoutZero(hundredths(value) / (100 / UNITS));

/** A length in letter sizes. */
export const em = (length: number): string => `${withoutZero(hundredths(length) / 100)}em`;

/** Numbers side by side, with a space only where they would run together. */
export function makeNumbers(values: readonly number[]): string {
  return values.map(makeNumber).reduce((text, next) => (next.startsWith('-') ? text + next : `${text} ${next}`));
}

interface Pen {
  readonly move: (to: Point) => void;
  readonly line: (to: Point) => void;
  readonly arc: (to: Point, radius: number, clockwise: boolean) => void;
  readonly close: () => void;
  readonly text: () => string;
}

/** Writes relative commands; remembers where the pen is after rounding, so that errors do not add up. */
function makePen(): Pen {
  let text = '';
  let x = 0;
  let y = 0;
  const step = (to: Point): readonly [number, number] => {
    const moved = [hundredths(to[0]) - x, hundredths(to[1]) - y] as const;
    x += moved[0];
    y += moved[1];
    return moved;
  };
  return {
    move(to) {
      const [dx, dy] = step(to);
      text += text === '' ? `M${makeNumbers([dx / 100, dy / 100])}` : `m${makeNumbers([dx / 100, dy / 100])}`;
    },
    line(to) {
      const [dx, dy] = step(to);
      // A piece of no length still draws a round end.
      if (dy === 0) text += `h${makeNumber(dx / 100)}`;
      else if (dx === 0) text += `v${makeNumber(dy / 100)}`;
      else text += `l${makeNumbers([dx / 100, dy / 100])}`;
    },
    arc(to, radius, clockwise) {
      const [dx, dy] = step(to);
      text += `a${makeNumbers([radius, radius])} 0 0 ${clockwise ? 1 : 0}${dx < 0 ? '' : ' '}${makeNumbers([dx / 100, dy / 100])}`;
    },
    close() {
      text += 'z';
    },
    text: () => text,
  };
}

/** The points, by index, but for those on the straight way between their neighbours. */
function corners(points: readonly Point[]): readonly number[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return [index];
    const straight = Math.abs(cross(minus(point, before), minus(after, point))) < EPSILON;
    return straight && dot(minus(point, before), minus(after, point)) > 0 ? [] : [index];
  });
}

/** The same polyline without the points on the straight way between their neighbours. */
export const straightened = (points: readonly Point[]): readonly Point[] =>
  corners(points).map((index) => points[index]!);

export interface Bent {
  readonly points: readonly Point[];
  /** How far each point lies to the right of the nominal course; none means on it. */
  readonly offsets?: readonly number[];
}

/** Path data of a polyline with round bends, the bends of neighbouring strokes around one centre. */
export function makeBentPath({ points, offsets = [] }: Bent): string {
  const kept = corners(points);
  const pen = makePen();
  pen.move(points[kept[0]!]!);
  for (let place = 1; place < kept.length - 1; place += 1) {
    const [before, at, after] = [kept[place - 1]!, kept[place]!, kept[place + 1]!].map((index) => points[index]!) as [
      Point,
      Point,
      Point,
    ];
    const enter = towards(before, at);
    const leave = towards(at, after);
    const clockwise = cross(enter, leave) > 0;
    const tangent = Math.tan(Math.acos(Math.min(1, Math.max(-1, dot(enter, leave)))) / 2);
    const wanted = BEND_RADIUS - (clockwise ? 1 : -1) * (offsets[kept[place]!] ?? 0);
    // Two bends share the piece between them; a last piece belongs to its bend alone.
    const room = Math.min(
      distance(before, at) / (place === 1 ? 1 : 2),
      distance(at, after) / (place === kept.length - 2 ? 1 : 2),
    );
    const radius = Math.min(Math.max(LEAST_RADIUS, wanted), room / tangent);
    pen.line(plus(at, times(enter, -radius * tangent)));
    pen.arc(plus(at, times(leave, radius * tangent)), radius, clockwise);
  }
  pen.line(points.at(-1)!);
  return pen.text();
}

/** Path data of polylines with sharp corners, all in one. */
export function makePath(...lines: readonly (readonly Point[])[]): string {
  const pen = makePen();
  for (const [start, ...rest] of lines) {
    if (!start) continue;
    pen.move(start);
    for (const point of rest) pen.line(point);
  }
  return pen.text();
}

/** Path data of the outline around a bar, with round ends. */
export function makePill([from, to]: readonly [Point, Point], radius: number): string {
  const along = towards(from, to);
  const side = times(rightOf(along), radius);
  const pen = makePen();
  pen.move(minus(from, side));
  pen.line(minus(to, side));
  pen.arc(plus(to, side), radius, true);
  pen.line(plus(from, side));
  pen.arc(minus(from, side), radius, true);
  pen.close();
  return pen.text();
}
