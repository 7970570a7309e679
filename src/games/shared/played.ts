import type { Entry, EntryId } from './history.ts';

/** A play that stands: what happened, as corrected, and when. */
export interface Play<Event> {
  readonly id: EntryId;
  readonly at: number;
  readonly event: Event;
  readonly isCorrected: boolean;
}

/** What undo, redo and corrections have made of a log's lines. */
interface Standing<Event> {
  /** Plays that stand, and corrections of them, in the log's order. */
  readonly standing: readonly Entry<Event>[];
  /** What redo would put back, the last undone last. */
  readonly undone: readonly (readonly EntryId[])[];
  readonly plays: readonly Play<Event>[];
}

/** The log's order: by number, and by id where two were written apart. */
export function inOrder<E extends { readonly seq: number; readonly id: EntryId }>(entries: readonly E[]): readonly E[] {
  const isSorted = entries.every((entry, index) => index === 0 || byOrder(entries[index - 1]!, entry) <= 0);
  return isSorted ? entries : entries.toSorted(byOrder);
}

function byOrder<E extends { readonly seq: number; readonly id: EntryId }>(one: E, other: E): number {
  return one.seq - other.seq || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
}

interface Known {
  /** How many lines it was worked out from: lines are only ever added. */
  readonly lines: number;
  readonly found: Standing<unknown>;
}

/** By the list of lines: all who ask of one game, such as a list of games, share one answer. */
const known = new WeakMap<readonly Entry<unknown>[], Known>();

function standingOf<Event>(entries: readonly Entry<Event>[]): Standing<Event> {
  const last = known.get(entries);
  if (last?.lines === entries.length) return last.found as Standing<Event>;
  const found = workOut(entries);
  known.set(entries, { lines: entries.length, found });
  return found;
}

function workOut<Event>(entries: readonly Entry<Event>[]): Standing<Event> {
  const ordered = inOrder(entries);
  /** Plays and corrections, and whether they stand. */
  const stands = new Map<EntryId, boolean>();
  let undone: (readonly EntryId[])[] = [];
  for (const entry of ordered) {
    if (entry.kind === 'play' || entry.kind === 'correct') {
      stands.set(entry.id, true);
      undone = [];
    } else if (entry.kind === 'undo') {
      // What does not stand is not taken back again: two tabs may have undone the same.
      const taken = [...new Set(entry.entries)].filter((id) => stands.get(id) === true);
      for (const id of taken) stands.set(id, false);
      if (taken.length > 0) undone.push(taken);
    } else if (entry.kind === 'redo') {
      for (const id of entry.entries) if (stands.has(id)) stands.set(id, true);
      undone = undone.map((ids) => ids.filter((id) => stands.get(id) === false)).filter((ids) => ids.length > 0);
    }
  }
  const played = new Set<EntryId>();
  for (const { id, kind } of ordered) if (kind === 'play' && stands.get(id) === true) played.add(id);
  const standing = ordered.filter(
    (entry) =>
      (entry.kind === 'play' && played.has(entry.id)) ||
      (entry.kind === 'correct' && stands.get(entry.id) === true && played.has(entry.entry)),
  );
  return { standing, undone, plays: playsOf(standing) };
}

/** The play of each line that was never corrected: one and the same, however often a game goes on. */
const uncorrected = new WeakMap<Entry<unknown>, Play<unknown>>();

/** Each play as it was last corrected. */
function playsOf<Event>(standing: readonly Entry<Event>[]): readonly Play<Event>[] {
  const corrections = new Map<EntryId, Event>();
  for (const line of standing)
    if (line.kind === 'correct')
      for (const { entry, event } of [line, ...(line.also ?? [])]) corrections.set(entry, event);
  const plays: Play<Event>[] = [];
  for (const entry of standing) {
    if (entry.kind !== 'play') continue;
    const { id, at, event } = entry;
    const corrected = corrections.get(id);
    if (corrected !== undefined || corrections.has(id)) {
      plays.push({ id, at, event: corrected ?? event, isCorrected: true });
      continue;
    }
    let play = uncorrected.get(entry) as Play<Event> | undefined;
    if (!play) uncorrected.set(entry, (play = { id, at, event, isCorrected: false }));
    plays.push(play);
  }
  return plays;
}

/** The plays that stand, in order, each as it was last corrected. Never throws, whatever the lines refer to. */
export const playedOf = <Event>(entries: readonly Entry<Event>[]): readonly Play<Event>[] => standingOf(entries).plays;

/** What the next undo takes back: the last play, or correction of one that stands; undefined when there is none. */
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
