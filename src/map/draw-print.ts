import type { LineId, Point } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import { borderOf, type Network } from '../games/gug/network.ts';
import { badgesOf, drawLettersOf } from './draw-badges.ts';
import type { Box } from './box.ts';
import { corridorsOf } from './corridors.ts';
import { drawBars, drawHollow, drawLines, drawRiver, drawWalks } from './draw.ts';
import { drawDot } from './draw-dot.ts';
import { drawLabel } from './draw-labels.ts';
import { boxesAt } from './growth.ts';
import { CAP_HEIGHT } from './font-metrics.ts';
import { labelsOf } from './label.ts';
import { element, escapeText } from './markup.ts';
import { LABEL_SIZE } from './measures.ts';
import { drawnAlong, drawnOn, namesIn, placeNames } from './names.ts';
import { paperOf } from './paper.ts';
import { makeBentPath, makeNumber, makeNumbers, makePath, UNITS } from './path.ts';
import { MARK_HALVES, type PrintMark, type PrintMarkKind, placeMarks } from './print-marks.ts';
import { courseBetween, strokesOf } from './strokes.ts';
import { type Bar, symbolsOfBoard } from './symbols.ts';
import { DESIGN_TIER } from './tiers.ts';
import { isSame, plus } from './vector.ts';

/** What is written on the printed board in the page's language. */
export interface PrintedWords {
  /** What the whole drawing is called, for those who do not see it. */
  readonly title: string;
  readonly north: string;
  readonly south: string;
}

/** A board to print: its markup, and how large its paper is. */
export interface PrintedBoard {
  readonly markup: string;
  /** The paper in the drawing's own units, ten to a grid unit: left, top, width, height. */
  readonly viewBox: readonly [number, number, number, number];
}

/**
 * The whole board with every name in one size, to be printed in any: what players have to see on the table is drawn with
 * it, where the companion's map answers a tap instead. Colours are in `board-sheet.css`.
 */
export function drawPrinted(network: Network, { title, north, south }: PrintedWords): PrintedBoard {
  const { board } = network;
  const strokes = strokesOf(board.data);
  const symbols = symbolsOfBoard(board);
  const paper = paperOf(board, symbols, labelsOf(board, symbols));
  const names = placeNames(board, symbols, strokes, paper);
  const printed = namesIn(names, DESIGN_TIER).map(({ label }) => label);
  const covered = new Map(printed.map((label) => [label.station, boxesAt(label, LABEL_SIZE)]));
  const beyond = waysBeyond(board, paper);
  const drawn = [...drawnOn(strokes, symbols), ...drawnAlong(beyond)];
  const marks = placeMarks(network, symbols, drawn, covered, paper);
  const badges = badgesOf(strokes, symbols, names).filter(({ tier }) => tier <= DESIGN_TIER);
  const { left, top, right, bottom } = paper;
  const viewBox = [left, top, right - left, bottom - top].map((length) => length * UNITS) as [
    number,
    number,
    number,
    number,
  ];
  const markup = element(
    'svg',
    { class: 'board printed', viewBox: viewBox.join(' '), role: 'img', 'aria-label': title },
    element(
      'g',
      { id: `${board.id}-board`, class: 'board printed' },
      drawRiver(board, paper),
      drawInside(network),
      drawBorder(board, beyond, north, south),
      drawWalks(board, symbols),
      drawLines(board, strokes),
      element('g', { class: 'letters' }, ...[...board.lines.values()].flatMap((line) => drawLettersOf(line, badges))),
      element('g', { class: 'below' }),
      drawHollow(board, 'corridors', corridorsOf(board, symbols)),
      drawBars(symbols),
      // Each with a ring of its own, also where two touch: players count them (16.1).
      ...symbols.flatMap(({ dots }) => dots).map(drawDot),
      element('g', { class: 'names' }, ...printed.map(drawLabel)),
      element('g', { class: 'marks' }, ...marks.map(drawMark)),
      element('g', { class: 'above' }),
    ),
  );
  return { markup, viewBox };
}

/** The ground inside the Circle line, and a band under it all around (7.2, 8.3, 13.1, R8). */
function drawInside({ board }: Network): string {
  const strokes = strokesOf(board.data);
  const courses = board.loop.map((from, index) =>
    courseBetween(strokes, board.data.loop as LineId, from, board.loop[(index + 1) % board.loop.length]!)!,
  );
  const [first, ...rest] = courses;
  const around = rest.reduce(
    (whole, { points, offsets }) => ({
      points: [...whole.points, ...points.slice(1)],
      offsets: [...whole.offsets, ...offsets.slice(1)],
    }),
    first!,
  );
  return element('path', { class: 'inside', d: `${makeBentPath(around)}z` });
}

