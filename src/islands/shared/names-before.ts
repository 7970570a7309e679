import { playerKey } from '../../games/shared/player-key.ts';
import { isDeleted } from '../../games/shared/played.ts';
import { playersOf } from '../../log/registry.ts';
import type { LoggedGame } from '../../log/reconcile.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import { cleaned } from './player-names.ts';

/** The games of the log, of all kinds, that are not deleted; the newest first. */
export function gamesBefore(logged: Iterable<LoggedGame>): readonly SavedGame[] {
  return [...logged]
    .flatMap((each) => (each.kind === 'game' && !isDeleted(each.game.events) ? [each.game] : []))
    .toSorted((one, other) => other.createdAt - one.createdAt);
}

/** Everybody who has played any game of the log, nobody twice, as the newest game wrote them; who played last comes first. */
export function namesBefore(logged: Iterable<LoggedGame>): readonly string[] {
  const names = new Map<string, string>();
  for (const name of gamesBefore(logged).flatMap(playersOf)) {
    const key = playerKey(name);
    if (key !== '' && !names.has(key)) names.set(key, cleaned(name));
  }
  return [...names.values()];
}
