import type { Point } from '../games/gug/board-data.ts';
import type { Board, Station } from '../games/gug/board.ts';
import { corridorsOf, walksOf } from './corridors.ts';
import { drawDot } from './draw-dot.ts';
import { drawLabel } from './draw-labels.ts';
import type { GrowingLabel } from './growth.ts';
import { element } from './markup.ts';
import { makeNumbers, makePath } from './path.ts';
import type { Bar, Symbols } from './symbols.ts';
import type { Tiers } from './tiers.ts';
import { minus } from './vector.ts';

const relative = (bars: readonly Bar[], origin: Point): readonly Bar[] =>
  bars.map(([from, to]) => [minus(from, origin), minus(to, origin)]);

/** What a screen reader says at a station: its name and its lines, all of them proper names. */
export function nameStation(board: Board, { name, lines }: Pick<Station, 'name' | 'lines'>): string {
  return `${name}: ${lines.map((line) => board.lines.get(line)!.name).join(', ')}`;
}

function drawStation(board: Board, { station, dots, ticks, ends, places }: Symbols, label: string): string {
  const origin = places[0]!;
  const bars = (look: string, drawn: readonly Bar[]) =>
    drawn.length === 0 ? '' : element('path', { class: look, d: makePath(...relative(drawn, origin)) });
  return element(
    'g',
    {
      'data-station': station,
      'data-name': nameStation(board, board.stations.get(station)!),
      transform: `translate(${makeNumbers(origin)})`,
    },
    // Nobody sees it: it gives fingers and focus something to hold.
    element('circle', { class: 'h', r: '10' }),
    bars('k', ticks),
    bars('z', ends),
    ...relative(dots, origin).map(drawDot),
    label,
  );
}

/** The white corridors between dots, drawn twice: a border, and its inside. */
export function drawCorridors(board: Board, symbols: readonly Symbols[]): string {
  const id = `${board.id}-corridors`;
  const corridors = corridorsOf(board, symbols);
  if (corridors.length === 0) return '';
  return element(
    'g',
    { class: 'corridors' },
    element('path', { id, d: makePath(...corridors) }),
    element('use', { href: `#${id}` }),
  );
}

export function drawWalks(board: Board, symbols: readonly Symbols[]): string {
  return element('path', { class: 'walks', d: makePath(...walksOf(board, symbols)) });
}

export function drawStations(
  board: Board,
  symbols: readonly Symbols[],
  labels: readonly GrowingLabel[],
  tiers: Tiers,
): string {
  const printed = new Map(labels.map((label) => [label.station, label]));
  const drawn = symbols.map((symbol) => {
    const label = printed.get(symbol.station);
    return drawStation(board, symbol, label ? drawLabel(label, tiers.get(symbol.station)!, symbol.places[0]!) : '');
  });
  return element('g', { class: 'stations' }, ...drawn);
}
