import { isDeleted } from '../../../games/shared/played.ts';
import { currentGame } from '../../../storage/current-game.ts';
import { $games, openLog, readLog } from '../../../storage/games.ts';
import { $startedElsewhere } from '../../../storage/requests.ts';
import { wasSettingUp } from '../../../storage/choices.ts';
import { $mode } from '../session.ts';

/** Puts the game on the table that another tab has put on its own, when it was started after `since`, in milliseconds. */
export async function takeStarted(since: number): Promise<void> {
  await openLog();
  const { $id, newest } = currentGame('gug');
  const id = newest();
  const logged = $games.get().get(id ?? '');
  // Whoever has gone on to a game meanwhile is not called away from it.
  if ($mode.get() !== 'ask' || id === null || id === $id.get() || logged?.kind !== 'game') return;
  const { game, createdAt, events } = logged.game;
  if (game !== 'gug' || createdAt < since || isDeleted(events)) return;
  $startedElsewhere.set({ game: id, isTyped: false });
  $id.set(id);
}

/**
 * Goes on with the game on the table, or the set-up, of which local storage knows nothing and the database does.
 *
 * @param isAsFirst - whether the panel still shows what it began with: whoever has asked something is not called away.
 */
export async function takeKept(isAsFirst: () => boolean): Promise<void> {
  await readLog();
  const id = currentGame('gug').$id.get();
  const logged = $games.get().get(id ?? '');
  const hasGame = logged?.kind === 'game' && !isDeleted(logged.game.events);
  if (!isAsFirst()) return;
  if (wasSettingUp('gug', hasGame)) $mode.set('setup');
  else if (hasGame) $mode.set('game');
}
