import type { FormatPlan, LayerPlan, Way } from '../../../games/tournament/format-plan.ts';
import type { Box, BracketLayout, Column, Flow, FlowKind, Point } from './bracket-shape.ts';

/** All lengths are in rem, so that larger letters make a larger picture. */
export const LENGTHS = {
  /** Of a box: its width, its heading, and a row for each place. */
  width: 10.5,
  head: 2.75,
  row: 1.75,
  /** Below its last row. */
  foot: 0.25,
  /** Between two boxes of a layer. */
  between: 1,
  /** The name of a layer, above its boxes. */
  caption: 3,
  /** Between two strokes side by side. */
  stroke: 0.7,
  /** Between a stroke and a box. */
  room: 0.9,
} as const;

/** Where a stroke ends, left of the layer it leads to. */
const PLATFORM = 0.35;

/** A way as one stroke of its own, between two columns. */
interface Stroke {
  readonly way: Way;
  readonly from: number;
  readonly to: number;
  /** Above the boxes, where it passes other layers; -1 where it leads to the next. */
  readonly lane: number;
}

/** Places a tournament's layers from left to right, and draws where the players of each place go. */
export function bracketLayout(plan: FormatPlan): BracketLayout {
  const strokes = strokesOf(plan);
  const lanes = Math.max(0, ...strokes.map(({ lane }) => lane + 1));
  const top = LENGTHS.caption + lanes * LENGTHS.stroke + (lanes > 0 ? LENGTHS.room : 0);
  const tallest = Math.max(...plan.layers.map(heightOf));
  const columns = columnsOf(plan, strokes);
  const boxes = plan.layers.flatMap((layer, index) =>
    boxesOf(layer, index, columns[index]!.x, top + (tallest - heightOf(layer)) / 2),
  );
  const flows = strokes.map((stroke) => flowOf(plan, stroke, strokes, columns, boxes));
  return { width: columns.at(-1)!.x + LENGTHS.width, height: top + tallest, columns, boxes, flows };
}

const rowsOf = ({ placesOf, size, players }: LayerPlan): number => (placesOf === 'game' ? size : players);
const boxCount = ({ placesOf, games }: LayerPlan): number => (placesOf === 'game' ? games : 1);
const boxHeight = (layer: LayerPlan): number => LENGTHS.head + rowsOf(layer) * LENGTHS.row + LENGTHS.foot;
const heightOf = (layer: LayerPlan): number => boxCount(layer) * (boxHeight(layer) + LENGTHS.between) - LENGTHS.between;

function strokesOf({ layers }: FormatPlan): readonly Stroke[] {
  let lanes = 0;
  return layers.flatMap(({ ways }, from) =>
    ways.flatMap((way): readonly Stroke[] => {
      if (way.to === 'out') return [];
      const isNext = way.to === from + 1;
      if (!isNext) lanes += 1;
      return [{ way, from, to: way.to, lane: isNext ? -1 : lanes - 1 }];
    }),
  );
}

/** A gap is as wide as the strokes that go up and down in it. */
function columnsOf({ layers }: FormatPlan, strokes: readonly Stroke[]): readonly Column[] {
  const columns: Column[] = [];
  let x = 0;
  for (const [layer] of layers.entries()) {
    columns.push({ layer, x });
    const inGap = strokes.filter(({ from }) => from === layer).length + fallingTo(layer + 1, strokes).length;
    x += LENGTHS.width + 2 * LENGTHS.room + inGap * LENGTHS.stroke + PLATFORM;
  }
  return columns;
}

/** Strokes that come down to a layer from above. */
const fallingTo = (layer: number, strokes: readonly Stroke[]): readonly Stroke[] =>
  strokes.filter(({ to, lane }) => to === layer && lane >= 0);

function boxesOf(layer: LayerPlan, index: number, x: number, top: number): readonly Box[] {
  const height = boxHeight(layer);
  return Array.from({ length: boxCount(layer) }, (_, game) => ({
    layer: index,
    game: layer.placesOf === 'game' ? game : null,
    x,
    y: top + game * (height + LENGTHS.between),
    height,
    rows: rowsOf(layer),
  }));
}

function flowOf(
  { layers }: FormatPlan,
  stroke: Stroke,
  strokes: readonly Stroke[],
  columns: readonly Column[],
  boxes: readonly Box[],
): Flow {
  const { way, from, to, lane } = stroke;
  const right = columns[from]!.x + LENGTHS.width;
  const left = columns[to]!.x;
  const trunk = right + LENGTHS.room + orderOf(stroke, (each) => each.from === from, strokes) * LENGTHS.stroke;
  const entry = entryOf(stroke, strokes, boxes);
  const end: Point = [left - PLATFORM, entry];
  const paths = boxes
    .filter(({ layer }) => layer === from)
    .flatMap(({ y }) =>
      range(way.places.first, way.places.last).map((place): readonly Point[] => {
        const row = y + LENGTHS.head + (place - 0.5) * LENGTHS.row;
        const start: readonly Point[] = [
          [right, row],
          [trunk, row],
        ];
        if (lane < 0) return [...start, [trunk, entry], end];
        const above = LENGTHS.caption + (lane + 0.5) * LENGTHS.stroke;
        const fall =
          left -
          LENGTHS.room -
          orderOf(stroke, (each) => fallingTo(to, strokes).includes(each), strokes) * LENGTHS.stroke;
        return [...start, [trunk, above], [fall, above], [fall, entry], end];
      }),
    );
  return { from, to, places: way.places, kind: kindOf(layers, stroke), paths };
}

const orderOf = (stroke: Stroke, isBeside: (other: Stroke) => boolean, strokes: readonly Stroke[]): number =>
  strokes.filter(isBeside).indexOf(stroke);

/** Strokes come to the middle of their layer one below the other, as they lie in the picture: from above first. */
function entryOf(stroke: Stroke, strokes: readonly Stroke[], boxes: readonly Box[]): number {
  const there = boxes.filter(({ layer }) => layer === stroke.to);
  const last = there.at(-1)!;
  const middle = (there[0]!.y + last.y + last.height) / 2;
  const coming = strokes.filter(({ to }) => to === stroke.to);
  return middle + (coming.indexOf(stroke) - (coming.length - 1) / 2) * LENGTHS.stroke;
}

const kindOf = (layers: readonly LayerPlan[], { from, to }: Stroke): FlowKind =>
  layers[from]!.kind === 'R' || layers[to]!.kind === 'R' ? 'repechage' : 'direct';

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
