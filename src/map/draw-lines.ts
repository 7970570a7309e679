import type { Board } from '../games/gug/board.ts';
import { element } from './markup.ts';
import { makeBentPath } from './path.ts';
import type { Stroke } from './strokes.ts';

/**
 * The strokes. Every line's path stands once, where a theme may give it an outline, and is used a second
 * time in the line's colour above all outlines.
 */
export function drawLines(board: Board, strokes: readonly Stroke[]): string {
  const lines = [...board.lines.values()];
  const paths = lines.map(({ id }) => {
    const runs = strokes.filter(({ line }) => line === id);
    const d = runs.map(makeBentPath).join('');
    return element('path', { id: `${board.id}-${id}`, class: `o-${id}`, d });
  });
  const strokesOnTop = lines.map(({ id, colour }) =>
    element('use', { href: `#${board.id}-${id}`, 'data-line': id, stroke: colour }),
  );
  return element('g', { class: 'outlines' }, ...paths) + element('g', { class: 'lines' }, ...strokesOnTop);
}
