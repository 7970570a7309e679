import { addedTo, type Counted, type Entry, type EntryId, inOrder } from './history.ts';

/** A play that stands: what happened, as corrected, and when. */
export interface Play<Event> extends Counted {
  readonly id: EntryId;
  readonly at: number;
  readonly event: Event;
  readonly isCorrected: boolean;
  /** The play as the log has it, where its players or rules have other numbers there. */
  readonly written?: Play<Event>;
}

/** The plays that stand, in order, each as it was last corrected. Never throws, whatever the lines refer to. */
export const playedOf = <Event>(entries: readonly Entry<Event>[]): readonly Play<Event>[] => resolved(entries).plays;

/** The names that players were given and that stand, in the log's order. */
export const namingsOf = <Event>(entries: readonly Entry<Event>[]): readonly Naming[] =>
  resolved(entries).standing.filter((entry) => entry.kind === 'player-name');

/** A line that says what somebody is called. */
type Naming = Extract<Entry<unknown>, { readonly kind: 'player-name' }>;

/** What the next undo takes back: the last play, name, or correction of a play that stands; undefined when there is none. */
export function undoOf<Event>(entries: readonly Entry<Event>[]): readonly EntryId[] | undefined {
  const last = resolved(entries).standing.at(-1);
  return last && [last.id];
}

