import type { Point } from '../games/gug/board-data.ts';
import type { Board, Station } from '../games/gug/board.ts';
import { groupBy } from '../games/shared/group.ts';
import { badgesOf, drawBadges } from './draw-badges.ts';
import type { Box } from './box.ts';
import { corridorsOf, walksOf } from './corridors.ts';
import { drawLabel } from './draw-labels.ts';
import { drawOtherNames, drawOthers, othersOf, type RailwayNames } from './draw-others.ts';
import { labelsOf } from './label.ts';
import { element } from './markup.ts';
import { namesIn, type PlacedName, placeNames } from './names.ts';
import { paperOf } from './paper.ts';
import { makeBentPath, makeNumber, makeNumbers, makePath } from './path.ts';
import { drawPatterns } from './patterns.ts';
import { signSides } from './sign-sides.ts';
import { type Stroke, strokesOf } from './strokes.ts';
import { type Bar, type Symbols, symbolsOfBoard } from './symbols.ts';
import { inPortions, TIERS } from './tiers.ts';

export interface DrawOptions {
  /** What the whole drawing is called, for those who do not see it. */
  readonly title: string;
  /** The same for the railways whose stations are drawn faintly. */
  readonly railways: RailwayNames;
}

/** The river flows on beyond the edges of the paper by this many grid units, where a window is wider. */
const BEYOND = 80;

export function drawRiver({ data }: Board, { left, right }: Box): string {
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
  const symbols = symbolsOfBoard(board);
  const paper = paperOf(board, symbols, labelsOf(board, symbols));
  const names = placeNames(board, symbols, strokes, paper);
  const closest = namesIn(names, TIERS.length).map(({ label }) => label);
  const others = othersOf(board, symbols, closest, strokes);
  const { left, top, right, bottom } = paper;
  return element(
    'svg',
    {
      class: 'board',
      'data-board': board.id,
      viewBox: [left, top, right - left, bottom - top].map(makeNumber).join(' '),
      role: 'img',
      'aria-label': title,
      'data-sides': signSides(board.stations.keys(), symbols, names),
    },
    drawRiver(board, paper),
    drawOthers(others, railways),
    drawOtherNames(others),
    drawWalks(board, symbols),
    drawLines(board, strokes),
    drawBadges(board, badgesOf(strokes, symbols, names)),
    // What is drawn later of the state of a game: under the stations, and over them.
    element('g', { class: 'below' }),
    drawHollow(board, 'corridors', corridorsOf(board, symbols)),
    drawStations(board, symbols),
    element('g', { class: 'above' }),
    // Over everything: no sign covers a name.
    drawNames(names),
  );
}

/**
 * The strokes. Every line's path stands once, where a theme may give it an outline, and is used a second
 * time in the line's colour above all outlines, and a third time for the pattern that a line may bear.
 */
export function drawLines(board: Board, strokes: readonly Stroke[]): string {
  const lines = [...board.lines.values()];
  const paths = lines.map(({ id }) => {
    const runs = strokes.filter(({ line }) => line === id);
    const d = runs.map(makeBentPath).join('');
    // The outline is the look of a group: what the path itself looks like, WebKit draws wherever the path is used.
    return element('g', { class: `o-${id}` }, element('path', { id: `${board.id}-${id}`, d }));
  });
  const strokesOnTop = lines.map(({ id, colour }) =>
    element('use', { href: `#${board.id}-${id}`, 'data-line': id, stroke: colour }),
  );
  const patterns = drawPatterns(
    lines.map(({ id, colour }) => ({ line: id, colour, course: { href: `#${board.id}-${id}` } })),
  );
  return element('g', { class: 'outlines' }, ...paths) + element('g', { class: 'lines' }, ...strokesOnTop, patterns);
}

/** What a screen reader says at a station: its name and its lines, all of them proper names. */
function nameStation(board: Board, { name, lines }: Pick<Station, 'name' | 'lines'>): string {
  return `${name}: ${lines.map((line) => board.lines.get(line)!.name).join(', ')}`;
}

/** Bars drawn twice: a border, and its inside. */
export function drawHollow(board: Board, look: 'corridors' | 'dots', bars: readonly (readonly Point[])[]): string {
  const id = `${board.id}-${look}`;
  return element(
    'g',
    { class: look },
    element('path', { id, d: makePath(...bars) }),
    element('use', { href: `#${id}` }),
  );
}

export function drawWalks(board: Board, symbols: readonly Symbols[]): string {
  return element('path', { class: 'walks', d: makePath(...walksOf(board, symbols)) });
}

/** The names, by the tiers in which they are shown: one that is not shown costs the browser nothing. */
function drawNames(names: readonly PlacedName[]): string {
  const drawn = [...groupBy(names, tiersClass).entries()].sort(([one], [other]) => one.localeCompare(other));
  return element(
    'g',
    { class: 'names' },
    ...drawn.flatMap(([look, group]) => {
      const leashes = group.flatMap(({ leash }) => (leash ? [leash] : []));
      const tied = leashes.length > 0 ? [element('path', { d: makePath(...leashes) })] : [];
      return inPortions(look, [...tied, ...group.map(({ label }) => drawLabel(label))]);
    }),
  );
}

/** Shown from one tier on; and no longer from another (`board.css`, `setScale`). */
const tiersClass = ({ from, until }: PlacedName): string => (until < TIERS.length ? `t${from} x${until}` : `t${from}`);

/** Bars across the lines: ticks, and where lines end. */
export function drawBars(symbols: readonly Symbols[]): string {
  const bars = (look: string, drawn: readonly Bar[]) => element('path', { class: look, d: makePath(...drawn) });
  return (
    bars(
      'k',
      symbols.flatMap(({ ticks }) => ticks),
    ) +
    bars(
      'z',
      symbols.flatMap(({ ends }) => ends),
    )
  );
}

/** What stations look like, in as few paths as there are looks; and over it what the focus holds, unseen. */
function drawStations(board: Board, symbols: readonly Symbols[]): string {
  return element(
    'g',
    { class: 'stations' },
    drawBars(symbols),
    drawHollow(
      board,
      'dots',
      symbols.flatMap(({ dots }) => dots),
    ),
    ...symbols.map(({ station, places }) =>
      element('circle', {
        class: 'h',
        'data-station': station,
        'data-name': nameStation(board, board.stations.get(station)!),
        transform: `translate(${makeNumbers(places[0]!)})`,
        r: '10',
      }),
    ),
  );
}
