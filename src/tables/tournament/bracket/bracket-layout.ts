import type { FormatPlan, LayerPlan } from '../../../games/tournament/format-plan.ts';
import { countMeetings } from '../../../games/tournament/rotation-meetings.ts';

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

/** Right and down from the upper left corner, in rem. */
export type Point = readonly [x: number, y: number];

/** The layers stand side by side, from left to right. */
interface Column {
  readonly layer: number;
  readonly x: number;
}

/** Players whose places are counted together: a game, or a rotated layer as a whole (R24). */
export interface Box {
  readonly layer: number;
  /** Index in its layer; null: the layer as a whole. */
  readonly game: number | null;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly rows: number;
}

/** By a repêchage, or past it. */
export type FlowKind = 'direct' | 'repechage';

/** The room of a stroke from one layer to a later one; all its lines run together in it. */
export interface Route {
  /** Indexes of the layers. */
  readonly from: number;
  readonly to: number;
  readonly kind: FlowKind;
  /** Where it runs up and down beside the boxes it comes from. */
  readonly trunk: number;
  /** Where it passes other layers, and comes down beside the boxes it leads to; null where it leads to the next layer. */
  readonly above: { readonly y: number; readonly fall: number } | null;
}

/** Where everything of a format stands, whatever has been played. */
export interface BracketLayout {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly Column[];
  readonly boxes: readonly Box[];
  readonly routes: readonly Route[];
}

/** Somebody who goes on for certain, or places whose players will. */
export type Onward = {
  /** The box whose standings send them. */
  readonly from: Box;
  /** The index of the layer. */
  readonly to: number;
} & (
  | { readonly is: 'person'; readonly player: number }
  /** Places from 1, both ends included. */
  | { readonly is: 'places'; readonly places: { readonly first: number; readonly last: number } }
);

/** A line of the picture. */
export interface FlowLine {
  readonly onward: Onward;
  /** The box in which the player is; null: it leads to the layer, for nobody knows yet to which of its rows. */
  readonly into: Box | null;
  /** Straight pieces, level and upright in turn. */
  readonly points: readonly Point[];
}

/** The lines of one route, which run together as lines do. */
export interface Flow extends Pick<Route, 'from' | 'to' | 'kind'> {
  readonly lines: readonly FlowLine[];
}

/** How far before a corner a stroke leaves for the other side of it, in rem: at 45°, as on the map. */
const CUT = 0.45;

/** The path of a stroke for SVG: straight pieces whose corners are cut. Points that lie on one another count once. */
export function flowPath(points: readonly Point[]): string {
  const corners = points.filter((point, index) => index === 0 || lengthOf(points[index - 1]!, point) > 1e-6);
  const pieces = corners.slice(1).map((end, index) => ({ start: corners[index]!, end }));
  const drawn = pieces.flatMap(({ start, end }, index) => {
    const [first, last] = [index === 0, index === pieces.length - 1];
    const cut = Math.min(CUT, lengthOf(start, end) / 2);
    return [...(first ? [start] : [along(start, end, cut)]), last ? end : along(end, start, cut)];
  });
  return drawn.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

const lengthOf = ([x1, y1]: Point, [x2, y2]: Point): number => Math.abs(x2 - x1) + Math.abs(y2 - y1);

/** A point so far from the start of a level or an upright piece. */
function along(start: Point, end: Point, way: number): Point {
  const share = way / lengthOf(start, end);
  return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
}

const round = (value: number): string => String(Math.round(value * 1_000) / 1_000);

type Two = readonly [one: number, other: number];

interface Meetings {
  /** Who meets more than once. */
  readonly again: readonly { readonly pair: Two; readonly times: number }[];
  readonly never: readonly Two[];
}

/** Who meets whom in the games of a layer, by the players' own indexes. */
export function meetingsIn(groups: readonly (readonly number[])[]): Meetings {
  const players = [...new Set(groups.flat())];
  const seats = groups.map((group) => group.map((player) => players.indexOf(player)));
  const named = ([one, other]: Two): Two => [players[one]!, players[other]!];
  const { again, never } = countMeetings(players.length, [seats]);
  return { again: again.map(({ pair, times }) => ({ pair: named(pair), times })), never: never.map(named) };
}
