import type { PlayerRef } from '../games/shared/history.ts';
import { namingsOf } from '../games/shared/played.ts';
import { isSamePlayer } from '../games/shared/names.ts';
import { namedIn, peopleOf, writtenIn } from '../storage/registry.ts';
import type { GameEvent, SavedGame } from '../storage/saved-game.ts';

/** What it takes to make two spellings one person. */
interface Joining {
  /** Games in which the first spelling is to be the other, and who that is in each. */
  readonly changes: readonly { readonly game: SavedGame; readonly players: readonly PlayerRef[] }[];
  /** Games in which both sat down: there they are two, and stay so. */
  readonly both: readonly SavedGame[];
}

/** Looks ahead at joining two names into one; writes nothing. */
export function joiningOf(games: readonly SavedGame[], from: string, to: string): Joining {
  const changes: Joining['changes'][number][] = [];
  const both: SavedGame[] = [];
  for (const game of games) {
    const people = namedIn(game);
    const refsOf = (name: string) => people.flatMap((one) => (isSamePlayer(one.name, name) ? [one.ref] : []));
    const players = refsOf(from);
    if (players.length === 0) continue;
    // Another spelling of the same name has the same refs.
    if (refsOf(to).some((ref) => !players.includes(ref))) both.push(game);
    else changes.push({ game, players });
  }
  return { changes, both };
}

/** A name that was corrected in some games, and the lines that did it. */
export interface Corrected {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly { readonly game: string; readonly entry: string }[];
}

/** All corrected names that stand, as they were written and as they are now; the most games first. */
export function correctedIn(games: readonly SavedGame[]): readonly Corrected[] {
  const found = new Map<string, { from: string; to: string; lines: { game: string; entry: string }[] }>();
  for (const game of games) {
    const written = new Map(writtenIn(game).map(({ ref, name }) => [ref, name]));
    const now = new Map(peopleOf(game).map(({ ref, name }) => [ref, name]));
    for (const { id, players, name } of namingsOf<GameEvent>(game.events)) {
      const ref = players.find((one) => now.get(one) === name);
      const from = ref === undefined ? undefined : written.get(ref);
      if (from === undefined || from === name) continue;
      const key = JSON.stringify([from, name]);
      const known = found.get(key) ?? { from, to: name, lines: [] };
      found.set(key, known);
      known.lines.push({ game: game.id, entry: id });
    }
  }
  return [...found.values()].sort((one, other) => other.lines.length - one.lines.length);
}
