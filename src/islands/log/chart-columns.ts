import { scaleBand } from 'd3-scale';

/** So many games stand in a chart; the figures are over all of them. */
export const CHARTED = 12;

/** A chart's width in its own units, which are about as large as CSS pixels on a phone. */
export const CHART_WIDTH = 300;
export const CHART_HEIGHT = 96;

/** A game takes so much, less when there are many: few games stand together at the left. */
const WIDEST = 50;

/** Where the games stand in a chart, so that those of two charts stand below each other. */
export function columnsOf(count: number): { readonly middle: (index: number) => number; readonly width: number } {
  const band = scaleBand<number>([...Array(count).keys()], [0, Math.min(CHART_WIDTH, count * WIDEST)]).paddingInner(
    0.2,
  );
  const width = band.bandwidth();
  return { middle: (index) => (band(index) ?? 0) + width / 2, width };
}
