import { leadersOf, totalsOf } from '../../../games/gabong/match-standing.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';

/** The chart's own units are about as large as CSS pixels on a phone. */
export const CHART = { width: 352, height: 230 } as const;
/** Where the lines stand: to their left the points, below them the deals, to their right the names. */
const PLOT = { left: 30, right: 232, top: 12, bottom: 204 } as const;
const NAMES_AT = 250;
/** Names that stand closer run into each other. */
export const NAME_GAP = 16;
/** As many numbers fit below the lines, or beside them. */
const DEALS_MOST = 12;
const TICKS_MOST = 5;
/** As many points of a line are told apart. */
const POINTS_MOST = 60;

/** Two for each way to draw a line, so that ten players are told apart by their marks alone. */
export const MARKS = ['circle', 'square', 'up', 'diamond', 'down'] as const;
export const DASHES = ['', '8 3', '2 3', '10 3 2 3', '5 5'] as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A player's totals, deal by deal. */
export interface TotalsLine {
  readonly seat: number;
  readonly points: readonly Point[];
  readonly mark: (typeof MARKS)[number];
  readonly isHollow: boolean;
  /** As SVG has it. */
  readonly dash: string;
  /** Where the name begins; no two names overlap. */
  readonly name: Point;
  readonly isFirst: boolean;
}

export interface TotalsChart {
  readonly lines: readonly TotalsLine[];
  readonly ticks: readonly { readonly y: number; readonly points: number }[];
  readonly deals: readonly { readonly x: number; readonly number: number }[];
}

/** The totals as lines from nought on, the fewest points at the top; of a round with a deal. */
export function totalsChart(state: GabongState): TotalsChart {
  const { setup, deals, came } = state;
  const standing = totalsOf(state);
  const most = Math.max(1, ...standing, ...deals.flatMap(({ totals }) => totals));
  const step = stepOf(most / TICKS_MOST);
  const ends = Math.ceil(most / step) * step;
  const x = (deal: number) => PLOT.left + (deal / deals.length) * (PLOT.right - PLOT.left);
  const y = (points: number) => PLOT.top + (points / ends) * (PLOT.bottom - PLOT.top);
  const first = leadersOf(state);
  // A newcomer's line begins where they came in.
  const totals = setup.players.map((_, seat) => {
    const after = deals.map((deal) => deal.totals[seat]);
    const first = after.findIndex((total) => total !== undefined);
    const from = first < 0 ? deals.length : first;
    const since = after.map((total, deal) => (deal + 1 === from ? came?.[seat] : total));
    return [from > 0 ? undefined : 0, ...since];
  });
  const names = spread(
    standing.map((total) => y(total)),
    PLOT.top,
    PLOT.bottom,
  );
  const every = Math.ceil(deals.length / DEALS_MOST);
  const apart = Math.ceil(deals.length / POINTS_MOST);
  return {
    lines: totals.map((each, seat) => ({
      seat,
      points: each
        .flatMap((points, deal) => (points === undefined ? [] : [{ deal, x: x(deal), y: y(points) }]))
        .filter(({ deal }) => deal % apart === 0 || deal === deals.length)
        .map((point) => ({ x: point.x, y: point.y })),
      mark: MARKS[seat % MARKS.length]!,
      isHollow: seat >= MARKS.length,
      dash: DASHES[seat % DASHES.length]!,
      name: { x: NAMES_AT, y: names[seat]! },
      isFirst: first.includes(seat),
    })),
    ticks: Array.from({ length: ends / step + 1 }, (_, index) => ({ y: y(index * step), points: index * step })),
    deals: deals
      .map((_, index) => ({ x: x(index + 1), number: index + 1 }))
      .filter(({ number }) => number % every === 0),
  };
}

/** The least of 1, 2, 5, 10, 20 ... that is not less. */
function stepOf(least: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((one) => one * ten).find((step) => step >= least) ?? ten * 10;
}

/** Moves what stands too close apart, as little as it takes, within two edges that hold them all. */
function spread(places: readonly number[], from: number, to: number): readonly number[] {
  const order = places.map((_, index) => index).sort((one, other) => places[one]! - places[other]! || one - other);
  const spaced = [...places];
  let least = from;
  for (const index of order) {
    spaced[index] = Math.max(spaced[index]!, least);
    least = spaced[index] + NAME_GAP;
  }
  let most = to;
  for (const index of [...order].reverse()) {
    spaced[index] = Math.min(spaced[index]!, most);
    most = spaced[index] - NAME_GAP;
  }
  return spaced;
}
