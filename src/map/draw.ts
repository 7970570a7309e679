import type { Point } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import { badgesOf } from './badges.ts';
import type { Box } from './box.ts';
import { drawBadges } from './draw-badges.ts';
import { drawLines } from './draw-lines.ts';
import { drawOthers, type RailwayNames } from './draw-others.ts';
import { drawCorridors, drawStations, drawWalks } from './draw-stations.ts';
import { growingLabel } from './growth.ts';
import { labelsOf } from './label.ts';
import { element } from './markup.ts';
import { paperOf } from './paper.ts';
import { makeBentPath, makeNumber } from './path.ts';
import { strokesOf } from './strokes.ts';
import { symbolsOfBoard } from './symbols.ts';
import { tiersOf } from './tiers.ts';

export interface DrawOptions {
  /** What the whole drawing is called, for those who do not see it. */
  readonly title: string;
  /** The same for the railways whose stations are drawn faintly. */
  readonly railways: RailwayNames;
}

/** The river flows on beyond the edges of the paper by this many grid units, where a window is wider. */
const BEYOND = 80;

function drawRiver({ data }: Board, { left, right }: Box): string {
  const { path, width } = data.river;
  const whole: readonly Point[] = [[left - BEYOND, path[0]![1]], ...path, [right + BEYOND, path.at(-1)![1]]];
  return element('path', { class: 'river', 'stroke-width': makeNumber(width), d: makeBentPath({ points: whole }) });
}

/**
 * The board as SVG markup, ten of its units to a grid unit. It has no style attributes: colours of lines
 * are presentation attributes, everything else is in `board.css`.
 */
export function drawBoard(board: Board, { title, railways }: DrawOptions): string {
  const strokes = strokesOf(board.data);
  const symbols = symbolsOfBoard(board, strokes);
  const labels = labelsOf(board, symbols).map((label) => growingLabel(board, label));
  const paper = paperOf(board, symbols, labels);
  const tiers = tiersOf(board, symbols, strokes, labels, paper);
  const { left, top, right, bottom } = paper;
  return element(
    'svg',
    {
      class: 'board',
      'data-board': board.id,
      viewBox: [left, top, right - left, bottom - top].map(makeNumber).join(' '),
      role: 'img',
      'aria-label': title,
    },
    drawRiver(board, paper),
    drawOthers(board, symbols, labels, strokes, railways),
    drawWalks(board, symbols),
    drawLines(board, strokes),
    drawBadges(board, badgesOf(strokes, symbols, labels, tiers)),
    // What is drawn later of the state of a game: under the stations, and over everything.
    element('g', { class: 'below' }),
    drawCorridors(board, symbols),
    drawStations(board, symbols, labels, tiers),
    element('g', { class: 'above' }),
  );
}
