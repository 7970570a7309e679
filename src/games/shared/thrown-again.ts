import type { Thrown } from './eyes.ts';
import { type Entry, type EntryId, inOrder } from './history.ts';
import { playedOf } from './played.ts';

/** A play that was left to chance. */
export interface Throwing {
  /** Whoever threw; null where it is nobody's, as a draw. */
  readonly who: number | null;
  /** Who threw: the phone, or somebody's own dice that were entered. */
  readonly by: Thrown;
  /** Dice, or the seed of a draw. */
  readonly of: 'dice' | 'draw';
  /** What came of it, in the order in which it was entered. */
  readonly shown: readonly number[];
}

/** A throw that was taken back, before another was made in its place. */
interface Before extends Throwing {
  readonly id: EntryId;
}

/**
 * The throws that stand in the place of others, which were taken back, and those others, the first first. A place is what
 * was thrown before: whatever else was taken back, chosen or said in between, it is the same throw made again. What redo
 * has put back is in nobody's place. What the players enter is nothing new where it says the same, or was somebody else's.
 *
 * @param throwing - undefined for what is no throw.
 */
export function thrownAgain<Event>(
  entries: readonly Entry<Event>[],
  throwing: (event: Event) => Throwing | undefined,
): ReadonlyMap<EntryId, readonly Throwing[]> {
  const standing = new Set(playedOf(entries).map(({ id }) => id));
  const before = new Map<string, Before[]>();
  const again = new Map<EntryId, readonly Throwing[]>();
  for (const { id, place, made } of placesOf(entries, throwing)) {
    const others = before.get(place) ?? [];
    if (standing.has(id)) {
      const told = others.filter((other) => !standing.has(other.id) && !isSameEntered(other, made));
      if (told.length > 0) again.set(id, told);
    }
    before.set(place, [...others, { ...made, id }]);
  }
  return again;
}

interface Placed {
  readonly id: EntryId;
  readonly place: string;
  readonly made: Throwing;
}

/** Every throw of a log, and its place: one name for all that were made after the same throws. */
function placesOf<Event>(
  entries: readonly Entry<Event>[],
  throwing: (event: Event) => Throwing | undefined,
): readonly Placed[] {
  /** A throw's name by its place and what it showed. */
  const names = new Map<string, string>();
  /** Throws in the order of the log, and which of them stand as far as it has been read. */
  const made: (Placed & { readonly name: string })[] = [];
  const stands = new Set<EntryId>();
  for (const entry of inOrder(entries)) {
    if (entry.kind === 'undo') for (const id of entry.entries) stands.delete(id);
    if (entry.kind === 'redo') for (const id of entry.entries) stands.add(id);
    const thrown = entry.kind === 'play' ? throwing(entry.event) : undefined;
    if (!thrown) continue;
    const place = made.findLast(({ id }) => stands.has(id))?.name ?? '';
    const key = JSON.stringify([place, thrown.who, [...thrown.shown].sort((one, other) => one - other)]);
    const name = names.get(key) ?? `${names.size + 1}`;
    names.set(key, name);
    made.push({ id: entry.id, place, made: thrown, name });
    stands.add(entry.id);
  }
  return made;
}

/** The phone's throw counts whoever it was for, and whatever it showed. */
function isSameEntered(before: Throwing, now: Throwing): boolean {
  if (before.by === 'phone') return false;
  const sorted = ({ shown }: Throwing) => [...shown].sort((one, other) => one - other).join();
  return before.who !== now.who || sorted(before) === sorted(now);
}
