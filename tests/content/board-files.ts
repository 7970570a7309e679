import { readFileSync } from 'node:fs';

export const BOARD_IDS = ['london-2025', 'london-2003'] as const;
export type BoardId = (typeof BOARD_IDS)[number];

export const fileOf = (id: BoardId): string => `content/boards/${id}.json`;

/** A board file, read anew: whoever gets it may break it. */
export function readBoard(id: BoardId): unknown {
  return JSON.parse(readFileSync(new URL(`../../${fileOf(id)}`, import.meta.url), 'utf8'));
}

/** A place in JSON, from the outside in. */
export type Place = readonly (string | number)[];

/** Puts a value at a place (or what a function makes of the value there); undefined takes it out. */
export function change(json: unknown, place: Place, value: unknown): unknown {
  const holder = place.slice(0, -1).reduce((at, key) => (at as Record<string | number, unknown>)[key], json);
  const key = place.at(-1) ?? '';
  const record = holder as Record<string | number, unknown>;
  const next: unknown = typeof value === 'function' ? (value as (old: unknown) => unknown)(record[key]) : value;
  if (next === undefined && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (next === undefined) Reflect.deleteProperty(record, key);
  else Object.defineProperty(record, key, { value: next, enumerable: true, configurable: true, writable: true });
  return json;
}
