import type { Entry, EntryId } from './history.ts';

/** A play that stands: what happened, as corrected, and when. */
export interface Play<Event> {
  readonly id: EntryId;
  readonly at: number;
  readonly event: Event;
  readonly isCorrected: boolean;
}

/** What undo and redo have made of a log's lines. */
interface Standing<Event> {
  /** Plays and corrections that stand, in the log's order. */
  readonly standing: readonly Entry<Event>[];
  /** What a redo would put back, the last undone first. */
  readonly undone: readonly (readonly EntryId[])[];
}

/** The log's order: by number, and by id where two were written apart. */
export function inOrder<E extends { readonly seq: number; readonly id: EntryId }>(entries: readonly E[]): readonly E[] {
  return entries.toSorted((one, other) => one.seq - other.seq || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
}

function standingOf<Event>(entries: readonly Entry<Event>[]): Standing<Event> {
  const ordered = inOrder(entries);
  const down = new Set<EntryId>();
  let undone: (readonly EntryId[])[] = [];
  for (const entry of ordered) {
    if (entry.kind === 'undo') {
      for (const id of entry.entries) down.add(id);
      undone = [entry.entries, ...undone];
    } else if (entry.kind === 'redo') {
      for (const id of entry.entries) down.delete(id);
      const again = new Set(entry.entries);
      undone = undone.filter((ids) => !ids.every((id) => again.has(id)));
    } else if (entry.kind === 'play' || entry.kind === 'correct') undone = [];
  }
  const isStanding = ({ id, kind }: Entry<Event>) => (kind === 'play' || kind === 'correct') && !down.has(id);
  return { standing: ordered.filter(isStanding), undone };
}

/** The plays that stand, in order, each as it was last corrected. Never throws, whatever the lines refer to. */
export function playedOf<Event>(entries: readonly Entry<Event>[]): readonly Play<Event>[] {
  const { standing } = standingOf(entries);
  const corrections = new Map<EntryId, Event>();
  for (const entry of standing) if (entry.kind === 'correct') corrections.set(entry.entry, entry.event);
  return standing.flatMap((entry) => {
    if (entry.kind !== 'play') return [];
    const { id, at } = entry;
    return [{ id, at, event: corrections.get(id) ?? entry.event, isCorrected: corrections.has(id) }];
  });
}

/** What the next undo takes back: the last play or correction; undefined when there is none. */
export function undoOf<Event>(entries: readonly Entry<Event>[]): readonly EntryId[] | undefined {
  const last = standingOf(entries).standing.at(-1);
  return last && [last.id];
}

/** What the next redo puts back; undefined when nothing was undone, or something was played since. */
export function redoOf<Event>(entries: readonly Entry<Event>[]): readonly EntryId[] | undefined {
  return standingOf(entries).undone[0];
}

/** The game's name: the last it was given. */
export function nameOf<Event>(entries: readonly Entry<Event>[], first: string): string {
  return inOrder(entries).reduce((name, entry) => (entry.kind === 'rename' ? entry.name : name), first);
}

/** Whether the last word on it was to delete the game. */
export function isDeleted<Event>(entries: readonly Entry<Event>[]): boolean {
  const last = inOrder(entries).findLast(({ kind }) => kind === 'delete' || kind === 'restore');
  return last?.kind === 'delete';
}
