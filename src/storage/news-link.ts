import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import * as v from 'valibot';
import { inOrder } from '../games/shared/history.ts';
import { bytesOf, countedOn, LINK_MOST, textOf } from './game-link.ts';
import { type Found, readImport } from './import.ts';
import { parseJsonText, TEXT_MOST } from './json-text.ts';
import { headerText } from './merge.ts';
import type { LoggedGame } from './reconcile.ts';
import { EVENTS_MOST, inForm } from './saved-game-schema.ts';
import { type LogEntry, type SavedGame, withEvents } from './saved-game.ts';
import { Id } from './text-schema.ts';

/** The sign of this way of packing, before all else. */
const SIGN = '1';
/** Letters of a mark. */
const MARK = 6;

const Mark = v.pipe(v.string(), v.length(MARK), v.regex(/^[\da-z]+$/));
/** The newest events of a game, for a phone that has the earlier ones: what stands between the dots of a link. */
const News = v.strictTuple([
  v.literal(SIGN),
  /** The game's id. */
  Id,
  /** The mark of all of the game but its events. */
  Mark,
  /** The ids of all earlier events, as `writeIds` has them. */
  v.pipe(v.string(), v.regex(/^(?:(?:^|-)[\da-z]{6}(?:[\da-z]{1,6}(?:_[\da-z]{1,3})?)?)*$/)),
  /** The mark of all events' text. */
  Mark,
  /** That text, packed with what the other phone has already. */
  v.string(),
]);

/** How many of a game's newest events go into a text, and that text. */
export interface PackedNews {
  readonly data: string;
  readonly count: number;
}

/**
 * Packs as many of a game's newest events as fit, in letters, digits and signs that need no escape in a link. An event
 * takes 3 to 20 characters: what came before is the dictionary that it is packed with.
 *
 * @param fits - whether a text is short enough. @returns undefined when not even the last event fits.
 */
export function packNews(saved: SavedGame, fits: (data: string) => boolean): PackedNews | undefined {
  const game = inForm(saved);
  const events = inOrder<LogEntry>(game.events);
  const lines = linesOf(game, events);
  const check = markOf(lines.join());
  let best: PackedNews | undefined;
  // The more events, the longer the text: halved until the longest that fits is found.
  for (let [least, most] = [1, events.length]; least <= most;) {
    const count = Math.ceil((least + most) / 2);
    const text = lines.slice(-count).join();
    const packed = deflateSync(strToU8(text), { level: 9, dictionary: dictionaryOf(game, lines.slice(0, -count)) });
    const ids = writeIds(events.slice(0, -count));
    const data = [SIGN, game.id, markOf(headerText(game)), ids, check, textOf(packed)].join('.');
    if (fits(data)) [best, least] = [{ data, count }, count + 1];
    else most = count - 1;
  }
  return best;
}

/** Why the newest events cannot be read, whatever game they are of. */
interface NoNews {
  readonly is: 'no-link';
  readonly why: 'broken' | 'other-version';
}

/** What the newest events of a game are to this phone, before anything is written. */
export type NewsFound =
  /** Nothing is missing here. `ahead`: so many events are here that the other phone lacks. */
  | { readonly is: 'found'; readonly found: Found; readonly ahead: number }
  /** The game is not here. */
  | { readonly is: 'no-game' }
  /** So many earlier events are missing here: nothing is taken in, for later ones would be judged without them. */
  | { readonly is: 'behind'; readonly game: SavedGame; readonly missing: number }
  | NoNews;

/**
 * Reads what `packNews` packed, and looks at what it would add. Never throws, and writes nothing.
 *
 * @param known - the games that are here.
 */
export function readNews(data: string, known: ReadonlyMap<string, LoggedGame>): NewsFound {
  if (/^\d/.test(data) && !data.startsWith(SIGN)) return { is: 'no-link', why: 'other-version' };
  const read = data.length > LINK_MOST ? undefined : v.safeParse(News, data.split('.'));
  if (!read?.success) return BROKEN;
  const [, id, of, had, check, packed] = read.output;
  const here = known.get(id);
  if (!here) return { is: 'no-game' };
  if (here.kind === 'newer') return found({ is: 'newer', version: here.version });
  const game = inForm(here.game);
  if (markOf(headerText(game)) !== of) return found({ is: 'conflict', game });
  const { missing, earlier, others } = sortedOut(had, inOrder<LogEntry>(game.events));
  if (missing > 0) return { is: 'behind', game, missing };
  const added = unpacked(game, earlier, packed, check);
  if (!added) return BROKEN;
  const ids = new Set<unknown>(added.map((entry) => entry.id));
  const kept = game.events.filter((entry) => !ids.has(entry.id));
  const together = withEvents(game, inOrder<LogEntry>([...kept, ...added]));
  const looked = readImport(JSON.stringify(together), known);
  const first = looked.ok ? looked.found[0] : undefined;
  return first ? found(first, others.filter((entry) => !ids.has(entry.id)).length) : BROKEN;
}

const BROKEN: NoNews = { is: 'no-link', why: 'broken' };
const found = (what: Found, ahead = 0): NewsFound => ({ is: 'found', found: what, ahead });

