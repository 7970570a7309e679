import type { Point, StationId } from '../../games/gug/board-data.ts';
import type { Board } from '../../games/gug/board.ts';
import { piecesOf } from '../../games/gug/geometry.ts';
import { type Box, gapToPiece } from '../../map/box.ts';
import { corridorsOf, walksOf } from '../../map/corridors.ts';
import { drawDot } from '../../map/draw-dot.ts';
import { drawLabel } from '../../map/draw-labels.ts';
import { boxesAt, type GrowingLabel, growingLabel } from '../../map/growth.ts';
import { labelsOf } from '../../map/label.ts';
import { element } from '../../map/markup.ts';
import { type Bent, makeBentPath, makePath } from '../../map/path.ts';
import { type Course, courseBetween, type Stroke, strokesOf } from '../../map/strokes.ts';
import { type Symbols, symbolsOfBoard } from '../../map/symbols.ts';
import { plus } from '../../map/vector.ts';

/** So much of a stroke is drawn beyond the edge, in grid units, so that no end of it shows. */
const BEYOND = 1;
/** So far from the edge a station is whole, in grid units. */
const WHOLE = 0.5;

const meets = (box: Box, line: readonly Point[]): boolean =>
  piecesOf(line).some((piece) => gapToPiece(box, piece) <= BEYOND);

/** The parts of a stroke that pass through a box. */
function partsIn(box: Box, { points, offsets }: Stroke): readonly Bent[] {
  const parts: { points: Point[]; offsets: number[] }[] = [];
  let isIn = false;
  for (const [index, piece] of piecesOf(points).entries()) {
    const wasIn = isIn;
    isIn = meets(box, piece);
    if (!isIn) continue;
    if (!wasIn) parts.push({ points: [piece[0]], offsets: [offsets[index]!] });
    parts.at(-1)!.points.push(piece[1]);
    parts.at(-1)!.offsets.push(offsets[index + 1]!);
  }
  return parts;
}

const path = (look: string, d: string): string => (d === '' ? '' : element('path', { class: look, d }));

/** Walks and lines inside a box. */
export function cutLines({ board, strokes, symbols }: Drawing, box: Box): string {
  const lines = [...board.lines.values()].flatMap(({ id, colour }) => {
    const parts = strokes.filter(({ line }) => line === id).flatMap((stroke) => partsIn(box, stroke));
    return parts.length === 0 ? [] : [{ id, colour, d: parts.map(makeBentPath).join('') }];
  });
  const strokesOnTop = lines.map(({ id, colour, d }) => element('path', { 'data-line': id, stroke: colour, d }));
  return [
    path('walks', makePath(...walksOf(board, symbols).filter((way) => meets(box, way)))),
    element('g', { class: 'outlines' }, ...lines.map(({ id, d }) => path(`o-${id}`, d))),
    element('g', { class: 'lines' }, ...strokesOnTop),
  ].join('');
}

const holds = ({ left, top, right, bottom }: Box, [x, y]: Point): boolean =>
  x > left + WHOLE && x < right - WHOLE && y > top + WHOLE && y < bottom - WHOLE;

/**
 * Dots, ticks, ends and names inside a box; what its edge would cut is left out.
 *
 * @param size - height of the letters, in grid units.
 */
export function cutStations(drawing: Drawing, box: Box, size: number): string {
  const { board, symbols, labels } = drawing;
  const met = symbols.filter(({ places }) => places.every((place) => holds(box, place)));
  const whole = new Set(met.map(({ station }) => station));
  const named = labels.filter(({ station }) => {
    if (!whole.has(station)) return false;
    const name = nameBox(drawing, station, size);
    return name.left > box.left && name.right < box.right && name.top > box.top && name.bottom < box.bottom;
  });
  const corridors = makePath(...corridorsOf(board, met));
  return element(
    'g',
    { class: 'stations' },
    path('border', corridors),
    path('inside', corridors),
    path('k', makePath(...met.flatMap(({ ticks }) => ticks))),
    path('z', makePath(...met.flatMap(({ ends }) => ends))),
    ...met.flatMap(({ dots }) => dots).map(drawDot),
    ...named.map(drawLabel),
  );
}

/** A board with what its drawing is made of. */
export interface Drawing {
  readonly board: Board;
  readonly strokes: readonly Stroke[];
  readonly symbols: readonly Symbols[];
  readonly labels: readonly GrowingLabel[];
}

const movedBy = (label: GrowingLabel, by: Point): GrowingLabel => ({
  ...label,
  origin: plus(label.origin, by),
  lines: label.lines.map((line) => ({ ...line, x: line.x + by[0], y: line.y + by[1] })),
  boxes: label.boxes.map(({ left, top, right, bottom }) => ({
    left: left + by[0],
    top: top + by[1],
    right: right + by[0],
    bottom: bottom + by[1],
  })),
});

/** @param moved - names that stand elsewhere than on the board, by how many grid units. */
export function drawingOf(board: Board, moved: Readonly<Record<string, Point>> = {}): Drawing {
  const strokes = strokesOf(board.data);
  const symbols = symbolsOfBoard(board);
  const labels = labelsOf(board, symbols).map((label) =>
    movedBy(growingLabel(label, board.stations.get(label.station)!.data.label.side), moved[label.station] ?? [0, 0]),
  );
  return { board, strokes, symbols, labels };
}

export function symbolsAt({ symbols }: Drawing, station: string): Symbols {
  const met = symbols.find((symbol) => symbol.station === station);
  if (!met) throw new Error(`${station} is not on the board`);
  return met;
}

export function courseOf({ strokes }: Drawing, line: string, from: string, to: string): Course {
  const course = courseBetween(strokes, line, from as StationId, to as StationId);
  if (!course) throw new Error(`${line} does not run from ${from} to ${to}`);
  return course;
}

/** The least box that holds some points and boxes. */
export function boxOfAll(points: readonly Point[], boxes: readonly Box[]): Box {
  const corners = boxes.flatMap(({ left, top, right, bottom }): Point[] => [
    [left, top],
    [right, bottom],
  ]);
  const all = [...points, ...corners];
  const [across, down] = [all.map(([x]) => x), all.map(([, y]) => y)];
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}

/** What the name of a station covers when its letters are `size` grid units high. */
export function nameBox({ labels }: Drawing, station: string, size: number): Box {
  const label = labels.find((printed) => printed.station === station);
  if (!label) throw new Error(`the name of ${station} is not printed`);
  return boxOfAll([], boxesAt(label, size));
}

/** Where a mark stands beside a name, at the end that is away from its station. @param index - of several, from 0. */
export function besideName(drawing: Drawing, station: string, size: number, index = 0): Point {
  const { left, top, right, bottom } = nameBox(drawing, station, size);
  const isBefore = drawing.board.stations.get(station as StationId)!.data.label.side.endsWith('W');
  const away = (1.05 + index * 1.7) * size;
  return [isBefore ? left - away : right + away, (top + bottom) / 2];
}
