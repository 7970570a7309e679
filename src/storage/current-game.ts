import { atom, type WritableAtom } from 'nanostores';
import { keptValue } from './kept-value.ts';
import type { GameId } from './registry.ts';

/** The game that lies on a panel's table, by its id; null when none does. The next visit finds it there. */
interface CurrentGame {
  readonly $id: WritableAtom<string | null>;
  /** Finds the game of the last visit. */
  readonly open: () => void;
  /** The id of the game that was put on the table last, which another tab may have done. */
  readonly newest: () => string | null;
}

const made = new Map<GameId, CurrentGame>();

/** The same object each time. */
export function currentGame(game: GameId): CurrentGame {
  const known = made.get(game) ?? make(`${game}:current`);
  made.set(game, known);
  return known;
}

function make(key: string): CurrentGame {
  const kept = keptValue(key, (found) => (typeof found === 'string' ? found : undefined));
  const $id = atom<string | null>(null);
  $id.listen((id) => kept.write(id));
  return { $id, open: () => $id.set(kept.read()), newest: kept.read };
}
