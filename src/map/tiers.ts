import type { Point, StationId } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import { type Box, gapBetween } from './box.ts';
import { boxesAt, type GrowingLabel } from './growth.ts';
import { element } from './markup.ts';
import { LABEL_SIZE } from './measures.ts';
import type { Stroke } from './strokes.ts';
import type { Symbols } from './symbols.ts';
import { distance } from './vector.ts';

/** Letters on a screen never get smaller than this, in CSS pixels. */
export const LEAST_LETTERS = 12;
/** CSS pixels to a grid unit at which the drawing is as it was designed, with every name of the board. */
const DESIGN_SCALE = LEAST_LETTERS / LABEL_SIZE;
/** CSS pixels to a grid unit from which on each tier of names is shown; the last two are for other railways. */
export const TIERS = [3, 4.5, 6.5, 9, 12, DESIGN_SCALE, 26, 44] as const;
/** At the design scale the drawing itself answers for its names; from here on other railways are shown. */
export const DESIGN_TIER = 5;
/** The least weight of a station whose name is shown, tier by tier. */
const LEAST_WEIGHTS = [7, 5, 3, 0, 0, 0];
/** For each station with a printed name, the tier from which on it is shown. */
export type Tiers = ReadonlyMap<StationId, number>;

/** The last tier that a scale, in CSS pixels to a grid unit, has reached. */
export const tierAt = (scale: number): number =>
  Math.max(
    0,
    TIERS.findLastIndex((least) => scale >= least),
  );

/**
 * What is drawn tier by tier, each by itself so that it is shown or not; tiers with nothing in them have nothing. Not in a
 * `g`: browsers lay out what is in one even where it is not displayed.
 */
export const tierGroups = (drawn: (tier: number) => readonly string[]): readonly string[] =>
  TIERS.map((_scale, tier) => ({ tier, content: drawn(tier) }))
    .filter(({ content }) => content.length > 0)
    .map(({ tier, content }) => element('svg', { class: `t${tier}` }, ...content));

/** How high letters are at a scale, in grid units: steady on the screen, and slowly growing beyond the design scale. */
export function lettersAt(scale: number): number {
  return (LEAST_LETTERS / scale) * Math.sqrt(Math.max(1, scale / DESIGN_SCALE));
}

/** The largest that marks over the map get, in grid units: seen from afar they shrink with it, before they cover it. */
const MARKS_MOST = 2.7;
/** How high the letters of marks are, in grid units, where those of names are so high; `board.css` says the same. */
export const marksAt = (letters: number): number => Math.min(letters, MARKS_MOST);

/** Letter sizes, in grid units, at which the names of each tier have least room. */
export const TIER_SIZES = TIERS.map((scale) => lettersAt(scale));
/** How much stroke a line of letters may lie on, in letter sizes, tier by tier: from afar one that crosses it. */
const MOST_COVER = [1.5, 1.5, 0.8, 0.6, 0.6, Infinity];
/** The same for the names one finds the way by: junctions of this weight and more. */
const HUB = { weight: 9, cover: 2 };
/** Around its own station a name may lie close to the stroke, in grid units. */
const OWN = 1.6;
/** How far the paper shines around letters, in letter sizes. */
const HALO = 0.12;
/** Grid units between the places at which strokes are felt for. */
const SAMPLE = 0.25;

/** Which names come first when there is no room for all: ends of lines, and junctions by lines and dots. */
function weigh(board: Board, { station, dots }: Symbols): number {
  const { lines } = board.stations.get(station)!;
  const calls = (line: (typeof lines)[number]) =>
    board.lines.get(line)!.stretches.filter(({ a, b }) => a === station || b === station).length;
  return lines.filter((line) => calls(line) === 1).length * 6 + lines.length + dots.length * 3;
}

function samplesOf(strokes: readonly Stroke[]): readonly Point[] {
  return strokes.flatMap(({ points }) =>
    points.slice(1).flatMap((to, index): Point[] => {
      const from = points[index]!;
      const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / SAMPLE);
      const at = (step: number): Point => [
        from[0] + ((to[0] - from[0]) * step) / steps,
        from[1] + ((to[1] - from[1]) * step) / steps,
      ];
      return Array.from({ length: steps }, (_none, step) => at(step));
    }),
  );
}

const holds = ({ left, top, right, bottom }: Box, [x, y]: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** Grid units of stroke under a box. */
const coveredBy = (box: Box, samples: readonly Point[]): number =>
  samples.filter((at) => holds(box, at)).length * SAMPLE;

/** Whether a box lies on the paper with all of it. */
export const liesWithin = (box: Box, paper: Box): boolean =>
  box.left > paper.left && box.right < paper.right && box.top > paper.top && box.bottom < paper.bottom;

/** For every name the first tier in which it can be shown: on paper, off other names, on little stroke. */
export function tiersOf(
  board: Board,
  symbols: readonly Symbols[],
  strokes: readonly Stroke[],
  labels: readonly GrowingLabel[],
  paper: Box,
): Tiers {
  const weights = new Map(symbols.map((symbol) => [symbol.station, weigh(board, symbol)]));
  const order = labels.toSorted((one, other) => weights.get(other.station)! - weights.get(one.station)!);
  const samples = samplesOf(strokes);
  const away = ({ origin }: GrowingLabel) => samples.filter((at) => distance(at, origin) > OWN);
  const shown = new Map<GrowingLabel, number>();
  for (const [tier, size] of TIER_SIZES.slice(0, DESIGN_TIER + 1).entries()) {
    const taken = [...shown.keys()].flatMap((label) => boxesAt(label, size));
    for (const label of order.filter((candidate) => !shown.has(candidate))) {
      const boxes = boxesAt(label, size);
      const weight = weights.get(label.station)!;
      const most = Math.max(MOST_COVER[tier]!, weight >= HUB.weight ? HUB.cover : 0);
      const isFree = () =>
        weight >= LEAST_WEIGHTS[tier]! &&
        boxes.every((box) => liesWithin(box, paper) && taken.every((other) => gapBetween(box, other) > size / 5)) &&
        boxes.every((box) => coveredBy(grown(box, size * HALO), away(label)) < most * size);
      if (tier < DESIGN_TIER && !isFree()) continue;
      shown.set(label, tier);
      taken.push(...boxes);
    }
  }
  return new Map([...shown].map(([{ station }, tier]) => [station, tier]));
}
