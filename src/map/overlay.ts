import type { LineId, Point, StationId } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import { groupBy } from '../games/shared/group.ts';
import { onceFor } from '../games/shared/memo.ts';
import { drawDot } from './draw-dot.ts';
import {
  drawLeash,
  drawEnds,
  drawHere,
  drawPlates,
  drawPointed,
  drawSigns,
  drawStops,
  type Finder,
  finderOn,
} from './draw-marks.ts';
import { markerLetter, markerPath } from './marker.ts';
import { element, escapeText } from './markup.ts';
import { BESIDE, LEAN } from './measures.ts';
import { em, makeBentPath, makeNumbers, makePath } from './path.ts';
import { drawPatterns } from './patterns.ts';
import type { IconMark, Leg, Overlay, Shown } from './shown.ts';
import { courseBetween, strokesOf } from './strokes.ts';
import { symbolsOfBoard } from './symbols.ts';

/** A leg along its line; straight where no line of the board runs so. */
interface Way extends Leg {
  readonly points: readonly Point[];
  readonly d: string;
  /** Undefined off the lines of the board. */
  readonly colour: string | undefined;
}

function wayOf(board: Board, find: Finder, leg: Leg): Way {
  const strokes = strokesOf(board.data);
  const { line, stations } = leg;
  const courses = stations.slice(1).map((to, index) => courseBetween(strokes, line, stations[index]!, to));
  if (courses.every((course) => course !== undefined)) {
    const points = courses.flatMap((course) => course.points);
    return { ...leg, points, d: courses.map(makeBentPath).join(''), colour: board.lines.get(line as LineId)!.colour };
  }
  const points = [find(stations[0]!, line), find(stations.at(-1)!, line)];
  return { ...leg, points, d: makePath(points), colour: undefined };
}

function drawWays(ways: readonly Way[]): string {
  const lines = ways.flatMap(({ line, colour, d }) => (colour === undefined ? [] : [{ line, colour, d }]));
  const astray = ways.filter(({ colour }) => colour === undefined);
  const whole = lines.map(({ d }) => d).join('');
  return [
    // Paper parts the casing from the line, or a black one would drown in it.
    ...(whole === '' ? [] : ['case', 'rim'].map((look) => element('path', { class: look, d: whole }))),
    ...lines.map(({ line, colour, d }) => element('path', { 'data-line': line, stroke: colour, d })),
    drawPatterns(lines.map(({ line, colour, d }) => ({ line, colour, course: { d } }))),
    ...astray.map(({ d }) => element('path', { class: 'astray', d })),
  ].join('');
}

function drawClosed(board: Board, stretches: Shown['closed']['stretches']): string {
  const courses = stretches.flatMap(([from, to]) =>
    [...board.lines.keys()].flatMap((line) => {
      const course = courseBetween(strokesOf(board.data), line, from, to);
      return course ? [course] : [];
    }),
  );
  return courses.length === 0 ? '' : element('path', { class: 'closed', d: courses.map(makeBentPath).join('') });
}

/** The circles of stations of one line, which the drawing itself leaves out. */
function drawCircles(board: Board): string {
  const places = symbolsOfBoard(board).flatMap((symbol) =>
    symbol.places.slice(0, board.stations.get(symbol.station)!.data.circles ?? 0),
  );
  return places.map((at) => drawDot([at, at])).join('');
}

const finderOf = onceFor(finderOn);

/** What the first mark on a board and the first tap on it need, piece by piece, for when there is time before them. */
export const preparesOn = (board: Board): readonly (() => void)[] => [
  () => strokesOf(board.data),
  () => finderOf(board),
];

/**
 * Makes the function that draws the state of a game on a board; ids it does not know are a fault of the caller.
 *
 * @param sides - at which sides of the stations signs stand, as the drawing of the board says (`signSides`).
 */
