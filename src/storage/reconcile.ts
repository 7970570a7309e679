import { addedTo, inOrder } from '../games/shared/history.ts';
import { onceFor } from '../games/shared/memo.ts';
import type { EventRecord, Header } from './database.ts';
import type { Broken, DurableGames } from './durable-copy.ts';
import { hasTwin, mergeGames } from './merge.ts';
import { EVENTS_MOST, parseSavedGame, parseSavedText } from './saved-game-schema.ts';
import { type LogEntry, SAVED_VERSION, type SavedGame, withEvents } from './saved-game.ts';

/** A game of the log; or one that a newer build has written, which this one shows and leaves alone. */
export type LoggedGame =
  | { readonly kind: 'game'; readonly game: SavedGame }
  | { readonly kind: 'newer'; readonly id: string; readonly version: number; readonly text: string };

/** Something that could not be read: where it stood, and whether that was in the quick copy. */
export interface Unread {
  readonly game: string;
  readonly from: string;
  readonly text: string;
  readonly isLocal: boolean;
}

/** What the two copies of a game hold together, and what each lacks. */
export interface Reconciled {
  /** Undefined when nothing of it can be read. */
  readonly logged: LoggedGame | undefined;
  /** Set aside before anything is written. */
  readonly unread: readonly Unread[];
  /** What the durable copy lacks. */
  readonly header: Header | undefined;
  readonly events: readonly LogEntry[];
  /** What the durable copy has in their stead, and cannot be read. */
  readonly broken: readonly Broken[];
  /** Whether the quick copy lacks something. */
  readonly isBehind: boolean;
}

/** All of a game but its events. */
export function headerOf(game: SavedGame): Header {
  const header: { readonly id: string; events?: unknown } & Record<string, unknown> = { ...game };
  delete header.events;
  return header;
}

/** Events never change, and each is written as text once: an evening of thousands is written again with every tap. */
const textOfEntry = onceFor((entry: LogEntry): string => JSON.stringify(entry));

/** How a game without events ends, whose events stand last, as the documented form has them. */
const NO_EVENTS = '"events":[]}';

/** The text of a game in the quick copy: its JSON. */
export function textOf(game: SavedGame): string {
  const frame = JSON.stringify({ ...game, events: [] });
  if (!frame.endsWith(NO_EVENTS)) return JSON.stringify(game);
  return `${frame.slice(0, -']}'.length)}${textOfEntries(game.events)}]}`;
}

/** What was written last, which is the game that is being played: the next tap adds a line to it. */
let written: { readonly entries: readonly LogEntry[]; readonly text: string } = { entries: [], text: '' };

function textOfEntries(entries: readonly LogEntry[]): string {
  const added = written.entries.length > 0 ? addedTo(written.entries, entries) : undefined;
  const text = added ? [written.text, ...added.map(textOfEntry)].join() : entries.map(textOfEntry).join();
  written = { entries, text };
  return text;
}

/** Where a game's quick copy stands, as it is shown to people. */
export const localPlace = (id: string): string => `game:${id}`;
/** Where what the database holds of a game stands, as it is shown to people. */
export const databasePlace = (id: string): string => `database:${id}`;

/** Brings both copies of all games together, event by event. */
export function reconcile(texts: ReadonlyMap<string, string>, durable: DurableGames): ReadonlyMap<string, Reconciled> {
  const headers = new Map(durable.headers.map((header) => [header.id, header]));
  const ids = new Set([...texts.keys(), ...headers.keys(), ...durable.events.keys()]);
  return new Map(
    [...ids].map((id) => [id, reconcileGame(id, texts.get(id), headers.get(id), durable.events.get(id) ?? [])]),
  );
}

