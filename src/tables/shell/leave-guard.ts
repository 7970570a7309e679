import { $games, $saving } from '../../storage/games.ts';

let isGuarding = false;

/**
 * From now on, while a game is not saved, or not yet, the browser asks before a link, a reload or a closed tab loses it.
 * It stays so when the panel that asked for it is gone: the game is still in memory.
 */
export function guardLeaving(): void {
  if (isGuarding) return;
  isGuarding = true;
  $saving.subscribe(({ is }) => {
    if (is === 'not-saved' || is === 'saving') addEventListener('beforeunload', askFirst);
    else removeEventListener('beforeunload', askFirst);
  });
}

function askFirst(event: BeforeUnloadEvent): void {
  if ($games.get().size > 0) event.preventDefault();
}