export function overlayOn(board: Board, sides = ''): (shown: Shown) => Overlay {
  // Only what is drawn needs to be found: a map without a mark has nothing worked out for it.
  const find: Finder = (station, line) => finderOf(board)(station, line);
  return ({ at, legs, ends, dropped, closed, circles, plates = [], icons = [], pointed = null }) => {
    const ways = legs.map((leg) => wayOf(board, find, leg));
    const start = ways[0]?.points[0];
    const marked = new Set([
      ...closed.stations,
      ...dropped,
      ...ends.map((end) => end.at),
      ...legs.map(({ stations }) => stations.at(-1)!),
    ]);
    // The numbers of the steps give way to the sips of the ends: the row of steps says them too.
    const showsSips = ends.some((end) => legs.every(({ stations }) => stations.at(-1) !== end.at));
    const standOf = (icon: IconMark) => (start && icon.at === at ? start : find(icon.at));
    const sideOf = (station: StationId, isMarked: boolean) => {
      const which = legs.some(({ stations }) => stations.at(-1) === station) ? 2 : Number(isMarked);
      const order = [...board.stations.keys()];
      const index = order.indexOf(station);
      // Stations of other railways have no digit.
      const digit = index < 0 ? undefined : sides[which * order.length + index];
      return (parseInt(digit ?? BELOW_DIGIT, 16) * Math.PI) / 8;
    };
    return {
      below: drawClosed(board, closed.stretches) + drawWays(ways),
      above: [
        circles ? drawCircles(board) : '',
        drawSigns(
          'shut',
          closed.stations.map((station) => find(station)),
        ),
        drawSigns(
          'dropped',
          dropped.map((station) => find(station)),
        ),
        drawPlates(plates),
        drawEnds(ends, find),
        at === null || icons.length > 0 ? '' : drawHere(start ?? find(at)),
        drawIcons(icons, standOf, marked, sideOf),
        drawStops(
          ways.map(({ points }) => points.at(-1)!),
          !showsSips,
        ),
        pointed === null ? '' : drawPointed(find(pointed)),
      ].join(''),
      plates,
    };
  };
}

/** In letter sizes: a sign, and that of the player whose turn it is. */
const SIZE = 1.9;
const TURN_SIZE = 2.4;
/** From middle to middle of two signs beside each other, so that the larger ones do not touch either. */
const APART = 2.5;
/** Down to the left, as an angle, and as the drawing says it. */
const BELOW = (3 / 4) * Math.PI;
const BELOW_DIGIT = '6';
/** What of a circle stays free for the other marks, in signs. */
const GAP = 2;

/**
 * Where the signs at one station stand, in letter sizes from it: one on its dot, leaning off it, several around it, and none
 * on another mark.
 *
 * @param side - the direction in which one alone leans, and in which they stand beside another mark, in radians.
 */
export function fanOf(count: number, isMarked: boolean, side = BELOW): readonly Point[] {
  if (count === 1 && !isMarked) return [[LEAN * Math.cos(side), LEAN * Math.sin(side)]];
  const places = isMarked ? count + GAP : count;
  const tight = APART / 2 / Math.sin(Math.PI / Math.max(2, places));
  const radius = isMarked ? Math.max(BESIDE, tight) : tight;
  const turn = isMarked ? 2 * Math.asin(APART / 2 / radius) : (2 * Math.PI) / count;
  const first = isMarked ? side - ((count - 1) / 2) * turn : Math.PI;
  return Array.from({ length: count }, (_, index): Point => {
    const angle = first + index * turn;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

function drawPiece({ marker, letter, isTurn }: IconMark, [x, y]: Point): string {
  const size = isTurn ? TURN_SIZE : SIZE;
  const place = markerLetter(marker);
  const d = markerPath(marker);
  return element(
    'svg',
    {
      class: isTurn ? 'piece turn' : 'piece',
      'data-marker': marker,
      x: em(x - size / 2),
      y: em(y - size / 2),
      width: em(size),
      height: em(size),
      viewBox: '0 0 24 24',
    },
    ...(isTurn
      ? [element('path', { class: 'edge', d }), element('path', { class: 'arrow', d: 'M5-9.5h14L12-2Z' })]
      : []),
    element('path', { class: 'shape', fill: `var(--marker-${marker})`, d }),
    element(
      'g',
      { 'font-size': String(place.size) },
      element('text', { x: '12', y: String(place.y) }, escapeText(letter)),
    ),
  );
}

/**
 * The players' icons. Those at one station are fanned out, with a leash to it, so that each is seen; the ones whose turn
 * it is are larger, have a second edge, and an arrow above them.
 *
 * @param marked - stations that bear another mark already.
 * @param sideOf - the direction in which they stand, in radians.
 */
function drawIcons(
  icons: readonly IconMark[],
  placeOf: (icon: IconMark) => Point,
  marked: ReadonlySet<StationId>,
  sideOf: (station: StationId, isMarked: boolean) => number,
): string {
  return [...groupBy(icons, ({ at }) => at).values()]
    .map((group) => {
      const [first] = group;
      const isMarked = marked.has(first.at);
      const isAlone = group.length === 1 && !isMarked;
      const fan = fanOf(group.length, isMarked, sideOf(first.at, isMarked));
      const pieces = group.map((icon, index) => ({ icon, offset: fan[index]! }));
      const leashes = isAlone ? [] : pieces.map(({ offset }) => drawLeash(offset));
      // Whose turn it is lies on top.
      const ordered = [...pieces].sort((one, other) => Number(one.icon.isTurn) - Number(other.icon.isTurn));
      return element(
        'g',
        { class: 'pieces', 'data-icons': first.at, transform: `translate(${makeNumbers(placeOf(first))})` },
        ...leashes,
        ...ordered.map(({ icon, offset }) => drawPiece(icon, offset)),
      );
    })
    .join('');
}
