import { atom } from 'nanostores';
import type { EntryId } from '../games/shared/history.ts';
import { keptValue } from './kept-value.ts';
import { isRecord } from './kept-settings.ts';

/** After how much somebody wants a quiet word, and whether it has been said. */
export interface Limit {
  readonly most: number;
  readonly isSaid: boolean;
}

/** Those that were asked for on this phone, by the game's id and the player in it; in no game, file or link. */
export type Limits = Readonly<Record<string, Limit>>;

/** Somebody of a game: by their seat, and their place in a team; a newcomer by the line with which they came, as seats move. */
export interface Drinker {
  readonly game: string;
  readonly seat: number;
  readonly line?: EntryId | undefined;
  readonly player: number;
}

export const LIMIT_MOST = 999;
/** More than anybody still plays by. */
const KEPT_MOST = 60;

const KEPT = keptValue('limits', (found): Limits | undefined => {
  if (!isRecord(found)) return undefined;
  const read = Object.entries(found).flatMap(([key, limit]) => {
    const { most, isSaid } = isRecord(limit) ? limit : {};
    const isLimit = isMost(most) && typeof isSaid === 'boolean';
    return isLimit ? [[key, { most, isSaid }] as const] : [];
  });
  return Object.fromEntries(read.slice(-KEPT_MOST));
});

export const $limits = atom<Limits>({});

/** Reads what was asked for at earlier visits. */
export const openLimits = (): void => $limits.set(KEPT.read() ?? {});

export const isMost = (most: unknown): most is number =>
  typeof most === 'number' && Number.isInteger(most) && most >= 1 && most <= LIMIT_MOST;

const keyOf = ({ game, seat, line, player }: Drinker): string => `${game} ${line ?? seat}.${player}`;

export const limitOf = (limits: Limits, drinker: Drinker): Limit | undefined => {
  const key = keyOf(drinker);
  return Object.hasOwn(limits, key) ? limits[key] : undefined;
};

/** Asks for a word after so much; undefined: for none. */
export function setLimit(drinker: Drinker, most: number | undefined): void {
  keep(drinker, most === undefined ? undefined : { most, isSaid: false });
}

/** The word has been read: it is not said again in this game. */
export function tellLimit(drinker: Drinker): void {
  const limit = limitOf($limits.get(), drinker);
  if (limit) keep(drinker, { ...limit, isSaid: true });
}

function keep(drinker: Drinker, limit: Limit | undefined): void {
  const key = keyOf(drinker);
  const others = Object.entries($limits.get()).filter(([other]) => other !== key);
  const all = limit ? [...others, [key, limit] as const] : others;
  const limits = Object.fromEntries(all.slice(-KEPT_MOST));
  $limits.set(limits);
  KEPT.write(all.length === 0 ? null : limits);
}
