import type { Point, StationId } from '../games/gug/board-data.ts';
import { faultsOfDrop } from '../games/gug/drop.ts';
import type { Network } from '../games/gug/network.ts';
import { kindOf } from '../games/gug/places.ts';
import { around, type Box, gapBetween, gapToPiece } from './box.ts';
import { type Drawn, isStruck } from './names.ts';
import type { Symbols } from './symbols.ts';
import { liesWithin } from './tiers.ts';
import { plus } from './vector.ts';

/**
 * What stands beside a station on the printed board: what a drop there counts as (12.2, 16.2), that there is none (13.1),
 * or what else a rule says of it (16.4, 16.5).
 */
export type PrintMarkKind = 'north' | 'south' | 'central' | 'heathrow' | 'none' | 'leicester' | 'elephant';

/** Half the width and half the height of each mark, in grid units. */
export const MARK_HALVES: Readonly<Record<PrintMarkKind, Point>> = {
  north: [0.62, 0.76],
  south: [0.62, 0.76],
  central: [0.78, 0.78],
  heathrow: [0.9, 0.6],
  none: [0.6, 0.6],
  leicester: [0.6, 0.6],
  elephant: [1.4, 0.6],
};

export interface PrintMark {
  readonly kind: PrintMarkKind;
  readonly station: StationId;
  /** Its middle, in grid units. */
  readonly at: Point;
  /** Where its station is met, if it stands so far off that it is tied to it. */
  readonly tiedTo?: Point;
}

/** The marks of each station, as the judge decides them; the station by its first symbol. */
export function marksOf(network: Network): readonly (readonly [StationId, readonly PrintMarkKind[]])[] {
  const { board, endsAt } = network;
  const { heathrow, leicester, elephant } = board.data.special;
  return [...board.stations.values()].flatMap(({ id, lines }) => {
    const ends = lines
      .filter((line) => endsAt(id, line))
      .map((line): PrintMarkKind =>
        faultsOfDrop(network, [], { station: id, line }).length > 0 ? 'none' : kindOf(network, { station: id, line }),
      );
    const special = [...(id === leicester ? ['leicester' as const] : []), ...(id === elephant ? ['elephant' as const] : [])];
    // Heathrow has a place of its own, whichever line ends there.
    const marks = new Set<PrintMarkKind>([...(id === heathrow ? ['heathrow' as const] : ends), ...special]);
    return marks.size === 0 ? [] : [[id, [...marks]] as const];
  });
}

/** A mark further off its station than this is tied to it, in grid units. */
const BESIDE = 1.7;

/** White space around a mark, in grid units. */
const CLEAR = 0.1;
const DIRECTIONS = 48;
/** How far off its station a mark may stand, in grid units: the nearest free place is taken. */
const DISTANCES = Array.from({ length: 30 }, (_, index) => 0.9 + 0.2 * index);

const OFFSETS: readonly Point[] = DISTANCES.flatMap((far) =>
  Array.from({ length: DIRECTIONS }, (_, index): Point => {
    const angle = (index / DIRECTIONS) * 2 * Math.PI;
    return [far * Math.cos(angle), far * Math.sin(angle)];
  }),
);

const boxAt = ([x, y]: Point, kind: PrintMarkKind): Box => {
  const [across, down] = MARK_HALVES[kind];
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
};

/** A name as it is printed: all that its letters cover. */
type Covered = readonly Box[];

/** How far from the middle of its name's side a mark may stand, in grid units: the least is taken. */
const SLIDES = [0, -0.2, 0.2, -0.4, 0.4, -0.6, 0.6] as const;

/** The middles of a mark at either side of its station's name, above and below it. */
function besideName(name: Covered, [across, down]: Point): readonly Point[] {
  const { left, top, right, bottom } = around(name);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const gap = 2 * CLEAR;
  return SLIDES.flatMap((slide): readonly Point[] => [
    [left - across - gap, y + slide],
    [right + across + gap, y + slide],
    [x + slide, top - down - gap],
    [x + slide, bottom + down + gap],
  ]);
}

/** A place for a mark; the nearer to its station, the better. */
interface Candidate extends Pick<PrintMark, 'at' | 'tiedTo'> {
  readonly far: number;
}

/**
 * Finds the nearest place for every mark, beside its station or its name: on no name, no stroke, no symbol and no mark
 * before it, and on the paper.
 *
 * @param names - of each station that has one printed. @throws an error where there is no room: the build fails, and says where.
 */
export function placeMarks(
  network: Network,
  symbols: readonly Symbols[],
  drawn: readonly Drawn[],
  names: ReadonlyMap<StationId, Covered>,
  paper: Box,
): readonly PrintMark[] {
  const places = new Map(symbols.map((symbol) => [symbol.station, symbol.places]));
  const placed: PrintMark[] = [];
  for (const [station, kinds] of marksOf(network)) {
    const byStation = places.get(station)!.flatMap((from) =>
      OFFSETS.map((offset): Candidate => {
        const far = Math.hypot(...offset);
        return { at: plus(from, offset), far, ...(far > BESIDE && { tiedTo: from }) };
      }),
    );
    for (const kind of kinds) {
      const byName = besideName(names.get(station) ?? [], MARK_HALVES[kind]).map((at): Candidate => ({ at, far: BESIDE }));
      const taken = [...[...names.values()].flat(), ...placed.map((mark) => boxAt(mark.at, mark.kind))];
      const found = [...byStation, ...byName]
        .sort((one, other) => one.far - other.far)
        .find(({ at, tiedTo }) => {
          const box = boxAt(at, kind);
          return (
            liesWithin(box, paper) &&
            taken.every((other) => gapBetween(box, other) > CLEAR) &&
            !(tiedTo && taken.some((other) => gapToPiece(other, [tiedTo, at]) === 0)) &&
            !isStruck(box, drawn, CLEAR)
          );
        });
      if (!found) throw new Error(`${network.board.id}: no room beside ${station} for the mark "${kind}"`);
      const { at, tiedTo } = found;
      placed.push({ kind, station, at, ...(tiedTo && { tiedTo }) });
    }
  }
  return placed;
}
