import type { LineId, Point } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import { drawDot } from './draw-dot.ts';
import { drawIcons } from './draw-icons.ts';
import { drawEnds, drawHere, drawNumbers, drawPlates, drawPointed, drawSigns } from './draw-marks.ts';
import { type Finder, finderOn } from './finder.ts';
import { element } from './markup.ts';
import { makeBentPath, makePath } from './path.ts';
import type { IconMark, Leg, Overlay, Shown } from './shown.ts';
import { courseBetween, strokesOf, type Stroke } from './strokes.ts';
import { type Symbols, symbolsOfBoard } from './symbols.ts';

/** A leg along its line; straight where no line of the board runs so. */
interface Way extends Leg {
  readonly points: readonly Point[];
  readonly d: string;
  /** Undefined off the lines of the board. */
  readonly colour: string | undefined;
}

function wayOf(board: Board, strokes: readonly Stroke[], find: Finder, leg: Leg): Way {
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
  const lines = ways.filter(({ colour }) => colour !== undefined);
  const astray = ways.filter(({ colour }) => colour === undefined);
  const whole = lines.map(({ d }) => d).join('');
  return [
    // Paper parts the casing from the line, or a black one would drown in it.
    ...(whole === '' ? [] : ['case', 'rim'].map((look) => element('path', { class: look, d: whole }))),
    ...lines.map(({ line, colour, d }) => element('path', { 'data-line': line, stroke: colour, d })),
    ...astray.map(({ d }) => element('path', { class: 'astray', d })),
  ].join('');
}

function drawClosed(board: Board, strokes: readonly Stroke[], stretches: Shown['closed']['stretches']): string {
  const courses = stretches.flatMap(([from, to]) =>
    [...board.lines.keys()].flatMap((line) => {
      const course = courseBetween(strokes, line, from, to);
      return course ? [course] : [];
    }),
  );
  return courses.length === 0 ? '' : element('path', { class: 'closed', d: courses.map(makeBentPath).join('') });
}

/** The circles of stations of one line, which the drawing itself leaves out. */
function drawCircles(board: Board, symbols: readonly Symbols[]): string {
  const places = symbols.flatMap((symbol) =>
    symbol.places.slice(0, board.stations.get(symbol.station)!.data.circles ?? 0),
  );
  return places.map((at) => drawDot([at, at])).join('');
}

/** Makes the function that draws the state of a game on a board; ids it does not know are a fault of the caller. */
export function overlayOn(board: Board): (shown: Shown) => Overlay {
  const strokes = strokesOf(board.data);
  const symbols = symbolsOfBoard(board, strokes);
  const find = finderOn(board, strokes, symbols);
  return ({ at, legs, ends, dropped, closed, circles, plates = [], icons = [], pointed = null }) => {
    const ways = legs.map((leg) => wayOf(board, strokes, find, leg));
    const start = ways[0]?.points[0];
    const marked = new Set([
      ...closed.stations,
      ...dropped,
      ...ends.map((end) => end.at),
      ...legs.map(({ stations }) => stations.at(-1)!),
    ]);
    const standOf = (icon: IconMark) => (start && icon.at === at ? start : find(icon.at));
    return {
      below: drawClosed(board, strokes, closed.stretches) + drawWays(ways),
      above: [
        circles ? drawCircles(board, symbols) : '',
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
        drawIcons(icons, standOf, marked),
        drawNumbers(ways.map(({ points }) => points.at(-1)!)),
        pointed === null ? '' : drawPointed(find(pointed)),
      ].join(''),
      plates,
    };
  };
}
