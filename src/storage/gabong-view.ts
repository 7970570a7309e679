import { atom } from 'nanostores';
import { keptValue } from './kept-value.ts';

/** What the Gabong panel shows: the scoreboard of a round, or the judge of single cards. */
export type GabongView = 'score' | 'cards';

const VIEWS = ['score', 'cards'] as const satisfies readonly GabongView[];
const kept = keptValue('gabong:view', (found) => VIEWS.find((view) => view === found));

export const $gabongView = atom<GabongView>('score');

/** Finds the view of the last visit. */
export function openGabongView(): void {
  $gabongView.set(kept.read() ?? 'score');
}

/** Shows a view, and finds it again at the next visit. */
export function showGabongView(view: GabongView): void {
  $gabongView.set(view);
  kept.write(view);
}
