import type { LineId, Point } from '../../games/gug/board-data.ts';
import type { Board } from '../../games/gug/board.ts';
import type { Box } from '../../map/box.ts';
import { drawBadges } from '../../map/draw-badges.ts';
import { drawSigns, drawStops } from '../../map/draw-marks.ts';
import { element } from '../../map/markup.ts';
import { makeBentPath, makeNumbers, UNITS } from '../../map/path.ts';
import type { Course } from '../../map/strokes.ts';
import { distance, dot, middle, plus, rightOf, times, towards } from '../../map/vector.ts';
import {
  besideName,
  boxOfAll,
  courseOf,
  cutLines,
  cutStations,
  type Drawing,
  drawingOf,
  nameBox,
  symbolsAt,
} from './cut-board.ts';
import { frame } from './frame.ts';
import { MAP_SCENES, type MapScene, type Step } from './map-scenes.ts';

/** Grid units: the least width of a cut, and what is free around what it is about. */
const [WIDTH, MARGIN] = [12, 0.7];
/** Height of its letters in grid units, as `pictures.css` has it. */
export const LETTERS = 0.56;

interface Marks {
  readonly numbers: readonly Point[];
  readonly prices: readonly { readonly at: Point; readonly sips: number }[];
  readonly drops: readonly { readonly at: Point; readonly may: boolean }[];
}

/** What stands behind names. */
function marksOf(drawing: Drawing, { steps, prices = [], drops = [] }: MapScene): Marks {
  const stops = steps.filter(({ may }) => may).map(({ to }) => to);
  return {
    numbers: stops.map((to) => besideName(drawing, to, LETTERS)),
    prices: prices.map((station) => ({
      at: besideName(drawing, station, LETTERS),
      sips: symbolsAt(drawing, station).dots.length,
    })),
    drops: drops.map(({ station, may }) => ({ at: besideName(drawing, station, LETTERS, 1), may })),
  };
}

/** The box around what a scene is about. */
function boxAround(drawing: Drawing, { around }: MapScene, { numbers, prices, drops }: Marks): Box {
  const places = around.flatMap((station) => symbolsAt(drawing, station).places);
  const marks = [...numbers, ...[...prices, ...drops].map(({ at }) => at)];
  const names = around.map((station) => nameBox(drawing, station, LETTERS));
  const { left, top, right, bottom } = boxOfAll([...places, ...marks], names);
  const spare = Math.max(MARGIN, (WIDTH - (right - left)) / 2);
  return { left: left - spare, top: top - MARGIN, right: right + spare, bottom: bottom + MARGIN };
}

/** The casing of what the route may use, as a game shows it. */
function drawRoute(drawing: Drawing, { steps }: MapScene): string {
  const used = steps
    .filter(({ may }) => may)
    .map(({ line, from, to }) => ({ line, d: makeBentPath(courseOf(drawing, line, from, to)) }));
  if (used.length === 0) return '';
  const colourOf = (line: string) => drawing.board.lines.get(line as LineId)!.colour;
  const whole = used.map(({ d }) => d).join('');
  return [
    ...['case', 'rim'].map((look) => element('path', { class: look, d: whole })),
    ...used.map(({ line, d }) => element('path', { 'data-line': line, stroke: colourOf(line), d })),
  ].join('');
}

function drawAbove(drawing: Drawing, { steps }: MapScene, { numbers, prices, drops }: Marks): string {
  const arrows = steps.flatMap(({ line, from, to, may, arrow }) =>
    arrow ? [{ may, ...arrowAlong(courseOf(drawing, line, from, to), may ? 'go' : 'no', arrow) }] : [],
  );
  const signs = [...arrows.map(({ may, sign }) => ({ may, at: sign })), ...drops];
  const signsWhere = (allowed: boolean) => signs.filter(({ may }) => may === allowed).map(({ at }) => at);
  return [
    ...arrows.map(({ drawn }) => drawn),
    drawSigns('dropped', signsWhere(true)),
    drawSigns('shut', signsWhere(false)),
    drawStops(numbers, true),
    ...prices.map(({ at, sips }) =>
      element(
        'g',
        { class: 'price', transform: `translate(${makeNumbers(at)})` },
        element('circle', { r: '.74em' }),
        element('text', {}, `${sips}`),
      ),
    ),
  ].join('');
}

/**
 * A small cut of a board with the route of a rule on it: the lines, dots and names around some stations, drawn as the
 * map draws them, with the classes of `board.css`.
 *
 * @returns undefined for a name that no scene has.
 */
export function mapCutSvg(name: string, alt: string, board: Board): string | undefined {
  const scene = MAP_SCENES.get(name);
  if (!scene) return undefined;
  const drawing = drawingOf(board, scene.moved);
  const marks = marksOf(drawing, scene);
  const box = boxAround(drawing, scene, marks);
  const letters = scene.letters.map(([line, from, to]) => {
    const { points } = courseOf(drawing, line, from, to);
    return { line: line as LineId, at: middle(points[0]!, points[1]!), tier: 0 };
  });
  const side = (length: number) => Math.round(length * UNITS);
  return frame(
    'board map-picture',
    alt,
    [side(box.left), side(box.top), side(box.right - box.left), side(box.bottom - box.top)],
    cutLines(drawing, box),
    element('g', { class: 'below' }, drawRoute(drawing, scene)),
    drawBadges(board, letters),
    cutStations(drawing, box, LETTERS),
    element('g', { class: 'above' }, drawAbove(drawing, scene, marks)),
  );
}

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

interface CutArrow {
  readonly drawn: string;
  /** Where its sign stands, in grid units. */
  readonly sign: Point;
}

/** An arrow beside a line's course. */
function arrowAlong({ points }: Course, look: string, arrow: NonNullable<Step['arrow']>): CutArrow {
  const { aside, clear, sign = 0 } = arrow;
  const ahead = without(clear[0], beside(points, aside));
  const tip = without(clear[1], [...ahead].reverse())[0]!;
  const shaft = [...without(clear[1] + HEAD, [...ahead].reverse())].reverse();
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

type Pair = readonly [number, number];

const short = (value: number): string => String(Math.round(value * 10) / 10);
/** A place as a path writes it. */
export const at = ([x, y]: Pair): string => `${short(x)} ${short(y)}`;

/** Path data of an arrow's head: a triangle whose point is at `tip`. @param along - where it points, of length 1. */
function makeHead([x, y]: Pair, [dx, dy]: Pair, size: number): string {
  const [backX, backY] = [x - dx * size, y - dy * size];
  const half = size * 0.6;
  return `M${at([x, y])}L${at([backX - dy * half, backY + dx * half])} ${at([backX + dy * half, backY - dx * half])}z`;
}

interface Arrow {
  /** Path data of its shaft, which ends where the head begins. */
  readonly shaft: string;
  readonly tip: Pair;
  readonly along: Pair;
  /** How long its head is. */
  readonly size: number;
}

/** @param look - `go` for what is allowed, `no` for what is not. */
export function drawArrow(look: string, { shaft, tip, along, size }: Arrow): string {
  return element(
    'g',
    { class: `arrow ${look}` },
    element('path', { class: 'shaft', d: shaft }),
    element('path', { class: 'tip', d: makeHead(tip, along, size) }),
  );
}
