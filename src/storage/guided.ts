import { atom } from 'nanostores';
import { $games } from './games.ts';
import { keptValue } from './kept-value.ts';

/** What a phone guides through once: Three Man comes in the middle of an evening of Gools, and has a guide of its own. */
const GUIDED = ['gug', 'gools', 'three-man', 'gabong'] as const;
export type Guided = (typeof GUIDED)[number];

const kept = keptValue<readonly Guided[]>('guided', (found) =>
  Array.isArray(found) ? GUIDED.filter((each) => found.includes(each)) : undefined,
);

/** Which of them this phone has guided through, or was told to leave; null before storage was read. */
export const $guided = atom<readonly Guided[] | null>(null);

/** Reads what earlier visits were guided through. */
export function openGuided(): void {
  if ($guided.get() === null) $guided.set(kept.read() ?? []);
}

/** Over: for now and, where the browser lets us, for later visits. */
export function endGuide(guided: Guided): void {
  openGuided();
  $guided.set(GUIDED.filter((each) => each === guided || $guided.get()?.includes(each)));
  kept.write($guided.get());
}

/** Whether another game of the same kind lies on this phone: then somebody here knows how it goes. */
export function isKnownHere({ game, id }: { readonly game: string; readonly id: string }): boolean {
  return [...$games.get().values()].some(
    (each) => each.kind === 'game' && each.game.game === game && each.game.id !== id && each.game.events.length > 0,
  );
}
