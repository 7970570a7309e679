import { atom } from 'nanostores';
import { keptValue } from './kept-value.ts';

const kept = keptValue('gug:current', (found) => (typeof found === 'string' ? found : undefined));

/** The game that lies on the table, by its id; null when none does. The next visit finds it there. */
export const $currentGame = atom<string | null>(null);
$currentGame.listen((id) => kept.write(id));

/** Finds the game of the last visit. */
export function openCurrentGame(): void {
  $currentGame.set(kept.read());
}
