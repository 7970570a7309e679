import type { Player } from '../../../games/gools/setup.ts';
import { isDeleted } from '../../../games/shared/played.ts';
import { endOfGools } from '../../../log/played-gools.ts';
import type { LoggedGame } from '../../../log/reconcile.ts';
import type { SavedGoolsGame } from '../../../log/saved-game.ts';
import { cleaned, namesFree } from '../../shared/player-names.ts';

/** The evenings of the log that are not deleted, the newest first. */
export function eveningsBefore(logged: Iterable<LoggedGame>): readonly SavedGoolsGame[] {
  return [...logged]
    .flatMap((each) =>
      each.kind === 'game' && each.game.game === 'gools' && !isDeleted(each.game.events) ? [each.game] : [],
    )
    .toSorted((one, other) => other.createdAt - one.createdAt);
}

/** Who sat at the table at an evening's end, clockwise: some may have come and gone. */
export function peopleOf(evening: SavedGoolsGame): readonly Player[] {
  const { ring, players } = endOfGools(evening).state;
  return ring.map((seat) => ({ name: players[seat]!.name }));
}

/** Everybody of some evenings, nobody twice; who played last comes first. */
export function namesOf(evenings: readonly SavedGoolsGame[]): readonly string[] {
  const all = evenings.flatMap(({ setup }) => setup.players.map(({ name }) => cleaned(name)));
  return all.filter((name, index) => name !== '' && namesFree([name], all.slice(0, index)).length > 0);
}
