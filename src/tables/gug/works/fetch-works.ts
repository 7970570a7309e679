import { dayAfter } from '../../../works/london-time.ts';
import { readLines, readStations } from '../../../works/read-answers.ts';
import type { LinesRead, RowsRead, StationRow } from '../../../works/rows.ts';
import { linesAddress, STATIONS_ADDRESS } from '../../../works/tfl.ts';

/**
 * Why an answer did not come. `unreachable`: cut off on the way, or TfL lets no page of another host read it, which a
 * page cannot tell apart.
 */
export type Failure =
  | { readonly kind: 'offline' | 'slow' | 'unreachable' | 'busy' | 'unreadable' | 'too-large' }
  | { readonly kind: 'refused'; readonly status: number };

type Outcome<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

/** What came of both questions, each by itself. */
export interface Fetched {
  readonly lines: Outcome<LinesRead>;
  readonly stations: Outcome<RowsRead<StationRow>>;
}

/** Milliseconds that an answer may take. */
const PATIENCE = 20_000;
/** Bytes of an answer: with all stops of eleven lines it has a few hundred thousand. */
export const MOST_BYTES = 8_000_000;

/**
 * Asks TfL for the works of a day. Only ever called by somebody's tap. Never rejects.
 *
 * @param day - as 2026-11-21. @param signal - ends the asking when nobody waits any more.
 */
export async function fetchWorks(day: string, signal: AbortSignal): Promise<Fetched> {
  const [lines, stations] = await Promise.all([
    ask(linesAddress(day, dayAfter(day)), readLines, signal),
    ask(STATIONS_ADDRESS, readStations, signal),
  ]);
  return { lines, stations };
}

/** It may change while an answer is waited for. */
const isOnline = (): boolean => navigator.onLine;

const failed = (kind: Exclude<Failure['kind'], 'refused'>) => ({ ok: false, failure: { kind } }) as const;

async function ask<Value>(
  address: string,
  read: (answer: unknown) => Value | undefined,
  signal: AbortSignal,
): Promise<Outcome<Value>> {
  if (!isOnline()) return failed('offline');
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end);
  const patience = setTimeout(end, PATIENCE);
  try {
    const response = await fetch(address, {
      signal: ending.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
    });
    if (response.status === 429) return failed('busy');
    if (!response.ok) return { ok: false, failure: { kind: 'refused', status: response.status } };
    const text = await textWithin(response, MOST_BYTES);
    if (text === undefined) return failed('too-large');
    const value = read(parsed(text));
    return value === undefined ? failed('unreadable') : { ok: true, value };
  } catch {
    if (ending.signal.aborted) return failed('slow');
    return failed(isOnline() ? 'unreachable' : 'offline');
  } finally {
    clearTimeout(patience);
    signal.removeEventListener('abort', end);
    // What is not wanted any more is not read to its end.
    end();
  }
}

/** The text of an answer; undefined where it is longer. @throws when it is cut off. */
async function textWithin(response: Response, most: number): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > most) return undefined;
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
