import type { Point, StationId } from '../../games/gug/board-data.ts';
import type { Board } from '../../games/gug/board.ts';
import type { Box } from '../../map/box.ts';
import { boxesAt, type GrowingLabel, growingLabel } from '../../map/growth.ts';
import { labelsOf } from '../../map/label.ts';
import { type Course, courseBetween, type Stroke, strokesOf } from '../../map/strokes.ts';
import { type Symbols, symbolsOfBoard } from '../../map/symbols.ts';
import { plus } from '../../map/vector.ts';

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
  const symbols = symbolsOfBoard(board, strokes);
  const labels = labelsOf(board, symbols).map((label) =>
    movedBy(growingLabel(board, label), moved[label.station] ?? [0, 0]),
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
