import type { LayerView } from '../../../games/tournament/tournament-state.ts';
import {
  LENGTHS,
  PLATFORM,
  type Box,
  type BracketLayout,
  type Flow,
  type FlowLine,
  type Onward,
  type Point,
  type Route,
} from './bracket-layout.ts';
import { rowsIn } from './bracket-rows.ts';

/** Draws who goes on, from the row of each person to the row in which they are; places, from the head of their game. */
export function bracketFlows(
  { boxes, columns, routes }: BracketLayout,
  onward: readonly Onward[],
  layers: readonly LayerView[],
): readonly Flow[] {
  return routes.flatMap((route): readonly Flow[] => {
    const { from, to, kind } = route;
    const left = columns[to]!.x - PLATFORM;
    const entry = entryOf(route, routes, boxes, layers);
    const lines = onward
      .filter((one) => one.from.layer === from && one.to === to)
      .map((one): FlowLine => {
        const row = one.is === 'person' ? rowOf(one.player, to, boxes, layers) : undefined;
        const start: Point = [columns[from]!.x + LENGTHS.width, startOf(one, onward, layers)];
        return { onward: one, into: row?.box ?? null, points: pointsOf(route, start, [left, row?.y ?? entry]) };
      });
    return lines.length > 0 ? [{ from, to, kind, lines }] : [];
  });
}

function pointsOf({ trunk, above }: Route, start: Point, end: Point): readonly Point[] {
  const out: readonly Point[] = [start, [trunk, start[1]]];
  if (above === null) return [...out, [trunk, end[1]], end];
  return [...out, [trunk, above.y], [above.fall, above.y], [above.fall, end[1]], end];
}

/** Of a person: their row. Of places: the head of the box, for before its game is over no row is a place. */
function startOf(one: Onward, onward: readonly Onward[], layers: readonly LayerView[]): number {
  const { from } = one;
  if (one.is === 'person') return yOfRow(from, rowsIn(from, layers).players.indexOf(one.player));
  const open = onward.filter((other) => other.from === from && other.is === 'places');
  const apart = Math.min(HEADS_APART, LENGTHS.head / open.length);
  return from.y + LENGTHS.head / 2 + (open.indexOf(one) - (open.length - 1) / 2) * apart;
}

/** Between the lines that leave the head of a box. */
const HEADS_APART = 1;

/** The first row of a layer in which a player is: in a rotated layer they are in several games. */
function rowOf(player: number, layer: number, boxes: readonly Box[], layers: readonly LayerView[]) {
  const rows = boxes
    .filter((box) => box.layer === layer)
    .map((box) => ({ box, index: rowsIn(box, layers).players.indexOf(player) }));
  const found = rows.find(({ index }) => index >= 0);
  return found && { box: found.box, y: yOfRow(found.box, found.index) };
}

const yOfRow = ({ y }: Box, index: number): number => y + LENGTHS.head + (index + 0.5) * LENGTHS.row;

/** Lines to no certain row come to the middle of the free rows, one route below the other as they lie in the picture. */
function entryOf(route: Route, routes: readonly Route[], boxes: readonly Box[], layers: readonly LayerView[]): number {
  const there = boxes.filter(({ layer }) => layer === route.to);
  const free = there.flatMap((box) =>
    Array.from({ length: box.rows }, (_, index) => yOfRow(box, index)).slice(rowsIn(box, layers).players.length),
  );
  const rows = free.length > 0 ? free : there.map(({ y, height }) => y + height / 2);
  const coming = routes.filter(({ to }) => to === route.to);
  return (rows[0]! + rows.at(-1)!) / 2 + (coming.indexOf(route) - (coming.length - 1) / 2) * LENGTHS.stroke;
}
