/** Notes a fault: where in the file, and what is wrong there. */
export type Note = (place: string, reason: string) => void;
/** Looks at one value; what is wrong with it goes to `note`. */
export type Check = (value: unknown, place: string, note: Note) => void;

/** A field that may be left out. */
interface Optional {
  readonly optional: Check;
}

/** Names every object inherits: as keys they would read or write what is not data. */
const KEPT_NAMES = ['__proto__', 'constructor', 'prototype'];

/** Beyond these no board is meant, and checking would take for ever. */
const MOST_LETTERS = 1000;
const MOST_ENTRIES = 1000;

/** A longer name of a field is cut off in a fault. */
const LONGEST_KEY = 80;

function at(place: string, key: string | number): string {
  if (typeof key === 'number') return `${place}[${key}]`;
  const name = key.slice(0, LONGEST_KEY);
  return place === '' ? name : `${place}.${name}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value for which `holds` is true. @param reason - said of a value for which it is not. */
export function that(reason: string, holds: (value: unknown) => boolean): Check {
  return (value, place, note) => {
    if (!holds(value)) note(place, reason);
  };
}

export const text = that(
  `is not a text with something in it, of up to ${MOST_LETTERS} characters`,
  (value) => typeof value === 'string' && value.trim() !== '' && value.length <= MOST_LETTERS,
);

/** A text of the given form. @param what - completes "is not ...". */
export function like(what: string, form: RegExp): Check {
  // A long text is not even looked through: forms that repeat run out of stack on it.
  return that(
    `is not ${what}`,
    (value) => typeof value === 'string' && value.length <= MOST_LETTERS && form.test(value),
  );
}

export function oneOf(words: readonly string[]): Check {
  return that(`is not one of ${words.join(', ')}`, (value) => words.some((word) => word === value));
}

export function whole(low: number, high: number): Check {
  const reason = `is not a whole number from ${low} to ${high}`;
  return that(reason, (value) => Number.isInteger(value) && Number(value) >= low && Number(value) <= high);
}

/** A list of at least `least` things, and no more than any board needs. */
export function list(item: Check, least = 0): Check {
  return (value, place, note) => {
    if (!Array.isArray(value)) {
      note(place, 'is not a list');
      return;
    }
    if (value.length < least) note(place, `has fewer than ${least} in it`);
    if (value.length > MOST_ENTRIES) {
      note(place, `has more than ${MOST_ENTRIES} in it`);
      return;
    }
    for (const [index, entry] of value.entries()) item(entry, at(place, index), note);
  };
}

/** A list of at least `least` words, none of them twice. */
export function different(item: Check, least = 0): Check {
  const every = list(item, least);
  return (value, place, note) => {
    every(value, place, note);
    if (!Array.isArray(value)) return;
    const twice = value.filter((word, index) => typeof word === 'string' && value.indexOf(word) < index);
    for (const word of new Set<unknown>(twice)) note(place, `names ${String(word)} twice`);
  };
}

/** A list of exactly these. */
export function tuple(...items: readonly Check[]): Check {
  return (value, place, note) => {
    if (!Array.isArray(value) || value.length !== items.length) {
      note(place, `is not a list of ${items.length}`);
      return;
    }
    items.forEach((item, index) => {
      item(value[index], at(place, index), note);
    });
  };
}

/** An object of entries of one kind. */
export function record(key: Check, entry: Check): Check {
  return (value, place, note) => {
    if (!isRecord(value)) {
      note(place, 'is not an object');
      return;
    }
    const entries = Object.entries(value);
    if (entries.length > MOST_ENTRIES) {
      note(place, `has more than ${MOST_ENTRIES} in it`);
      return;
    }
    for (const [name, held] of entries) {
      if (KEPT_NAMES.includes(name)) {
        note(at(place, name), 'is a name that may not be used');
        continue;
      }
      key(name, at(place, name), note);
      entry(held, at(place, name), note);
    }
  };
}

export function optional(check: Check): Optional {
  return { optional: check };
}

/** An object with these fields and no others. */
export function shape(fields: Readonly<Record<string, Check | Optional>>): Check {
  return (value, place, note) => {
    if (!isRecord(value)) {
      note(place, 'is not an object');
      return;
    }
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(fields, name)) note(at(place, name), 'is not a field that belongs here');
    }
    for (const [name, field] of Object.entries(fields)) {
      const check = typeof field === 'function' ? field : field.optional;
      if (Object.hasOwn(value, name)) check(value[name], at(place, name), note);
      else if (typeof field === 'function') note(at(place, name), 'is missing');
    }
  };
}
