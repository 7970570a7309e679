import type { Entry, PlayerRef } from './history.ts';
import { namingsOf } from './played.ts';

/** Signs by which two names may differ and look alike: what joins signs, and what chooses between two forms of one. */
const UNSEEN = /[\u200C\u200D\uFE0E\uFE0F]/gu;

/**
 * Names are one player's when they differ in nothing but case, in how their letters are put together, in how wide their
 * blanks are and in what cannot be seen. Every panel asks.
 */
export const playerKey = (name: string): string =>
  name.replace(UNSEEN, '').replace(/\s+/gu, ' ').normalize('NFC').trim().toLowerCase();

/** Whether two names are one player's. */
export const isSamePlayer = (one: string, other: string): boolean => playerKey(one) === playerKey(other);

/** Somebody in a game, under the name that they sat down with. */
export interface Person {
  readonly ref: PlayerRef;
  readonly name: string;
}

/**
 * Returns everybody's current name. A new name that somebody else in the game already has is ignored: two phones may each have
 * given it, and drinks are called out by name. So no two people get the same name, and no play is rejected.
 *
 * @param people - all who have ever sat down, with the names that they sat down with.
 */
export function namesBy(people: readonly Person[], entries: readonly Entry<unknown>[]): ReadonlyMap<PlayerRef, string> {
  const names = new Map(people.map(({ ref, name }) => [ref, name]));
  /** Everybody by the key of their name: a file may name thousands of people, thousands of times. */
  const holders = new Map<string, Set<PlayerRef>>();
  const hold = (ref: PlayerRef, name: string) => {
    const key = playerKey(name);
    const known = holders.get(key);
    if (known) known.add(ref);
    else holders.set(key, new Set([ref]));
  };
  for (const [ref, name] of names) hold(ref, name);
  for (const { players, name } of namingsOf(entries)) {
    const named = new Set(players);
    const others = holders.get(playerKey(name)) ?? [];
    if ([...others].some((ref) => !named.has(ref))) continue;
    for (const ref of named) {
      const before = names.get(ref);
      if (before === undefined) continue;
      holders.get(playerKey(before))?.delete(ref);
      names.set(ref, name);
      hold(ref, name);
    }
  }
  return names;
}

/** Tells whether anybody but these people has the name. */
export function isTaken(names: ReadonlyMap<PlayerRef, string>, players: readonly PlayerRef[], name: string): boolean {
  const key = playerKey(name);
  return [...names].some(([ref, other]) => playerKey(other) === key && !players.includes(ref));
}

/** Letters of the longest part of a name that is not broken: what its place must have room for. */
export const longestWord = (name: string): number => Math.max(...name.split(/[ -]/).map(({ length }) => length));
