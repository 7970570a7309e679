import { atom, type WritableAtom } from 'nanostores';
import { keptTwice, type KeptValue } from './kept-value.ts';
import type { GameId } from './registry.ts';

/** The game that lies on a panel's table, by its id; null when none does. The next visit finds it there. */
interface CurrentGame {
  readonly $id: WritableAtom<string | null>;
  /** Finds the game of the last visit; once the database has been read, also where local storage has lost it. */
  readonly open: () => void;
  /** The id of the game that was put on the table last, which another tab may have done. */
  readonly newest: () => string | null;
}

const made = new Map<GameId, CurrentGame>();

/** The same object each time. */
export function currentGame(game: GameId): CurrentGame {
  const known =
    made.get(game) ??
    make(
      `${game}:current`,
      keptTwice(`${game}:setup`, (found) => found),
    );
  made.set(game, known);
  return known;
}

/** @param setup - the set-up under way of such a game. */
function make(key: string, setup: Pick<KeptValue<unknown>, 'text'>): CurrentGame {
  const kept = keptTwice(key, (found) => (typeof found === 'string' ? found : undefined));
  const $id = atom<string | null>(null);
  let isOpening = false;
  /** Whether it is as it was found, and nothing was put there since. */
  let isAsFound = false;
  const open = () => {
    isOpening = true;
    $id.set(kept.read());
    isOpening = false;
    isAsFound = true;
  };
  $id.listen((id) => {
    // What is found was put there earlier.
    if (isOpening) return;
    isAsFound = false;
    kept.write(id);
  });
  // Nobody is called away from what they see, unless that is an empty set-up.
  kept.onFound((isInTime) => {
    if (isAsFound && (isInTime || ($id.get() === null && setup.text() === null))) open();
  });
  return { $id, open, newest: kept.read };
}

/** Whether this browser has a database of the site, without making one: who has only asked the judge has none. */
export async function mayHaveDatabase(): Promise<boolean> {
  try {
    // Old browsers do not say.
    return !('databases' in indexedDB) || (await indexedDB.databases()).length > 0;
  } catch {
    return false;
  }
}