/** What the next redo puts back; undefined when nothing was undone, or something was played since. */
export function redoOf<Event>(entries: readonly Entry<Event>[]): readonly EntryId[] | undefined {
  return resolved(entries).undone.at(-1);
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

/** A log's lines after undo, redo and corrections. */
interface Resolved<Event> {
  /** Plays that stand, corrections of them, and players' names, in the log's order. */
  readonly standing: readonly Entry<Event>[];
  /** What redo would put back, the last undone last. */
  readonly undone: readonly (readonly EntryId[])[];
  readonly plays: readonly Play<Event>[];
}

interface Known {
  readonly entries: readonly Entry<unknown>[];
  /** How many lines it was worked out from: lines are only ever added. */
  readonly lines: number;
  readonly found: Resolved<unknown>;
}

/** Results by the list of lines, so that everything that shows one game shares one result. */
const known = new WeakMap<readonly Entry<unknown>[], Known>();
/** The latest result by the first line of a log, to go on from: a tap adds a line or two to thousands. */
const latest = new WeakMap<Entry<unknown>, Known>();

function resolved<Event>(entries: readonly Entry<Event>[]): Resolved<Event> {
  const asked = known.get(entries);
  if (asked?.lines === entries.length) return asked.found as Resolved<Event>;
  const [first] = entries;
  const last = first && latest.get(first);
  const found = (last && goneOn(last, entries)) ?? workOut(entries);
  const now: Known = { entries, lines: entries.length, found };
  known.set(entries, now);
  if (first) latest.set(first, now);
  return found;
}

function workOut<Event>(entries: readonly Entry<Event>[]): Resolved<Event> {
  const ordered = inOrder(entries);
  /** Plays, corrections and players' names, and whether they stand. */
  const stands = new Map<EntryId, boolean>();
  let undone: (readonly EntryId[])[] = [];
  for (const entry of ordered) {
    if (entry.kind === 'play' || entry.kind === 'correct' || entry.kind === 'player-name') {
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
      played.has(entry.id) ||
      (entry.kind === 'correct' && stands.get(entry.id) === true && played.has(entry.entry)) ||
      (entry.kind === 'player-name' && stands.get(entry.id) === true),
  );
  return { standing, undone, plays: playsOf(standing) };
}

/**
 * Goes on from an earlier result, and finds what `workOut` would: most taps (a play, an undo or redo of the last one) change
 * the end alone. @returns undefined where a new line changes more than that.
 */
function goneOn<Event>(
  { entries: before, lines, found }: Known,
  entries: readonly Entry<Event>[],
): Resolved<Event> | undefined {
  const added = before.length === lines ? addedTo(before as readonly Entry<Event>[], entries) : undefined;
  if (!added || inOrder(entries) !== entries) return undefined;
  let now: Resolved<Event> | undefined = found as Resolved<Event>;
  for (const line of added) now &&= after(now, line, entries);
  return now;
}

/** @param lines - the whole log, in order. What comes after the line makes no difference: a correction is worked out anew. */
function after<Event>(
  found: Resolved<Event>,
  line: Entry<Event>,
  lines: readonly Entry<Event>[],
): Resolved<Event> | undefined {
  const { standing, undone, plays } = found;
  switch (line.kind) {
    case 'play':
      return areCorrected(lines, new Set([line.id]))
        ? undefined
        : { standing: [...standing, line], undone: [], plays: [...plays, playOf(line)] };
    case 'undo': {
      const ids = new Set(line.entries);
      const last = standing.slice(standing.length - ids.size);
      const areLast =
        ids.size > 0 && last.length === ids.size && last.every(({ kind, id }) => kind === 'play' && ids.has(id));
      if (!areLast || areCorrected(lines, ids)) return undefined;
      return {
        standing: standing.slice(0, -ids.size),
        undone: [...undone, [...ids]],
        plays: plays.slice(0, -ids.size),
      };
    }
    case 'redo': {
      const ids = new Set(line.entries);
      const last = undone.at(-1);
      if (last?.length !== ids.size || !last.every((id) => ids.has(id)) || areCorrected(lines, ids)) return undefined;
      const back = backAtTheEnd(lines, ids, standing.at(-1));
      return (
        back && {
          standing: [...standing, ...back],
          undone: undone.slice(0, -1),
          plays: [...plays, ...back.map(playOf)],
        }
      );
    }
    case 'rename':
    case 'delete':
    case 'restore':
      return found;
    case 'correct':
    case 'player-name':
      return undefined;
  }
}

/** Tells whether any line corrects one of these plays; it may stand before or after them. */
function areCorrected(lines: readonly Entry<unknown>[], ids: ReadonlySet<EntryId>): boolean {
  return lines.some(
    (line) =>
      line.kind === 'correct' && (ids.has(line.entry) || (line.also?.some(({ entry }) => ids.has(entry)) ?? false)),
  );
}

type PlayLine<Event> = Extract<Entry<Event>, { readonly kind: 'play' }>;

/** Finds the lines of plays that redo brings back; undefined unless they all come after the last line that stands. */
function backAtTheEnd<Event>(
  lines: readonly Entry<Event>[],
  ids: ReadonlySet<EntryId>,
  last: Entry<Event> | undefined,
): readonly PlayLine<Event>[] | undefined {
  const back: PlayLine<Event>[] = [];
  for (let at = lines.length - 1; back.length < ids.size; at -= 1) {
    const line = lines[at];
    if (!line || line === last) return undefined;
    if (line.kind === 'play' && ids.has(line.id)) back.push(line);
  }
  return [...back].reverse();
}

/** The plays of lines that were never corrected, so that a game that goes on keeps the same objects. */
const uncorrected = new WeakMap<Entry<unknown>, Play<unknown>>();

function playOf<Event>(line: PlayLine<Event>): Play<Event> {
  let play = uncorrected.get(line) as Play<Event> | undefined;
  const { id, at, event } = line;
  if (!play) uncorrected.set(line, (play = { id, at, event, isCorrected: false, ...countedOf(line) }));
  return play;
}

/** Each play as it was last corrected. */
function playsOf<Event>(standing: readonly Entry<Event>[]): readonly Play<Event>[] {
  const corrections = new Map<EntryId, Pick<Play<Event>, 'event' | keyof Counted>>();
  for (const line of standing)
    if (line.kind === 'correct')
      for (const { entry, event } of [line, ...(line.also ?? [])])
        corrections.set(entry, { event, ...countedOf(line) });
  const plays: Play<Event>[] = [];
  for (const line of standing) {
    if (line.kind !== 'play') continue;
    const { id, at } = line;
    const corrected = corrections.get(id);
    plays.push(corrected ? { id, at, ...corrected, isCorrected: true } : playOf(line));
  }
  return plays;
}

const countedOf = ({ came, rules }: Counted): Counted => ({ ...(came && { came }), ...(rules && { rules }) });
