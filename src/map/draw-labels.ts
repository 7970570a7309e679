import { LINE_HEIGHT } from './font-metrics.ts';
import type { GrowingLabel } from './growth.ts';
import { element, escapeText } from './markup.ts';
import { em, makeNumber } from './path.ts';

const ALIGNED = { start: undefined, middle: 'm', end: 'e' } as const;

/** Parts the words of two lines for those who hear them or copy them, and takes no room. */
const SPACE = element('tspan', { 'font-size': '0' }, ' ');

/** A name: placed in grid units at its origin, and from there in letter sizes, so that it can grow. */
export function drawLabel({ lines, origin, drop }: GrowingLabel): string {
  const [x, y] = origin.map(makeNumber) as [string, string];
  const rest = lines.slice(1).map(({ text }, index) => {
    // A name that is broken at its hyphen has none there.
    const space = lines[index]!.text.endsWith('-') ? '' : SPACE;
    return space + element('tspan', { x, dy: em(LINE_HEIGHT) }, escapeText(text));
  });
  return element('text', { class: ALIGNED[lines[0]!.anchor], x, y, dy: em(drop) }, escapeText(lines[0]!.text), ...rest);
}
