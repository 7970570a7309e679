import { type Column, fromColumn, toColumn } from './columns.ts';
import { parseJsonText, TEXT_MOST } from './json-text.ts';
import { bytesOf, packBytes, textOf, unpackBytes } from './packed-bytes.ts';
import { EVENTS_MOST, inForm, type ParsedGame, parseSavedGame } from './saved-game-schema.ts';
import type { LogEntry, SavedGame } from './saved-game.ts';
import { ID_MOST } from './text-schema.ts';

/** The sign of this way of packing, before the data. */
const SIGN = '1';
/** Longer links are cut by some messengers; such a game goes as a file. Characters of the data. */
export const LINK_MOST = 8_000;

export type Unpacked =
  ParsedGame | { readonly kind: 'no-link'; readonly why: 'broken' | 'other-version' | 'no-unpacking' };

/**
 * Packs a game into letters, digits, - and _, for the fragment of a link.
 *
 * @returns undefined when it is too long for a link, or the browser cannot pack.
 */
export async function encodeGame(game: SavedGame): Promise<string | undefined> {
  const packed = await packBytes(new TextEncoder().encode(JSON.stringify(folded(inForm(game)))));
  if (!packed) return undefined;
  const data = SIGN + textOf(packed);
  return data.length > LINK_MOST ? undefined : data;
}

/** Unpacks what `encodeGame` packed. Never throws; stops unpacking what grows beyond any game. */
export async function decodeGame(data: string): Promise<Unpacked> {
  if (!data.startsWith(SIGN)) return noLink(/^\d/.test(data) ? 'other-version' : 'broken');
  const bytes = data.length > LINK_MOST ? undefined : bytesOf(data.slice(SIGN.length));
  if (!bytes) return noLink('broken');
  const unpacked = await unpackBytes(bytes, TEXT_MOST);
  if (!unpacked.ok) return unpacked.why === 'too-big' ? unreadable('too-big') : noLink(unpacked.why);
  try {
    const parsed = parseJsonText(new TextDecoder('utf-8', { fatal: true }).decode(unpacked.bytes));
    return parsed.ok ? parseSavedGame(unfolded(parsed.value)) : unreadable(parsed.why);
  } catch {
    return noLink('broken');
  }
}

const noLink = (why: Extract<Unpacked, { kind: 'no-link' }>['why']): Unpacked => ({ kind: 'no-link', why });
const unreadable = (why: Extract<ReturnType<typeof parseJsonText>, { ok: false }>['why']): Unpacked => ({
  kind: 'unreadable',
  problems: [{ path: '', why }],
});

/** Ids that count on from the one before are left out; times and numbers are what they add to the one before. */
interface Events {
  readonly ids: Column;
  readonly seq: Column;
  readonly at: Column;
  readonly rest: Column;
}

function folded({ events, ...header }: SavedGame): object {
  const steps = (numbers: readonly number[]) => numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
  const columns: Events = {
    ids: toColumn(events.map(({ id }, index) => (id === countedOn(events[index - 1]?.id) ? '' : id))),
    seq: toColumn(steps(events.map(({ seq }) => seq))),
    at: toColumn(steps([header.createdAt, ...events.map(({ at }) => at)]).slice(1)),
    rest: toColumn(events.map(bodyOf)),
  };
  return { ...header, events: columns };
}

/** What an event says, without when and by what number. */
const bodyOf = (event: LogEntry): object =>
  Object.fromEntries(Object.entries(event).filter(([key]) => !['id', 'seq', 'at'].includes(key)));

/** @throws when `folded` did not make it. What it makes of numbers and strings is for the schema to judge. */
function unfolded(value: unknown): unknown {
  const { events, ...header } = value as { readonly events: Events; readonly createdAt: number };
  const sums = (steps: readonly unknown[], from: number) => {
    let sum = from;
    return steps.map((step) => (sum += step as number));
  };
  const [rawIds, rawSeq, rawAt, rest] = [events.ids, events.seq, events.at, events.rest].map(fromColumn) as [
    readonly unknown[],
    readonly unknown[],
    readonly unknown[],
    readonly unknown[],
  ];
  if (rest.length > EVENTS_MOST) throw new RangeError('too many events');
  if (![rawSeq, rawAt, rawIds].every(({ length }) => length === rest.length))
    throw new RangeError('columns of other lengths');
  const seq = sums(rawSeq, 0);
  const at = sums(rawAt, header.createdAt);
  let last = '';
  const ids = rawIds.map((id) => (last = id === '' ? countedOn(last) : idOf(id)));
  const entries = rest.map((body, index) => ({
    id: ids[index],
    seq: seq[index],
    at: at[index],
    ...(body as object),
  }));
  return { ...header, events: entries };
}

/** Ids are counted on from one another, so a long one would be copied over and over. */
function idOf(id: unknown): string {
  if (typeof id !== 'string' || id.length > ID_MOST) throw new RangeError('no id');
  return id;
}

/** The id that comes after one, where ids are counted at their ends by letters and digits. */
function countedOn(id = ''): string {
  const [, head = '', tail = ''] = /^(.*?)([0-9a-z]{0,6})$/.exec(id) ?? [];
  const next = (tail === '' ? 0 : parseInt(tail, 36) + 1).toString(36);
  return head + next.padStart(tail.length, '0');
}
