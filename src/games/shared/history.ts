/** Unique in its game, whichever tab or phone made it. */
export type EntryId = string;

/** One line of a game's log; lines are only ever added. `seq` orders them, `at` is the clock's time in milliseconds. */
interface EntryBase {
  readonly id: EntryId;
  /** One more than the greatest that its writer knew. Lines with the same number were written apart, and are ordered by id. */
  readonly seq: number;
  readonly at: number;
}

/**
 * Somebody who plays: their place in the set-up in digits, `0` for the first, or the id of the line with which they came
 * later. Ids are longer than places.
 */
export type PlayerRef = string;

/** What an earlier play is to say instead. */
export interface Correction<Event> {
  readonly entry: EntryId;
  readonly event: Event;
}

/** How the writer of a line counted those whom its events name by number: in each list, as many as they name. */
export interface Counted {
  /** The lines by which newcomers sat down; left out where the events name nobody who came later. */
  readonly came?: readonly EntryId[];
  /** The lines that made the table's own rules; left out where the events name none. */
  readonly rules?: readonly EntryId[];
}

/** What a line of the log says. */
export type EntryBody<Event> =
  | ({ readonly kind: 'play'; readonly event: Event } & Counted)
  /** Takes back plays and corrections, by their ids; `redo` puts them back where they stood. */
  | { readonly kind: 'undo'; readonly entries: readonly EntryId[] }
  | { readonly kind: 'redo'; readonly entries: readonly EntryId[] }
  /** What really happened at an earlier play; `also`: later plays that are to hold all the same, taken back with it. */
  | ({
      readonly kind: 'correct';
      readonly entry: EntryId;
      readonly event: Event;
      readonly also?: readonly Correction<Event>[];
    } & Counted)
  /** What somebody is really called; several refs where one person has sat down more than once. Taken back as plays are. */
  | { readonly kind: 'player-name'; readonly players: readonly PlayerRef[]; readonly name: string }
  /** About the game as a whole. */
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'delete' }
  | { readonly kind: 'restore' };

export type Entry<Event> = EntryBase & EntryBody<Event>;

/** The log's order: by number, and by id where two were written apart. */
export function inOrder<E extends { readonly seq: number; readonly id: EntryId }>(entries: readonly E[]): readonly E[] {
  const isSorted = entries.every((entry, index) => index === 0 || byOrder(entries[index - 1]!, entry) <= 0);
  return isSorted ? entries : [...entries].sort(byOrder);
}

function byOrder<E extends { readonly seq: number; readonly id: EntryId }>(one: E, other: E): number {
  return one.seq - other.seq || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
}

/** What a list has after all of another one, thing by thing the same; undefined where it does not begin with that. */
export function addedTo<Line>(before: readonly Line[], now: readonly Line[]): readonly Line[] | undefined {
  const count = before.length;
  // Lists that have nothing to do with each other seldom have the same thing there.
  if (now.length < count || (count > 0 && now[count - 1] !== before[count - 1])) return undefined;
  return before.every((line, at) => line === now[at]) ? now.slice(count) : undefined;
}
