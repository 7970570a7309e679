import type { StationId } from '../../games/gug/board-data.ts';
import { type Arrow, walk } from '../../map/walk.ts';
import type { MapView } from './map-view.ts';
import type { Panel } from './panel-context.ts';

const ARROW_KEYS: Readonly<Record<string, Arrow>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/** Arrows walk along the lines, with Shift to the next junction; Enter taps, Backspace undoes, Escape leaves. @returns how to stop. */
export function listenToKeys(view: MapView, panel: () => Panel): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    const station = event.target.closest('[data-station]')?.getAttribute('data-station') as
      StationId | null | undefined;
    if (!station) return;
    const arrow = ARROW_KEYS[event.key];
    if (arrow) view.focus(walk(panel().network.board, station, arrow, event.shiftKey ? 'far' : 'near'));
    else if (event.key === 'Enter' || event.key === ' ') panel().tap(station);
    else if (event.key === 'Backspace') panel().undo();
    else if (event.key === 'Escape') document.getElementById('gug-answer')?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  view.container.addEventListener('keydown', onKeyDown);
  return () => view.container.removeEventListener('keydown', onKeyDown);
}
