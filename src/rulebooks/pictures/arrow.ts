import { element } from '../../map/markup.ts';

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

export interface Arrow {
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