/** Where two stretches meet, their point is there once. */
const courseOf = (board: Board): readonly Point[] =>
  borderOf(board).filter((at, index, all) => index === 0 || !isSame(at, all[index - 1]!));

/** The border beyond the Central line's ends, to the edges of the paper (R22). */
function waysBeyond(board: Board, { left, right }: Box): readonly [west: Bar, east: Bar] {
  const course = courseOf(board);
  const [west, east] = [course[0]!, course.at(-1)!];
  return [
    [[left, west[1]], west],
    [east, [right, east[1]]],
  ];
}

/** From a word to the edge of the paper, and to the border, in grid units. */
const EDGE = 0.4;

/** The Central line as a border with two edges, and where it runs on beyond its ends (12.2, R22). */
function drawBorder(board: Board, [west, east]: readonly [Bar, Bar], north: string, south: string): string {
  const d = makeBentPath({ points: courseOf(board) });
  const word = (text: string, look: string | undefined, x: number, y: number) =>
    element('text', { class: look, x: makeNumber(x), y: makeNumber(y) }, escapeText(text));
  const words = ([x, y]: Point, look: string | undefined) =>
    word(north, look, x, y - EDGE) + word(south, look, x, y + EDGE + CAP_HEIGHT * LABEL_SIZE);
  return element(
    'g',
    { class: 'border' },
    element('path', { d }),
    element('path', { class: 'gap', d }),
    element('path', { class: 'on', d: makePath(west, east) }),
    words(plus(west[0], [EDGE, 0]), undefined),
    words(plus(east[1], [-EDGE, 0]), 'e'),
  );
}

/** What is written on each mark; a die and a bar are drawn. */
const LETTERS: Readonly<Partial<Record<PrintMarkKind, string>>> = {
  north: 'N',
  south: 'S',
  central: 'C',
  heathrow: '×4',
  elephant: '×2 +1',
};

function drawMark({ kind, at, tiedTo, station }: PrintMark): string {
  const leash = tiedTo ? element('path', { class: 'leash', d: makePath([tiedTo, at]) }) : '';
  const transform = `translate(${makeNumbers(at)})`;
  return leash + element('g', { 'data-mark': station, transform }, drawMarkShape(kind));
}

/** A mark around its middle, with what is written on it. */
export function drawMarkShape(kind: PrintMarkKind): string {
  const text = LETTERS[kind];
  // The letter stands in the wide part of a shape that points somewhere.
  const y = kind === 'north' ? '1' : kind === 'south' ? '-1' : undefined;
  return element('g', { class: kind }, drawShape(kind), ...(text === undefined ? [] : [element('text', { y }, text)]));
}

/** The shape of a mark around its middle, told apart in black and white: it points north or south, or to neither. */
function drawShape(kind: PrintMarkKind): string {
  const [across, down] = MARK_HALVES[kind];
  const outline = (...points: readonly Point[]) => element('path', { d: `${makePath(points)}z` });
  switch (kind) {
    case 'north':
      return outline([0, -down], [across, -down / 3], [across, down], [-across, down], [-across, -down / 3]);
    case 'south':
      return outline([0, down], [across, down / 3], [across, -down], [-across, -down], [-across, down / 3]);
    case 'central':
      return outline([0, -down], [across, 0], [0, down], [-across, 0]);
    case 'none':
      return (
        element('circle', { r: makeNumber(across) }) +
        element('path', {
          d: makePath([
            [-0.38, 0.38],
            [0.38, -0.38],
          ]),
        })
      );
    case 'heathrow':
    case 'leicester':
    case 'elephant': {
      const box = element('rect', {
        x: makeNumber(-across),
        y: makeNumber(-down),
        width: makeNumber(2 * across),
        height: makeNumber(2 * down),
        rx: '2',
      });
      const pips: readonly Point[] = [-0.28, 0.28].flatMap((x) => [-0.32, 0, 0.32].map((y): Point => [x, y]));
      return kind === 'leicester'
        ? box + element('path', { class: 'pips', d: makePath(...pips.map((pip) => [pip, pip])) })
        : box;
    }
  }
}
