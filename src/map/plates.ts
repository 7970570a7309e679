import type { Point, StationId } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import type { Box } from './box.ts';
import { boxesAt } from './growth.ts';
import { labelsOf } from './label.ts';
import { namesIn, placeNames } from './names.ts';
import { paperOf } from './paper.ts';
import type { Plate, PlateKind } from './shown.ts';
import { strokesOf } from './strokes.ts';
import { symbolsOfBoard } from './symbols.ts';
import { liesWithin, marksAt, TIER_SIZES } from './tiers.ts';

/** Half of a plate, in letter sizes. */
const HALF: Point = [0.85, 0.6];
/** How far from its station a plate may stand, in letter sizes: the nearest that covers no name is taken. */
const DISTANCES = [1.7, 1.9, 2.2, 2.5, 2.8, 3.2, 3.7, 4.3, 5, 5.6, 6.2, 7] as const;
const DIRECTIONS = 36;
/** The sips of a legal end stand up to the right of it: there a plate comes last. */
const CAP = -Math.PI / 4;

const touch = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** The places beside a station that are tried, in letter sizes from it: the nearest first, the one for sips last. */
const PLACES: readonly Point[] = DISTANCES.flatMap((distance) =>
  Array.from({ length: DIRECTIONS }, (_, index) => (index / DIRECTIONS) * 2 * Math.PI - Math.PI)
    .sort((one, other) => Math.abs(other - CAP) - Math.abs(one - CAP))
    .map((angle): Point => [distance * Math.cos(angle), distance * Math.sin(angle)]),
);

/**
 * Makes the function that finds a place for each plate (17.5) beside its station: on no name, at any zoom at which the
 * name is shown, on no plate before it, and on the paper where there is room.
 */
export function platesOn(board: Board): (drawn: ReadonlyMap<StationId, PlateKind>) => readonly Plate[] {
  const strokes = strokesOf(board.data);
  const symbols = symbolsOfBoard(board);
  const paper = paperOf(board, symbols, labelsOf(board, symbols));
  const names = placeNames(board, symbols, strokes, paper);
  const named = TIER_SIZES.map((size, tier) => namesIn(names, tier).flatMap(({ label }) => boxesAt(label, size)));
  const boxAt = ([x, y]: Point, [right, down]: Point, tier: number): Box => {
    const size = marksAt(TIER_SIZES[tier]!);
    const [at, level] = [x + right * size, y + down * size];
    return {
      left: at - HALF[0] * size,
      right: at + HALF[0] * size,
      top: level - HALF[1] * size,
      bottom: level + HALF[1] * size,
    };
  };
  return (drawn) => {
    const plates: Plate[] = [];
    for (const [station, kind] of drawn) {
      const at = symbols.find((symbol) => symbol.station === station)?.places[0];
      if (!at) continue;
      const others = TIER_SIZES.map((_, tier) => [
        ...named[tier]!,
        ...plates.map((plate) => boxAt(plate.at, plate.offset, tier)),
      ]);
      const isFree = (offset: Point) =>
        others.every((boxes, tier) => {
          const box = boxAt(at, offset, tier);
          return !boxes.some((other) => touch(box, other));
        });
      // From afar the whole paper is seen, and no more.
      const isOnPaper = (offset: Point) => liesWithin(boxAt(at, offset, 0), paper);
      const free = PLACES.filter(isFree);
      const offset = free.find(isOnPaper) ?? free[0] ?? PLACES[0]!;
      plates.push({ station, kind, at, offset });
    }
    return plates;
  };
}
