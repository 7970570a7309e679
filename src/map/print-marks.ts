import type { Point, StationId } from '../games/gug/board-data.ts';
import { faultsOfDrop } from '../games/gug/drop.ts';
import { drawnSideOn, type Network } from '../games/gug/network.ts';
import { kindOf } from '../games/gug/places.ts';
import { around, type Box, distanceToBox, gapBetween, gapToPiece } from './box.ts';
import { type Drawn, isStruck } from './names.ts';
import { DOT_RADIUS } from './measures.ts';
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
    const special = [
      ...(id === leicester ? ['leicester' as const] : []),
      ...(id === elephant ? ['elephant' as const] : []),
    ];
    // Heathrow has a place of its own, whichever line ends there.
    const marks = new Set<PrintMarkKind>([...(id === heathrow ? ['heathrow' as const] : ends), ...special]);
    return marks.size === 0 ? [] : [[id, [...marks]] as const];
  });
}

/** A mark further off its station than this is tied to it, in grid units. */
const BESIDE = 1.7;
/** Beside its name it is as good as tied so far off. */
const BY_NAME = 2.5;

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

const boxAroundDot = ([x, y]: Point): Box => ({
  left: x - DOT_RADIUS,
  top: y - DOT_RADIUS,
  right: x + DOT_RADIUS,
  bottom: y + DOT_RADIUS,
});

const boxAt = ([x, y]: Point, kind: PrintMarkKind): Box => {
  const [across, down] = MARK_HALVES[kind];
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
};

/** A name as it is printed: all that its letters cover. */
type Covered = readonly Box[];

/** How far from the middle of its name's side a mark may stand, in grid units: the least is taken. */
const SLIDES = [0, -0.2, 0.2, -0.4, 0.4, -0.6, 0.6, -0.9, 0.9, -1.2, 1.2] as const;

/** A place for a mark; the nearer to its station, the better. */
interface Candidate extends Pick<PrintMark, 'at' | 'tiedTo'> {
  readonly far: number;
}

/** Places around a station. */
const besideStation = (places: readonly Point[]): readonly Candidate[] =>
  places.flatMap((from) =>
    OFFSETS.map((offset) => {
      const far = Math.hypot(...offset);
      return { at: plus(from, offset), far, ...(far > BESIDE && { tiedTo: from }) };
    }),
  );

/** Places at either side of a station's name, above and below it; none where another station carries the name. */
function besideName(name: Covered, [across, down]: Point): readonly Candidate[] {
  if (name.length === 0) return [];
  const { left, top, right, bottom } = around(name);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const gap = 2 * CLEAR;
  return SLIDES.flatMap((slide): readonly Point[] => [
    [left - across - gap, y + slide],
    [right + across + gap, y + slide],
    [x + slide, top - down - gap],
    [x + slide, bottom + down + gap],
  ]).map((at) => ({ at, far: BY_NAME }));
}

/** Nearer to the name of another station than this, a mark could be taken for that one's: it had better stand so much further off. */
const NEAR_OTHER = 0.45;
const AWAY = 1.2;
/** On the other side of the border a mark would say what its place denies: it stands there only if it must. */
const ACROSS = 100;

/** So far from its station all that is on the board has to be asked where a mark may stand, in grid units. */
const REACH = 12;

/** What stands around a station: nothing else can be in the way of its marks. */
interface Around {
  readonly drawn: readonly Drawn[];
  /** The names of other stations, and with its own all that is printed there. */
  readonly otherNames: Covered;
  readonly taken: Covered;
  /** The dots of other stations: what ties a mark to its station may cross lines, but not lead past them. */
  readonly otherDots: Covered;
}

/** Whether a mark at a place is on nothing, and leads past nothing. */
function isFree(kind: PrintMarkKind, { at, tiedTo }: Candidate, { drawn, taken, otherDots }: Around): boolean {
  const box = boxAt(at, kind);
  return (
    taken.every((other) => gapBetween(box, other) > CLEAR) &&
    !isStruck(box, drawn, CLEAR) &&
    !(tiedTo && [...taken, ...otherDots].some((other) => gapToPiece(other, [tiedTo, at]) === 0))
  );
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
  const placesOf = new Map(symbols.map((symbol) => [symbol.station, symbol.places]));
  const sideAt = drawnSideOn(network.board);
  const marks: PrintMark[] = [];
  for (const [station, kinds] of marksOf(network)) {
    const places = placesOf.get(station)!;
    const isNear = (box: Box) => places.some((place) => distanceToBox(place, box) < REACH);
    const name = names.get(station) ?? [];
    const otherNames = [...names].flatMap(([other, boxes]) => (other === station ? [] : boxes.filter(isNear)));
    const otherDots = symbols.flatMap((symbol) =>
      symbol.station === station ? [] : symbol.dots.flat().map(boxAroundDot).filter(isNear),
    );
    for (const kind of kinds) {
      const near: Around = {
        drawn: drawn.filter((each) => isNear(each.around)),
        otherNames,
        taken: [...otherNames, ...name, ...marks.map((mark) => boxAt(mark.at, mark.kind)).filter(isNear)],
        otherDots,
      };
      const isAcross = (at: Point) => (kind === 'north' || kind === 'south') && sideAt(at) !== kind;
      const isNearOther = (at: Point) => otherNames.some((other) => gapBetween(boxAt(at, kind), other) < NEAR_OTHER);
      const found = [...besideStation(places), ...besideName(name, MARK_HALVES[kind])]
        .filter((candidate) => liesWithin(boxAt(candidate.at, kind), paper) && isFree(kind, candidate, near))
        .map(({ at, far, tiedTo }) => ({
          mark: { kind, station, at, ...(tiedTo && { tiedTo }) },
          worth: far + (isAcross(at) ? ACROSS : 0) + (isNearOther(at) ? AWAY : 0),
        }))
        .sort((one, other) => one.worth - other.worth)[0];
      if (!found) throw new Error(`${network.board.id}: no room beside ${station} for the mark "${kind}"`);
      marks.push(found.mark);
    }
  }
  return marks;
}
