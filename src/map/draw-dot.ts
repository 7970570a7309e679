import { element } from './markup.ts';
import { DOT_RADIUS, RING_WIDTH } from './measures.ts';
import { makeNumber, makePill } from './path.ts';
import type { Bar } from './symbols.ts';
import { isSame } from './vector.ts';

/** A dot: a ring of ink around enamel, drawn out into a pill where its lines run side by side. */
export function drawDot([from, to]: Bar): string {
  const radius = DOT_RADIUS - RING_WIDTH / 2;
  if (!isSame(from, to)) return element('path', { class: 'd', d: makePill([from, to], radius) });
  const [cx, cy] = from.map(makeNumber).map((number) => (number === '0' ? undefined : number));
  return element('circle', { class: 'd', cx, cy, r: makeNumber(radius) });
}
