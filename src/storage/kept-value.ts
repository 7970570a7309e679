/**
 * One small value of the browser's own storage, as JSON but for single words. Never throws: what cannot be read is as if it were not there,
 * and what cannot be written holds until the page is closed.
 */
export interface KeptValue<Value> {
  /** As it stands there, whatever it is. */
  readonly text: () => string | null;
  readonly read: () => Value | null;
  /** Null removes it. @returns whether it will be there at the next visit. */
  readonly write: (value: Value | null) => boolean;
}

/** @param parse - undefined for what is not of the form. */
export function keptValue<Value>(key: string, parse: (found: unknown) => Value | undefined): KeptValue<Value> {
  return {
    text: () => textOf(key),
    read: () => parsed(textOf(key), parse),
    write: (value) => writeText(key, value === null ? null : JSON.stringify(value)),
  };
}

/** One of a few words, which stands there as it is. */
export function keptWord<Word extends string>(key: string, words: readonly Word[]): KeptValue<Word> {
  return {
    text: () => textOf(key),
    read: () => words.find((word) => word === textOf(key)) ?? null,
    write: (word) => writeText(key, word),
  };
}

/** A value that is kept twice, as it was written last: JSON, or null where it was removed. */
export interface KeptRecord {
  readonly key: string;
  readonly text: string | null;
  /** When it was written, in milliseconds since 1970, and later than what it took the place of. */
  readonly at: number;
}

/** A value in local storage, and in the database too: a killed browser loses what it has just written to the first. */
export interface TwiceKept<Value> extends KeptValue<Value> {
  /**
   * Calls back when the database turns out to have a later value than this page has shown.
   *
   * @param found - `isInTime`: no panel has drawn anything by the earlier value yet.
   */
  readonly onFound: (found: (isInTime: boolean) => void) => void;
}

/** What this page has written, and what the database had, by key. */
const latest = new Map<string, KeptRecord>();
const finders = new Map<string, (isInTime: boolean) => void>();
let toDatabase: (record: KeptRecord) => void = () => undefined;

const timeKey = (key: string): string => `${key}:at`;
/** When the value in local storage was written; 0 for one of an earlier build. */
const timeOf = (key: string): KeptValue<number> =>
  keptValue(timeKey(key), (at) => (Number.isSafeInteger(at) ? (at as number) : undefined));

/** Takes what has been written so far, and all that follows: the database belongs to a part that comes later. */
export function keepInDatabase(write: (record: KeptRecord) => void): void {
  toDatabase = write;
  for (const record of latest.values()) write(record);
}

/**
 * Brings together what the database and local storage have of each value: what was written later is right. Who is told of
 * one may ask for another, so that all are there before anybody is told.
 */
export function foundInDatabase(records: readonly KeptRecord[], isInTime: boolean): void {
  const later = records.filter(({ key, at }) => at > Math.max(latest.get(key)?.at ?? 0, timeOf(key).read() ?? 0));
  for (const record of later) {
    latest.set(record.key, record);
    writeLocal(record);
  }
  for (const { key } of later) finders.get(key)?.(isInTime);
}

/** The time comes second: a value that did not fit keeps the time of the one that is still there. */
function writeLocal({ key, text, at }: KeptRecord): boolean {
  return writeText(key, text) && timeOf(key).write(at);
}

/** Keeps a value in local storage and in the database. @param parse - undefined for what is not of the form. */
export function keptTwice<Value>(key: string, parse: (found: unknown) => Value | undefined): TwiceKept<Value> {
  const local = keptValue(key, parse);
  const text = (): string | null => {
    const own = latest.get(key);
    return own && own.at > (timeOf(key).read() ?? 0) ? own.text : local.text();
  };
  return {
    text,
    read: () => parsed(text(), parse),
    write(value) {
      const at = Math.max(Date.now(), 1 + Math.max(latest.get(key)?.at ?? 0, timeOf(key).read() ?? 0));
      const record = { key, text: value === null ? null : JSON.stringify(value), at };
      latest.set(key, record);
      toDatabase(record);
      return writeLocal(record);
    },
    onFound: (found) => void finders.set(key, found),
  };
}

function parsed<Value>(text: string | null, parse: (found: unknown) => Value | undefined): Value | null {
  try {
    return text === null ? null : (parse(JSON.parse(text)) ?? null);
  } catch {
    return null;
  }
}

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether it is there now. */
function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    // A browser may take it and forget it.
    return localStorage.getItem(key) === text;
  } catch {
    // Most of it is a convenience; the games themselves are kept elsewhere.
    return false;
  }
}
