import type { LabelSide, Point } from '../games/gug/board-data.ts';
import type { Box } from './box.ts';
import { CAP_HEIGHT, descentOf } from './font-metrics.ts';
import type { Label } from './label.ts';
import { LABEL_SIZE } from './measures.ts';

/** A name that can grow from the edge of its symbol: its letters have any size, its origin stays. */
export interface GrowingLabel extends Label {
  /** In grid units. */
  readonly origin: Point;
  /** From the origin down to the first baseline, in letter sizes. */
  readonly drop: number;
}

/** The point of a name that is nearest to its symbol. */
function originOf({ lines }: Label, side: LabelSide): Point {
  const first = lines[0]!;
  const last = lines.at(-1)!;
  const top = first.y - CAP_HEIGHT * LABEL_SIZE;
  if (side.startsWith('N')) return [first.x, last.y + (side === 'N' ? descentOf(last.text) * LABEL_SIZE : 0)];
  return [first.x, side.startsWith('S') ? top : (top + last.y) / 2];
}

/** @param side - of its symbol, on which it stands. */
export function growingLabel(label: Label, side: LabelSide): GrowingLabel {
  const origin = originOf(label, side);
  return { ...label, origin, drop: (label.lines[0]!.y - origin[1]) / LABEL_SIZE };
}

/** What a name covers when its letters are `size` grid units high. */
export function boxesAt({ boxes, origin: [x, y] }: GrowingLabel, size: number): readonly Box[] {
  const factor = size / LABEL_SIZE;
  return boxes.map(({ left, top, right, bottom }) => ({
    left: x + (left - x) * factor,
    top: y + (top - y) * factor,
    right: x + (right - x) * factor,
    bottom: y + (bottom - y) * factor,
  }));
}
