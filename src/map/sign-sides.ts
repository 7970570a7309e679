import type { Point, StationId } from '../games/gug/board-data.ts';
import { type Box, distanceToBox } from './box.ts';
import { boxesAt } from './growth.ts';
import { BESIDE, LEAN } from './measures.ts';
import { namesIn, type PlacedName } from './names.ts';
import type { Symbols } from './symbols.ts';
import { marksAt, TIER_SIZES } from './tiers.ts';
import { plus, times } from './vector.ts';

/** How many directions there are around a station: one hexadecimal digit tells which. From the right on, downwards. */
const DIRECTIONS = 16;
/** Half of a sign, in letter sizes. */
const RADIUS = 0.95;
/** What is seen from afar, where all signs are small, counts half. */
const FAR = 2;

const directions = Array.from({ length: DIRECTIONS }, (_, index) => {
  const angle = (index * 2 * Math.PI) / DIRECTIONS;
  return { digit: index.toString(16), towards: [Math.cos(angle), Math.sin(angle)] satisfies Point };
});
/** Beside a stop of the route, and little above or below: further down, the ticket begins. */
const sideways = [0, 1, 7, 8, 9, 15].map((index) => directions[index]!);

/**
 * Finds the sides of each station at which names cover least of the players' signs, over all zooms: names lie above signs.
 *
 * @returns a digit for each station, in the order of `stations`, three times: where one stands alone, where signs stand
 *   beside another mark, and where beside a stop of the route. The drawing keeps them (`draw.ts`), and whoever draws the
 *   signs asks for them (`overlay.ts`).
 */
export function signSides(
  stations: Iterable<StationId>,
  symbols: readonly Symbols[],
  names: readonly PlacedName[],
): string {
  const named = TIER_SIZES.map((size, tier) => namesIn(names, tier).flatMap(({ label }) => boxesAt(label, size)));
  const places = new Map(symbols.map((symbol) => [symbol.station, symbol.places[0]!]));
  const digits = [...stations].map((station) => {
    const at = places.get(station);
    if (!at) return ['0', '0', '0'] as const;
    const near = named.map((boxes, tier) => {
      const reach = (BESIDE + RADIUS) * marksAt(TIER_SIZES[tier]!);
      return boxes.filter((box) => distanceToBox(at, box) < reach);
    });
    const covered = (offset: Point) =>
      near.reduce((sum, boxes, tier) => sum + coveredBy(boxes, at, offset, tier) / (tier < FAR ? 2 : 1), 0);
    const best = (among: typeof directions, far: number) =>
      among
        .map(({ digit, towards }) => ({ digit, cost: covered(times(towards, far)) }))
        .reduce((least, next) => (next.cost < least.cost ? next : least)).digit;
    return [best(directions, LEAN), best(directions, BESIDE), best(sideways, BESIDE)] as const;
  });
  return ([0, 1, 2] as const).map((which) => digits.map((each) => each[which]).join('')).join('');
}

/** How far the name that reaches furthest into a sign does so, in letter sizes. */
function coveredBy(boxes: readonly Box[], at: Point, offset: Point, tier: number): number {
  const size = marksAt(TIER_SIZES[tier]!);
  const middle = plus(at, times(offset, size));
  return Math.max(0, ...boxes.map((box) => RADIUS - distanceToBox(middle, box) / size));
}
