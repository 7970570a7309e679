import { type Column, fromColumn, toColumn } from './columns.ts';
import { parseJsonText, TEXT_MOST } from './json-text.ts';
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
export function countedOn(id = ''): string {
  const [, head = '', tail = ''] = /^(.*?)([0-9a-z]{0,6})$/.exec(id) ?? [];
  const next = (tail === '' ? 0 : parseInt(tail, 36) + 1).toString(36);
  return head + next.padStart(tail.length, '0');
}

/** With a check at its end, so that what was cut or changed on its way is seen. */
const FORMAT = 'deflate';

type UnpackedBytes =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly why: 'broken' | 'too-big' | 'no-unpacking' };

type Bytes = Uint8Array<ArrayBuffer>;

/** @returns undefined when the browser cannot pack. */
async function packBytes(bytes: Bytes): Promise<Uint8Array | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  return bytesThrough(new Blob([bytes]).stream().pipeThrough(new CompressionStream(FORMAT)), Infinity);
}

/** Never throws. @param most - bytes; unpacking stops where there are more. */
async function unpackBytes(bytes: Bytes, most: number): Promise<UnpackedBytes> {
  if (typeof DecompressionStream === 'undefined') return { ok: false, why: 'no-unpacking' };
  try {
    const unpacked = await bytesThrough(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)), most);
    return unpacked ? { ok: true, bytes: unpacked } : { ok: false, why: 'too-big' };
  } catch {
    return { ok: false, why: 'broken' };
  }
}

/** All bytes of a stream; undefined when there are more than `most`. */
async function bytesThrough(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
  }
  const all = new Uint8Array(length);
  let from = 0;
  for (const chunk of chunks) {
    all.set(chunk, from);
    from += chunk.length;
  }
  return all;
}

/** Letters, digits, - and _: base64url. */
export function textOf(bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @returns undefined when it is not base64url. */
export function bytesOf(text: string): Bytes | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}
