import type { LabelSide, Point, StationId } from '../games/gug/board-data.ts';
import type { Board, Station } from '../games/gug/board.ts';
import type { Box } from './box.ts';
import { ASCENT, CAP_HEIGHT, descentOf, LINE_HEIGHT, widthOf } from './font-metrics.ts';
import { DOT_RADIUS, LABEL_SIZE, TICK_RADIUS } from './measures.ts';
import type { Symbols } from './symbols.ts';
import { dot, middle, minus, plus, times } from './vector.ts';

/** One printed line of a name: `y` is its baseline, `x` its start, middle or end, in grid units. */
export interface LabelLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Label {
  readonly station: StationId;
  readonly lines: readonly LabelLine[];
  /** What the letters of each line cover. */
  readonly boxes: readonly Box[];
}

const DIAGONAL = Math.SQRT1_2;
/** Towards each side of a station, of length 1 (y grows down). */
export const TOWARDS: Readonly<Record<LabelSide, Point>> = {
  N: [0, -1],
  NE: [DIAGONAL, -DIAGONAL],
  E: [1, 0],
  SE: [DIAGONAL, DIAGONAL],
  S: [0, 1],
  SW: [-DIAGONAL, DIAGONAL],
  W: [-1, 0],
  NW: [-DIAGONAL, -DIAGONAL],
};
/** White space between a symbol and its name: beside it, above or below it, and at its corners. */
const GAP = { beside: 0.3, level: 0.24, corner: 0.1 };

/** The outermost points of a symbol towards one side; the mean, where several lie equally far. */
function edgeOf({ dots, ticks, ends }: Symbols, side: Point): Point {
  const bars = [
    ...dots.flatMap((bar) => bar.map((at) => ({ at, reach: DOT_RADIUS }))),
    // A tick is met at its middle, so that a name beside a slanting line stands level with its station.
    ...[...ticks, ...ends].map(([a, b]) => ({
      at: middle(a, b),
      reach: Math.abs(dot(minus(b, a), side)) / 2 + TICK_RADIUS,
    })),
  ];
  const farthest = Math.max(...bars.map(({ at, reach }) => dot(at, side) + reach));
  const outer = bars.filter(({ at, reach }) => farthest - dot(at, side) - reach < 0.01);
  const sum = outer.reduce<Point>((total, { at, reach }) => plus(total, plus(at, times(side, reach))), [0, 0]);
  return times(sum, 1 / outer.length);
}

function boxOf({ text, x, y, anchor }: LabelLine): Box {
  const width = widthOf(text) * LABEL_SIZE;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, top: y - ASCENT * LABEL_SIZE, right: left + width, bottom: y + descentOf(text) * LABEL_SIZE };
}

/** The name of a station where its data puts it; undefined where another station carries it. */
export function labelOf(
  { id, name, data }: Pick<Station, 'id' | 'name' | 'data'>,
  symbols: Symbols,
): Label | undefined {
  const { side, text = name, shift = [0, 0], hidden } = data.label;
  if (hidden) return undefined;
  const rows = text.split('\n');
  const [right, down] = TOWARDS[side];
  const isCorner = right !== 0 && down !== 0;
  const space = isCorner ? GAP.corner : down === 0 ? GAP.beside : GAP.level;
  const [x, y] = plus(plus(edgeOf(symbols, TOWARDS[side]), times(TOWARDS[side], space)), shift);
  const cap = CAP_HEIGHT * LABEL_SIZE;
  const row = LINE_HEIGHT * LABEL_SIZE;
  const height = cap + (rows.length - 1) * row;
  const first = cap + y - height / 2 + (Math.sign(down) * height) / 2;
  const anchor = right > 0 ? 'start' : right < 0 ? 'end' : 'middle';
  const lines = rows.map((line, index): LabelLine => ({ text: line, x, y: first + index * row, anchor }));
  return { station: id, lines, boxes: lines.map(boxOf) };
}

/** The printed names of a board, in its order of stations. */
export function labelsOf(board: Board, symbols: readonly Symbols[]): readonly Label[] {
  return symbols.flatMap((symbol) => labelOf(board.stations.get(symbol.station)!, symbol) ?? []);
}
