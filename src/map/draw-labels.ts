import type { Point } from '../games/gug/board-data.ts';
import { LINE_HEIGHT } from './font-metrics.ts';
import type { GrowingLabel } from './growth.ts';
import { element, escapeText } from './markup.ts';
import { makeNumber } from './path.ts';
import { minus } from './vector.ts';

const ALIGNED = { start: undefined, middle: 'm', end: 'e' } as const;

const em = (value: number): string => `${String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')}em`;
/** Zero is what SVG takes when an attribute is left out. */
const unlessZero = (number: string): string | undefined => (number === '0' ? undefined : number);

/** Parts the words of two lines for those who hear them or copy them, and takes no room. */
const SPACE = element('tspan', { 'font-size': '0' }, ' ');

/**
 * A name: placed in grid units at its origin, and from there in letter sizes, so that it can grow.
 *
 * @param from - what coordinates are counted from.
 */
export function drawLabel({ lines, origin, drop }: GrowingLabel, tier: number, from: Point): string {
  const [x, y] = minus(origin, from).map(makeNumber) as [string, string];
  const rest = lines.slice(1).map(({ text }) => SPACE + element('tspan', { x, dy: em(LINE_HEIGHT) }, escapeText(text)));
  const look = [ALIGNED[lines[0]!.anchor], `t${tier}`].filter(Boolean).join(' ');
  return element(
    'text',
    { class: look, x: unlessZero(x), y: unlessZero(y), dy: em(drop) },
    escapeText(lines[0]!.text),
    ...rest,
  );
}
