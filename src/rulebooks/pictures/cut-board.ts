import type { Point } from '../../games/gug/board-data.ts';
import { piecesOf } from '../../games/gug/geometry.ts';
import { type Box, gapToPiece } from '../../map/box.ts';
import { corridorsOf, walksOf } from '../../map/corridors.ts';
import { drawDot } from '../../map/draw-dot.ts';
import { drawLabel } from '../../map/draw-labels.ts';
import { element } from '../../map/markup.ts';
import { type Bent, makeBentPath, makePath } from '../../map/path.ts';
import type { Stroke } from '../../map/strokes.ts';
import { type Drawing, nameBox } from './cut-drawing.ts';

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
    ...named.map((label) => drawLabel(label, 0, [0, 0])),
  );
}
