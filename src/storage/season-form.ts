import * as v from 'valibot';
import { listOf } from './shared-schema.ts';
import { Id, Title, whole } from './text-schema.ts';

/** A season: a name, and which games of the log it counts. */
export interface Season {
  readonly id: string;
  /** When this was said, in milliseconds since 1970: of two versions, the later holds. */
  readonly at: number;
  readonly name: string;
  /** First and last day, as 2026-11-21; empty where it is open. */
  readonly from: string;
  readonly to: string;
  /** The only game that counts, by its id; empty for all. */
  readonly game: string;
  /** Forgotten: it stays here so that another phone does not bring it back. */
  readonly isGone?: true | undefined;
}

/** So many a phone keeps. */
export const SEASONS_MOST = 200;
/** So many of a file are looked at. */
const LOOKED_AT_MOST = 1_000;
/** The last time that a clock can say. */
export const SAID_MOST = 8.64e15;
const Day = v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/));

const OneSeason = v.strictObject({
  id: Id,
  at: whole(0, SAID_MOST),
  name: Title,
  from: Day,
  to: Day,
  game: v.pipe(v.string(), v.maxLength(20)),
  isGone: v.exactOptional(v.literal(true)),
});
const Seasons = listOf(OneSeason, SEASONS_MOST);

/** Reads the seasons of storage. @returns undefined for what is not of their form. */
export function readSeasons(value: unknown): readonly Season[] | undefined {
  const read = v.safeParse(Seasons, value);
  return read.success ? read.output : undefined;
}

/** Reads the seasons of a file one by one: those that cannot be read are counted, and take none of the others along. */
export function seasonsIn(value: unknown): { readonly seasons: readonly Season[]; readonly unread: number } {
  const all: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const seasons = all.slice(0, LOOKED_AT_MOST).flatMap((each) => {
    const read = v.safeParse(OneSeason, each);
    return read.success ? [read.output] : [];
  });
  return { seasons, unread: all.length - seasons.length };
}

/** Brings the seasons of two phones together: each as it was last said. In any order, however often. */
export function mergeSeasons(one: readonly Season[], other: readonly Season[]): readonly Season[] {
  const byId = new Map<string, Season>();
  for (const season of [...one, ...other]) {
    const known = byId.get(season.id);
    if (!known || isLater(season, known)) byId.set(season.id, season);
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

const textOf = ({ id, at, name, from, to, game, isGone }: Season): string =>
  JSON.stringify([id, at, name, from, to, game, isGone === true]);

/** Where two were said in the same millisecond, their texts decide. */
const isLater = (one: Season, other: Season): boolean =>
  one.at > other.at || (one.at === other.at && textOf(one) > textOf(other));
