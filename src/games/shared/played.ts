import { type Entry, type EntryId, inOrder } from './history.ts';
import { type Play, standingOf } from './standing.ts';

export type { Play };

/** The plays that stand, in order, each as it was last corrected. Never throws, whatever the lines refer to. */
export const playedOf = <Event>(entries: readonly Entry<Event>[]): readonly Play<Event>[] => standingOf(entries).plays;

/** The names that players were given and that stand, in the log's order. */
export const namingsOf = <Event>(entries: readonly Entry<Event>[]): readonly Naming[] =>
  standingOf(entries).standing.filter((entry) => entry.kind === 'player-name');

/** A line that says what somebody is called. */
type Naming = Extract<Entry<unknown>, { readonly kind: 'player-name' }>;

/** What the next undo takes back: the last play, name, or correction of a play that stands; undefined when there is none. */
export function undoOf<Event>(entries: readonly Entry<Event>[]): readonly EntryId[] | undefined {
  const last = standingOf(entries).standing.at(-1);
  return last && [last.id];
}

/** What the next redo puts back; undefined when nothing was undone, or something was played since. */
export function redoOf<Event>(entries: readonly Entry<Event>[]): readonly EntryId[] | undefined {
  return standingOf(entries).undone.at(-1);
}

/** The game's name: the last it was given. */
export function nameOf(entries: readonly Entry<unknown>[], first: string): string {
  return inOrder(entries).reduce((name, entry) => (entry.kind === 'rename' ? entry.name : name), first);
}

/** Whether the last word on it was to delete the game. */
export function isDeleted(entries: readonly Entry<unknown>[]): boolean {
  const last = inOrder(entries).findLast(({ kind }) => kind === 'delete' || kind === 'restore');
  return last?.kind === 'delete';
}