function reconcileGame(
  id: string,
  text: string | undefined,
  header: Header | undefined,
  records: readonly EventRecord[],
): Reconciled {
  const nothing = { unread: [], header: undefined, events: [], broken: [], isBehind: false };
  const sure = header && parseSavedGame({ ...header, events: [] });
  if (header && sure?.kind === 'game' && text !== undefined && isInAccord(text, header, records)) {
    return { ...nothing, logged: { kind: 'game', game: withEvents(sure.game, eventsOf(records)) } };
  }
  const quick = text === undefined ? undefined : parseSavedText(text);
  const entries = records.map(({ entry }) => entry);
  const newer = [quick, sure].find((read) => read?.kind === 'newer');
  if (newer) {
    const kept = newer === quick ? text! : JSON.stringify({ ...header, events: entries });
    return { ...nothing, logged: { kind: 'newer', id, version: newer.version, text: kept } };
  }

  const unread: Unread[] = [];
  const notLocal = () => unread.push({ game: id, from: localPlace(id), text: text!, isLocal: true });
  const found = quick?.kind === 'game' && quick.game.id === id ? quick.game : undefined;
  if (text !== undefined && !found) notLocal();
  const own = sure?.kind === 'game' ? sure.game : found;
  if (sure?.kind !== 'game' && (header || (!own && records.length > 0)))
    // With its events only where there is no game for them to stand in.
    unread.push({
      game: id,
      from: databasePlace(id),
      text: JSON.stringify({ ...header, ...(!own && { events: entries }) }),
      isLocal: false,
    });
  if (!own) return { ...nothing, logged: undefined, unread };

  const { readable, broken } = readEvents(own, records);
  for (const record of broken)
    unread.push({ game: id, from: `${databasePlace(id)}:${record.id}`, text: JSON.stringify(record), isLocal: false });
  const kept = withEvents(own, inOrder(readable));
  // What the database holds is what was called saved: where the texts say something else, it is right.
  const merged = found && !hasTwin(kept, found) ? mergeGames(kept, found) : undefined;
  if (found && !merged) notLocal();
  const game = merged ?? kept;
  const known = new Set(readable.map((entry) => entry.id));
  const isMended = header !== undefined && sure?.kind !== 'game';
  return {
    logged: { kind: 'game', game },
    unread,
    header: sure?.kind === 'game' ? undefined : headerOf(game),
    events: game.events.filter((entry) => !known.has(entry.id)),
    broken: [...(isMended ? [{ game: id }] : []), ...broken.map((record) => ({ game: id, id: record.id }))],
    isBehind: text !== textOf(game),
  };
}

const eventsOf = (records: readonly EventRecord[]): readonly LogEntry[] =>
  inOrder(records.map(({ entry }) => entry as LogEntry));

/**
 * Whether both copies say the same sign by sign: two copies are not damaged alike, and no event is written that was not
 * checked before. So an evening's start does not wait for every event of the year to be checked again.
 */
function isInAccord(text: string, header: Header, records: readonly EventRecord[]): boolean {
  if (header['v'] !== SAVED_VERSION || !records.every(isWhole)) return false;
  return textOf({ ...header, events: eventsOf(records) } as unknown as SavedGame) === text;
}

/** A game's events as the database has them: one that cannot be read does not take the others with it. */
interface ReadEvents {
  readonly readable: readonly LogEntry[];
  readonly broken: readonly EventRecord[];
}

/** @param own - the game, whatever events it has. */
function readEvents(own: SavedGame, records: readonly EventRecord[]): ReadEvents {
  const readable: LogEntry[] = [];
  const broken: EventRecord[] = [];
  // A text has a limit that a hostile one is held to; what was logged here has none.
  for (let from = 0; from < records.length; from += EVENTS_MOST) {
    const part = records.slice(from, from + EVENTS_MOST);
    const all = part.every(isWhole) ? parseEvents(own, part) : undefined;
    if (all) {
      readable.push(...all);
      continue;
    }
    for (const record of part) {
      const alone = isWhole(record) ? parseEvents(own, [record]) : undefined;
      if (alone) readable.push(...alone);
      else broken.push(record);
    }
  }
  return { readable, broken };
}

/** Whether a record stands under the id of its event. */
function isWhole({ id, entry }: EventRecord): boolean {
  return typeof entry === 'object' && entry !== null && 'id' in entry && entry.id === id;
}

function parseEvents(own: SavedGame, records: readonly EventRecord[]): readonly LogEntry[] | undefined {
  const parsed = parseSavedGame({ ...own, events: records.map(({ entry }) => entry) });
  return parsed.kind === 'game' ? parsed.game.events : undefined;
}
