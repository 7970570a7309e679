import { atom, type WritableAtom } from 'nanostores';
import { keptValue } from './kept-value.ts';

/** The game that lies on a panel's table, by its id; null when none does. The next visit finds it there. */
interface CurrentGame {
  readonly $id: WritableAtom<string | null>;
  /** Finds the game of the last visit. */
  readonly open: () => void;
  /** The id of the game that was put on the table last, which another tab may have done. */
  readonly newest: () => string | null;
}

export function currentGame(key: string): CurrentGame {
  const kept = keptValue(key, (found) => (typeof found === 'string' ? found : undefined));
  const $id = atom<string | null>(null);
  $id.listen((id) => kept.write(id));
  return { $id, open: () => $id.set(kept.read()), newest: kept.read };
}
