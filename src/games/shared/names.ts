import type { Entry, PlayerRef } from './history.ts';
import { namingsOf } from './played.ts';
import { playerKey } from './player-key.ts';

/** Somebody of a game, as the set-up or their own arrival wrote them. */
export interface Person {
  readonly ref: PlayerRef;
  readonly name: string;
}

/**
 * What everybody is called by now. A name that somebody else of the game has by then is not given: two phones may each have
 * given it, and drinks are called out by name. So names that were apart stay apart, and no play fits any less for it.
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

/** Whether somebody else than these has the name. */
export function isTaken(names: ReadonlyMap<PlayerRef, string>, players: readonly PlayerRef[], name: string): boolean {
  const key = playerKey(name);
  return [...names].some(([ref, other]) => playerKey(other) === key && !players.includes(ref));
}