/** The events of a packed text; undefined where it was cut or changed, or earlier events are not the other phone's. */
function unpacked(
  game: SavedGame,
  earlier: readonly LogEntry[],
  packed: string,
  check: string,
): readonly LogEntry[] | undefined {
  try {
    const lines = linesOf(game, earlier);
    const dictionary = dictionaryOf(game, lines);
    const text = strFromU8(inflateSync(bytesOf(packed)!, { dictionary }));
    if (text.length > TEXT_MOST || markOf([...lines, text].join()) !== check) return undefined;
    const read = parseJsonText(`[${text}]`);
    return read.ok ? entriesOf(read.value as readonly Line[], earlier.at(-1), game) : undefined;
  } catch {
    return undefined;
  }
}

/** An event with its id, number and time as steps from the one before; an id that counts on is left empty. */
type Line = readonly [id: string, seq: number, at: number, body: object];

function linesOf({ createdAt }: SavedGame, events: readonly LogEntry[]): readonly string[] {
  return events.map(({ id, seq, at, ...body }, index) => {
    const before = events[index - 1];
    const isCounted = id === countedOn(before?.id);
    const line: Line = [isCounted ? '' : id, seq - (before?.seq ?? 0) - 1, at - (before?.at ?? createdAt), body];
    return JSON.stringify(line);
  });
}

/** What `linesOf` made lines of; what is no line is for the schema to refuse. @throws for what it cannot have made. */
function entriesOf(
  lines: readonly Line[],
  before: LogEntry | undefined,
  { createdAt }: SavedGame,
): readonly LogEntry[] {
  if (lines.length > EVENTS_MOST) throw new RangeError('too many events');
  let [id, seq, at] = [before?.id, before?.seq ?? 0, before?.at ?? createdAt];
  return lines.map(([own, steps, later, body]) => {
    id = own === '' ? countedOn(id) : v.parse(Id, own);
    [seq, at] = [seq + steps + 1, at + later];
    return { ...body, id, seq, at } as LogEntry;
  });
}

/** So many bytes back can what is packed refer to. */
const WINDOW = 32_768;

/** What both phones have: the end of the game before the newest events, and how it began where that is not too far back. */
const dictionaryOf = (game: SavedGame, earlier: readonly string[]): Uint8Array =>
  strToU8([headerText(game), ...earlier, ''].join()).slice(-WINDOW);

/** Ids that a page counts have one head for as long as it is open: `countedId`. */
const COUNTED = /^(.+-)([1-9a-z][\da-z]{0,5})$/;

/** An id by the mark of its head and its number; an id that was not counted is all head. */
function partsOfId(id: string): readonly [mark: string, number: number | undefined] {
  const [, head, tail] = COUNTED.exec(id) ?? [];
  return head === undefined || tail === undefined ? [markOf(id), undefined] : [markOf(head), parseInt(tail, 36)];
}

/** The ids of events in few letters: by their heads' marks, from where each was counted, and how far. */
function writeIds(events: readonly LogEntry[]): string {
  const numbers = new Map<string, number[]>();
  for (const { id } of events) {
    const [mark, number] = partsOfId(id);
    const known = numbers.get(mark) ?? [];
    if (number !== undefined) known.push(number);
    numbers.set(mark, known);
  }
  const written = ([mark, each]: readonly [string, readonly number[]]) =>
    each.length === 0 ? [mark] : runsOf(each).map((run) => mark + run);
  return [...numbers].flatMap(written).join('-');
}

/** Numbers that count on, each run as its first number and, where there are more, how many. */
function runsOf(numbers: readonly number[]): readonly string[] {
  const ordered = [...numbers].sort((one, other) => one - other);
  const starts = ordered.flatMap((number, index) => (index === 0 || number !== ordered[index - 1]! + 1 ? [index] : []));
  return starts.map((start, index) => {
    const length = (starts[index + 1] ?? ordered.length) - start;
    return ordered[start]!.toString(36) + (length === 1 ? '' : `_${length.toString(36)}`);
  });
}

/** @returns how many of the ids that were written are missing here, which events have one of them, and which have none. */
function sortedOut(had: string, events: readonly LogEntry[]) {
  const runs = had.split('-').flatMap((run) => {
    const [first = '', length = '1'] = run.slice(MARK).split('_');
    const from = first === '' ? undefined : parseInt(first, 36);
    return run === '' ? [] : [{ mark: run.slice(0, MARK), from, length: parseInt(length, 36) }];
  });
  const isWritten = ({ id }: LogEntry): boolean => {
    const [mark, number] = partsOfId(id);
    const isIn = (from: number, length: number) => number !== undefined && number >= from && number < from + length;
    return runs.some((run) => run.mark === mark && (run.from === undefined || isIn(run.from, run.length)));
  };
  const earlier = events.filter(isWritten);
  const all = runs.reduce((sum, { length }) => sum + length, 0);
  return { missing: Math.max(0, all - earlier.length), earlier, others: events.filter((entry) => !isWritten(entry)) };
}

/** Six letters that nearly every other text has others for (FNV-1a, in base 36). */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(MARK, '0').slice(-MARK);
}
