/** So many games stand in a chart; the figures are over all of them. */
export const CHARTED = 12;
/** Fewer games than this show nothing that the figures do not say. */
export const CHARTED_LEAST = 3;

/** A chart's width in its own units, which are about as large as CSS pixels on a phone. */
export const CHART_WIDTH = 300;
export const CHART_HEIGHT = 96;

/** A game takes so much, less when there are many: few games stand together at the left. */
const WIDEST = 50;
/** The part of a column that its bar fills. */
const FILLED = 0.8;

/** Where the games stand in a chart, so that those of two charts stand below each other. */
export function columnsOf(count: number): { readonly middle: (index: number) => number; readonly width: number } {
  const step = Math.min(WIDEST, CHART_WIDTH / count);
  return { middle: (index) => (index + 0.5) * step, width: FILLED * step };
}

/** The way of `value` from the first end of a domain to the second, between two ends of a chart. */
export function placedBetween(
  value: number,
  domain: readonly [number, number],
  ends: readonly [number, number],
): number {
  return ends[0] + ((value - domain[0]) / (domain[1] - domain[0])) * (ends[1] - ends[0]);
}

/** A path through the points, with a gap at every null. */
export function lineThrough(points: readonly (readonly [x: number, y: number] | null)[]): string {
  return points
    .map((point, index) =>
      point === null ? '' : `${(points[index - 1] ?? null) === null ? 'M' : 'L'}${point.join(',')}`,
    )
    .join('');
}
