import type { LineId, Point, StationId } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import { onceFor } from '../games/shared/memo.ts';
import type { Plate } from './shown.ts';
import { symbolsOfBoard } from './symbols.ts';
import { DESIGN_TIER, lettersAt, marksAt, tierAt } from './tiers.ts';
import { distance, distanceTo } from './vector.ts';

/** What a tap on the map means: a station, one of a railway that may not be used, or the Thames. */
export type Tap =
  /** `lines`: those of the dot that was meant, where the station has dots apart and the tap was clearly at one. */
  | { readonly kind: 'station'; readonly station: StationId; readonly lines?: readonly LineId[] }
  | { readonly kind: 'other'; readonly station: StationId }
  | { readonly kind: 'river' }
  /** Several stations under one finger, seen from afar: none is meant before the map is closer. */
  | { readonly kind: 'closer' }
  /** A plate beside an end station that was drawn (17.5). */
  | { readonly kind: 'plate'; readonly station: StationId };

/** CSS pixels within which a tap finds a station: the width of a finger. */
const REACH = 44;
/** CSS pixels by which a tap is nearer to one dot of a station than to the next, so that this one was meant. */
const CLEARLY = 12;
/** CSS pixels within which a tap means a plate, where no station is nearer. */
const REACH_OF_PLATE = 24;
/** CSS pixels to a grid unit from which on a finger can choose between neighbours; from further off a crowd is not chosen from. */
export const CHOOSING_SCALE = 9;
/** CSS pixels around a tap within which a second station makes a crowd. */
const CROWD = 24;
/** CSS pixels within which a tap on the river still means a station on its bank. */
const REACH_ON_RIVER = 22;

/**
 * Makes the function that says what a tap means.
 *
 * @returns for a point in grid units and a scale in CSS pixels to a grid unit: the nearest station on the
 *   screen, other railways only when the map shows them; null when nothing is near.
 */
export const snapOn = onceFor((board: Board) => {
  const symbols = symbolsOfBoard(board);
  const dotsOf = new Map(
    symbols.map(({ station, places, lines }) => [station, places.map((at, index) => ({ at, lines: lines[index]! }))]),
  );
  const stations = symbols.flatMap(({ station, places }) =>
    places.map((at) => ({ at, tap: { kind: 'station', station } as const })),
  );
  /** The lines of the dot that a tap on a station was clearly at; undefined where all lines stop at it, or at none alone. */
  const linesAt = (station: StationId, point: Point, scale: number): readonly LineId[] | undefined => {
    const dots = dotsOf.get(station)!;
    const [near, next] = [...dots].sort((one, other) => distance(one.at, point) - distance(other.at, point));
    if (!near || !next || (distance(next.at, point) - distance(near.at, point)) * scale < CLEARLY) return undefined;
    const isForAll = dots.every(({ lines }) => lines.every((line) => near.lines.includes(line)));
    return isForAll ? undefined : near.lines;
  };
  const others = [...board.others.values()].map(({ id, at }) => ({ at, tap: { kind: 'other', station: id } as const }));
  const { path, width } = board.data.river;
  return (point: Point, scale: number, plates: readonly Plate[] = []): Tap | null => {
    const size = marksAt(lettersAt(scale));
    const beside = plates.map(({ station, at: [x, y], offset: [right, down] }) => ({
      tap: { kind: 'plate', station } as const,
      pixels: distance([x + right * size, y + down * size], point) * scale,
    }));
    const targets = tierAt(scale) < DESIGN_TIER ? stations : [...stations, ...others];
    const near = targets.map(({ at, tap }) => ({ tap, pixels: distance(at, point) * scale }));
    const plate = beside.reduce<(typeof beside)[number] | undefined>(
      (best, next) => (next.pixels <= REACH_OF_PLATE && next.pixels < (best?.pixels ?? Infinity) ? next : best),
      undefined,
    );
    const nearest = near.reduce((best, next) => (next.pixels < best.pixels ? next : best));
    if (plate && plate.pixels < nearest.pixels) return plate.tap;
    const isWet = distanceTo(point, path) < width / 2;
    if (nearest.pixels > (isWet ? REACH_ON_RIVER : REACH)) return isWet ? { kind: 'river' } : null;
    const { tap } = nearest;
    const isCrowd = near.some((other) => other.tap.station !== tap.station && other.pixels <= CROWD);
    if (scale < CHOOSING_SCALE && isCrowd) return { kind: 'closer' };
    const lines = tap.kind === 'station' ? linesAt(tap.station, point, scale) : undefined;
    return lines ? { ...tap, kind: 'station', lines } : tap;
  };
});

/** A tap on the map's frame: CSS pixels from its corner, and milliseconds since some beginning. */
interface Touch {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** Milliseconds within which a hand does not aim anew. */
const TOO_SOON = 600;
/** CSS pixels: a finger's width. */
const TOO_CLOSE = 44;

/**
 * Tells taps that were aimed from the second half of a double tap: the map moves under the finger after a tap, so
 * the second one would hit a station that nobody chose. `ui/press-once.ts` tells keys apart, of which the map is only one, and
 * leaves a mouse to count its clicks; here the spot decides, whatever the hand taps with.
 *
 * @returns a function that is asked once for each tap, in their order, and says whether the tap counts.
 */
export function countTaps(): (touch: Touch) => boolean {
  let last: Touch | undefined;
  return (touch) => {
    const isRepeat =
      last !== undefined &&
      touch.time - last.time < TOO_SOON &&
      Math.hypot(touch.x - last.x, touch.y - last.y) <= TOO_CLOSE;
    if (!isRepeat) last = touch;
    return !isRepeat;
  };
}
