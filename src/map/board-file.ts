import { parseBoard } from '../games/gug/board-gate.ts';
import { type Board, makeBoard } from '../games/gug/board.ts';
import { piecesOf } from '../games/gug/geometry.ts';
import { type Box, boxAround, gapBetween, gapToPiece } from './box.ts';
import { corridorsOf } from './corridors.ts';
import { type Label, labelsOf } from './label.ts';
import { DOT_RADIUS, STROKE_WIDTH, TICK_RADIUS } from './measures.ts';
import { strokesOf } from './strokes.ts';
import { type Bar, type Symbols, symbolsOfBoard } from './symbols.ts';

export type BoardFile =
  { readonly ok: true; readonly value: Board } | { readonly ok: false; readonly faults: readonly string[] };

/**
 * A board file with everything asked of it: that it says what a board must say, and that its names can be read.
 *
 * @param file - named in every fault.
 */
export function makeBoardOfFile(json: unknown, file: string): BoardFile {
  const parsed = parseBoard(json, file);
  if (!parsed.ok) return parsed;
  const board = makeBoard(parsed.value);
  const faults = checkLabels(board, file);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: board };
}

/** Something drawn that a name may not cover. */
interface Obstacle {
  /** Completes "covers ...". */
  readonly what: string;
  readonly piece: Bar;
  /** Half its width. */
  readonly radius: number;
}

/** White space that must be left around a name, in grid units. */
const CLEAR = 0.04;

/** Everything drawn but names, the river and other railways. */
function obstaclesOf(board: Board): readonly Obstacle[] {
  const strokes = strokesOf(board.data);
  const symbols = symbolsOfBoard(board);
  const symbolPieces = symbols.flatMap(({ station, dots, ticks, ends }) => [
    ...dots.map((piece) => ({ what: `the dot of ${station}`, piece, radius: DOT_RADIUS })),
    ...[...ticks, ...ends].map((piece) => ({ what: `the tick of ${station}`, piece, radius: TICK_RADIUS })),
  ]);
  return [
    ...symbolPieces,
    ...corridorsOf(board, symbols).map((piece) => ({ what: 'a corridor', piece, radius: STROKE_WIDTH / 2 })),
    ...strokes.flatMap(({ line, points }) =>
      piecesOf(points).map((piece) => ({ what: `the stroke of ${line}`, piece, radius: STROKE_WIDTH / 2 })),
    ),
  ];
}

/** Whether two names are too close to be told apart. */
function collide(one: Label, other: Label): boolean {
  return one.boxes.some((box) => other.boxes.some((next) => gapBetween(box, next) < CLEAR));
}

function covers(boxes: readonly Box[], { piece, radius }: Obstacle): boolean {
  const around = boxAround(piece);
  const near = radius + CLEAR;
  return boxes.some((box) => gapBetween(box, around) < near && gapToPiece(box, piece) < near);
}

/**
 * Whether every name can be read at the design scale: over no other name, no symbol and no stroke.
 *
 * @returns one sentence a fault, in the form of `parseBoard`.
 */
export function checkLabels(
  board: Board,
  file: string,
  symbols: readonly Symbols[] = symbolsOfBoard(board),
): readonly string[] {
  const labels = labelsOf(board, symbols);
  const obstacles = obstaclesOf(board);
  return labels.flatMap((label, index) => {
    const place = `${file}, stations.${label.station}.label`;
    const struck = labels.slice(index + 1).filter((other) => collide(label, other));
    const covered = new Set(obstacles.filter((obstacle) => covers(label.boxes, obstacle)).map(({ what }) => what));
    return [
      ...struck.map(({ station }) => `${place}: overlaps the name of ${station}`),
      ...[...covered].map((what) => `${place}: covers ${what}`),
    ];
  });
}
