import type { Point } from '../games/gug/board-data.ts';
import { element } from './markup.ts';

/** A length in letter sizes. */
export const em = (length: number): string => `${Number(length.toFixed(2))}em`;

/**
 * From a station to a sign beside it. A bar that is turned: the browser works its lengths out anew when letters change
 * their size, and those of a line it does not.
 */
export function drawLeash([x, y]: Point): string {
  const turn = `rotate(${((Math.atan2(y, x) * 180) / Math.PI).toFixed(1)})`;
  const bar = (look: string, width: number) =>
    element('rect', {
      class: look,
      y: em(-width / 2),
      width: em(Math.hypot(x, y)),
      height: em(width),
      transform: turn,
    });
  return bar('leash edge', 0.42) + bar('leash', 0.18);
}
