import type { LineId, Point } from '../../games/gug/board-data.ts';
import type { Board } from '../../games/gug/board.ts';
import type { Box } from '../../map/box.ts';
import { drawBadges } from '../../map/draw-badges.ts';
import { drawNumbers, drawSigns } from '../../map/draw-marks.ts';
import { element } from '../../map/markup.ts';
import { makeBentPath, makeNumbers, UNITS } from '../../map/path.ts';
import { middle } from '../../map/vector.ts';
import { arrowAlong } from './cut-arrow.ts';
import { cutLines, cutStations } from './cut-board.ts';
import { besideName, boxOfAll, courseOf, type Drawing, drawingOf, nameBox, symbolsAt } from './cut-drawing.ts';
import { frame } from './frame.ts';
import { MAP_SCENES, type MapScene } from './map-scenes.ts';

/** Grid units: the least width of a cut, and what is free around what it is about. */
const [WIDTH, MARGIN] = [12, 0.7];
/** Height of its letters in grid units, as `pictures.css` has it. */
export const LETTERS = 0.56;

interface Marks {
  readonly numbers: readonly Point[];
  readonly prices: readonly { readonly at: Point; readonly sips: number }[];
  readonly drops: readonly { readonly at: Point; readonly may: boolean }[];
}

/** What stands behind names. */
function marksOf(drawing: Drawing, { steps, prices = [], drops = [] }: MapScene): Marks {
  const stops = steps.filter(({ may }) => may).map(({ to }) => to);
  return {
    numbers: stops.map((to) => besideName(drawing, to, LETTERS)),
    prices: prices.map((station) => ({
      at: besideName(drawing, station, LETTERS),
      sips: symbolsAt(drawing, station).dots.length,
    })),
    drops: drops.map(({ station, may }) => ({ at: besideName(drawing, station, LETTERS, 1), may })),
  };
}

/** The box around what a scene is about. */
function boxAround(drawing: Drawing, { around }: MapScene, { numbers, prices, drops }: Marks): Box {
  const places = around.flatMap((station) => symbolsAt(drawing, station).places);
  const marks = [...numbers, ...[...prices, ...drops].map(({ at }) => at)];
  const names = around.map((station) => nameBox(drawing, station, LETTERS));
  const { left, top, right, bottom } = boxOfAll([...places, ...marks], names);
  const spare = Math.max(MARGIN, (WIDTH - (right - left)) / 2);
  return { left: left - spare, top: top - MARGIN, right: right + spare, bottom: bottom + MARGIN };
}

/** The casing of what the route may use, as a game shows it. */
function drawRoute(drawing: Drawing, { steps }: MapScene): string {
  const used = steps
    .filter(({ may }) => may)
    .map(({ line, from, to }) => ({ line, d: makeBentPath(courseOf(drawing, line, from, to)) }));
  if (used.length === 0) return '';
  const colourOf = (line: string) => drawing.board.lines.get(line as LineId)!.colour;
  const whole = used.map(({ d }) => d).join('');
  return [
    ...['case', 'rim'].map((look) => element('path', { class: look, d: whole })),
    ...used.map(({ line, d }) => element('path', { 'data-line': line, stroke: colourOf(line), d })),
  ].join('');
}

function drawAbove(drawing: Drawing, { steps }: MapScene, { numbers, prices, drops }: Marks): string {
  const arrows = steps.flatMap(({ line, from, to, may, arrow }) =>
    arrow ? [{ may, ...arrowAlong(courseOf(drawing, line, from, to), may ? 'go' : 'no', arrow) }] : [],
  );
  const signs = [...arrows.map(({ may, sign }) => ({ may, at: sign })), ...drops];
  const signsWhere = (allowed: boolean) => signs.filter(({ may }) => may === allowed).map(({ at }) => at);
  return [
    ...arrows.map(({ drawn }) => drawn),
    drawSigns('dropped', signsWhere(true)),
    drawSigns('shut', signsWhere(false)),
    drawNumbers(numbers),
    ...prices.map(({ at, sips }) =>
      element(
        'g',
        { class: 'price', transform: `translate(${makeNumbers(at)})` },
        element('circle', { r: '.74em' }),
        element('text', {}, `${sips}`),
      ),
    ),
  ].join('');
}

/**
 * A small cut of a board with the route of a rule on it: the lines, dots and names around some stations, drawn as the
 * map draws them, with the classes of `board.css`.
 *
 * @returns undefined for a name that no scene has.
 */
export function mapCutSvg(name: string, alt: string, board: Board): string | undefined {
  const scene = MAP_SCENES.get(name);
  if (!scene) return undefined;
  const drawing = drawingOf(board, scene.moved);
  const marks = marksOf(drawing, scene);
  const box = boxAround(drawing, scene, marks);
  const letters = scene.letters.map(([line, from, to]) => {
    const { points } = courseOf(drawing, line, from, to);
    return { line: line as LineId, at: middle(points[0]!, points[1]!), tier: 0 };
  });
  const side = (length: number) => Math.round(length * UNITS);
  return frame(
    'board map-picture',
    alt,
    [side(box.left), side(box.top), side(box.right - box.left), side(box.bottom - box.top)],
    cutLines(drawing, box),
    element('g', { class: 'below' }, drawRoute(drawing, scene)),
    drawBadges(board, letters),
    cutStations(drawing, box, LETTERS),
    element('g', { class: 'above' }, drawAbove(drawing, scene, marks)),
  );
}
