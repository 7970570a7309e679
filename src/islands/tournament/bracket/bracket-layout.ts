import type { FormatPlan, LayerPlan } from '../../../games/tournament/format-plan.ts';
import type { Box, BracketLayout, Column, FlowKind, Route } from './bracket-shape.ts';

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
  /** Between a stroke and a box it leads to. */
  room: 0.9,
  /** Between a box and a stroke that leaves it: the places are named there that nobody has yet. */
  leave: 2.6,
} as const;

/** Where a stroke ends, left of the layer it leads to. */
export const PLATFORM = 0.35;

/** A way as one stroke of its own, between two columns. */
interface Stroke {
  readonly from: number;
  readonly to: number;
  /** Above the boxes, where it passes other layers; -1 where it leads to the next. */
  readonly lane: number;
}

/** Places a tournament's layers from left to right, with room for the strokes to where its players go. */
export function bracketLayout(plan: FormatPlan): BracketLayout {
  const strokes = strokesOf(plan);
  const lanes = Math.max(0, ...strokes.map(({ lane }) => lane + 1));
  const top = LENGTHS.caption + lanes * LENGTHS.stroke + (lanes > 0 ? LENGTHS.room : 0);
  const tallest = Math.max(...plan.layers.map(heightOf));
  const columns = columnsOf(plan, strokes);
  const boxes = plan.layers.flatMap((layer, index) =>
    boxesOf(layer, index, columns[index]!.x, top + (tallest - heightOf(layer)) / 2),
  );
  const routes = strokes.map((stroke) => routeOf(plan, stroke, strokes, columns));
  return { width: columns.at(-1)!.x + LENGTHS.width, height: top + tallest, columns, boxes, routes };
}

const rowsOf = ({ placesOf, size, players }: LayerPlan): number => (placesOf === 'game' ? size : players);
const boxCount = ({ placesOf, games }: LayerPlan): number => (placesOf === 'game' ? games : 1);
const boxHeight = (layer: LayerPlan): number => LENGTHS.head + rowsOf(layer) * LENGTHS.row + LENGTHS.foot;
const heightOf = (layer: LayerPlan): number => boxCount(layer) * (boxHeight(layer) + LENGTHS.between) - LENGTHS.between;

function strokesOf({ layers }: FormatPlan): readonly Stroke[] {
  let lanes = 0;
  return layers.flatMap(({ ways }, from) => {
    const targets = ways.flatMap(({ to }) => (to === 'out' ? [] : [to]));
    const past = targets.filter((to) => to > from + 1);
    // The stroke to the next layer turns last: on its way there it meets none that only begins.
    return [
      ...past.map((to): Stroke => ({ from, to, lane: lanes++ })),
      ...targets.filter((to) => to === from + 1).map((to): Stroke => ({ from, to, lane: -1 })),
    ];
  });
}

/** A gap is as wide as the strokes that go up and down in it. */
function columnsOf({ layers }: FormatPlan, strokes: readonly Stroke[]): readonly Column[] {
  const columns: Column[] = [];
  let x = 0;
  for (const [layer] of layers.entries()) {
    columns.push({ layer, x });
    const inGap = strokes.filter(({ from }) => from === layer).length + fallingTo(layer + 1, strokes).length;
    x += LENGTHS.width + LENGTHS.leave + LENGTHS.room + inGap * LENGTHS.stroke + PLATFORM;
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

function routeOf(
  { layers }: FormatPlan,
  stroke: Stroke,
  strokes: readonly Stroke[],
  columns: readonly Column[],
): Route {
  const { from, to, lane } = stroke;
  const leaving = strokes.filter((each) => each.from === from);
  const trunk = columns[from]!.x + LENGTHS.width + LENGTHS.leave + leaving.indexOf(stroke) * LENGTHS.stroke;
  const falling = fallingTo(to, strokes).indexOf(stroke);
  const fall = columns[to]!.x - LENGTHS.room - falling * LENGTHS.stroke;
  const above = lane < 0 ? null : { y: LENGTHS.caption + (lane + 0.5) * LENGTHS.stroke, fall };
  return { from, to, kind: kindOf(layers, stroke), trunk, above };
}

const kindOf = (layers: readonly LayerPlan[], { from, to }: Stroke): FlowKind =>
  layers[from]!.kind === 'R' || layers[to]!.kind === 'R' ? 'repechage' : 'direct';
