import type { Board } from '../games/gug/board.ts';
import type { Box } from './box.ts';
import type { Label } from './label.ts';
import { MARGIN } from './measures.ts';
import type { Symbols } from './symbols.ts';

/** The paper a board is drawn on, in grid units: the network and its names, with white space around them. */
export function paperOf(board: Board, symbols: readonly Symbols[], labels: readonly Label[]): Box {
  const places = [...symbols.flatMap((symbol) => symbol.places), ...[...board.others.values()].map(({ at }) => at)];
  const boxes = labels.flatMap((label) => label.boxes);
  const across = [...places.map(([x]) => x), ...boxes.flatMap(({ left, right }) => [left, right])];
  const down = [...places.map(([, y]) => y), ...boxes.flatMap(({ top, bottom }) => [top, bottom])];
  return {
    left: Math.floor(Math.min(...across) - MARGIN),
    top: Math.floor(Math.min(...down) - MARGIN),
    right: Math.ceil(Math.max(...across) + MARGIN),
    bottom: Math.ceil(Math.max(...down) + MARGIN),
  };
}
