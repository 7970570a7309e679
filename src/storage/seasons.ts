import { atom } from 'nanostores';
import * as v from 'valibot';
import { newId } from './entry-ids.ts';
import { keptValue } from './kept-value.ts';
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

const SEASONS_MOST = 200;
/** So many are taken in from elsewhere: there is always room for a few more of one's own. */
const BROUGHT_MOST = 150;
const TIME_MOST = 8.64e15;
/** What comes from elsewhere says no later time, so that something can always be said after it. */
const BROUGHT_AT_MOST = TIME_MOST / 2;
const Day = v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/));

const Seasons = listOf(
  v.strictObject({
    id: Id,
    at: whole(0, TIME_MOST),
    name: Title,
    from: Day,
    to: Day,
    game: v.pipe(v.string(), v.maxLength(20)),
    isGone: v.exactOptional(v.literal(true)),
  }),
  SEASONS_MOST,
);

/** Reads seasons of a file or of storage. @returns undefined for what is not of their form. */
export function readSeasons(value: unknown): readonly Season[] | undefined {
  const read = v.safeParse(Seasons, value);
  return read.success ? read.output : undefined;
}

/** Brings the seasons of two phones together: each as it was last said. In any order, however often. */
export function mergeSeasons(one: readonly Season[], other: readonly Season[]): readonly Season[] {
  const byId = new Map<string, Season>();
  for (const season of [...one, ...other]) {
    const known = byId.get(season.id);
    if (!known || isLater(season, known)) byId.set(season.id, season);
  }
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const textOf = ({ id, at, name, from, to, game, isGone }: Season): string =>
  JSON.stringify([id, at, name, from, to, game, isGone === true]);

/** Where two were said in the same millisecond, their texts decide. */
const isLater = (one: Season, other: Season): boolean =>
  one.at > other.at || (one.at === other.at && textOf(one) > textOf(other));

const KEPT = keptValue('seasons', readSeasons);

/** All seasons of this phone, forgotten ones among them. */
export const $seasons = atom<readonly Season[]>([]);

/** Whether all of them will be there at the next visit: a full browser keeps what it had. */
export const $areSeasonsKept = atom(true);

export function openSeasons(): void {
  $seasons.set(mergeSeasons(KEPT.read() ?? [], $seasons.get()));
}

/** Takes in the seasons of another phone. Where there are too many, those of this one stay. */
export function takeSeasons(seasons: readonly Season[]): void {
  take(
    seasons.map((season) => ({ ...season, at: Math.min(season.at, BROUGHT_AT_MOST) })),
    BROUGHT_MOST,
  );
}

/** @param most - so many new ones are taken at most, with those that are here; what was forgotten goes before what was not. */
function take(seasons: readonly Season[], most: number): void {
  const own = mergeSeasons(KEPT.read() ?? [], $seasons.get());
  const known = new Set(own.map(({ id }) => id));
  const ownFirst = mergeSeasons(own, seasons).toSorted((a, b) => Number(known.has(b.id)) - Number(known.has(a.id)));
  const alive = ownFirst.filter(({ isGone }) => !isGone).filter(({ id }, at) => known.has(id) || at < most);
  const kept = [...alive, ...ownFirst.filter(({ isGone }) => isGone)].slice(0, SEASONS_MOST);
  const merged = mergeSeasons(kept, []);
  $seasons.set(merged);
  $areSeasonsKept.set(KEPT.write(merged));
}

/** A season as it is said now; later than whatever was said of it, whichever phone's clock is ahead. */
export function saySeason(said: Omit<Season, 'id' | 'at'> & { readonly id?: string }): string {
  const { id = newId() } = said;
  const before = $seasons.get().find((each) => each.id === id);
  take([{ ...said, id, at: Math.min(TIME_MOST, Math.max(Date.now(), (before?.at ?? 0) + 1)) }], SEASONS_MOST);
  return id;
}

/** The season that is looked at, by its id; empty for all games. */
export const $season = atom('');

/** Whether a game, by its id and the day on which it was over, counts in a season. */
export const isIn = ({ from, to, game }: Pick<Season, 'from' | 'to' | 'game'>, id: string, day: string): boolean =>
  (from === '' || day >= from) && (to === '' || day <= to) && (game === '' || game === id);
