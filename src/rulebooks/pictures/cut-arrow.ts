import type { Point } from '../../games/gug/board-data.ts';
import { makeBentPath, UNITS } from '../../map/path.ts';
import type { Course } from '../../map/strokes.ts';
import { distance, dot, middle, plus, rightOf, times, towards } from '../../map/vector.ts';
import { drawArrow } from './arrow.ts';
import type { Step } from './map-scenes.ts';

/** Length of an arrow's head, in grid units. */
const HEAD = 0.6;

/** A course without so much of its beginning, in grid units; it never gets shorter than its last piece allows. */
function without(length: number, [start, next, ...rest]: readonly Point[]): readonly Point[] {
  if (!start || !next) throw new Error('an arrow is longer than what is taken off its ends');
  const piece = distance(start, next);
  if (piece <= length) return without(length - piece, [next, ...rest]);
  return [plus(start, times(towards(start, next), length)), next, ...rest];
}

/** A course moved to its right, mitred at its bends. */
function beside(points: readonly Point[], aside: number): readonly Point[] {
  return points.map((point, index) => {
    const before = index === 0 ? undefined : towards(points[index - 1]!, point);
    const after = index === points.length - 1 ? undefined : towards(point, points[index + 1]!);
    const [one, other] = [rightOf((before ?? after)!), rightOf((after ?? before)!)];
    return plus(point, times(plus(one, other), aside / (1 + dot(one, other))));
  });
}

export interface CutArrow {
  readonly drawn: string;
  /** Where its sign stands, in grid units. */
  readonly sign: Point;
}

/** An arrow beside a line's course. */
export function arrowAlong({ points }: Course, look: string, arrow: NonNullable<Step['arrow']>): CutArrow {
  const { aside, clear, sign = 0 } = arrow;
  const ahead = without(clear[0], beside(points, aside));
  const tip = without(clear[1], ahead.toReversed())[0]!;
  const shaft = without(clear[1] + HEAD, ahead.toReversed()).toReversed();
  const along = times(towards(tip, shaft.at(-1)!), -1);
  const pieces = shaft.slice(1).map((to, index) => [shaft[index]!, to] as const);
  const longest = pieces.reduce((best, piece) => (distance(...piece) > distance(...best) ? piece : best));
  const drawn = drawArrow(look, {
    shaft: makeBentPath({ points: shaft }),
    tip: [tip[0] * UNITS, tip[1] * UNITS],
    along,
    size: HEAD * UNITS,
  });
  return { drawn, sign: plus(middle(...longest), times(rightOf(towards(...longest)), Math.sign(aside) * sign)) };
}
