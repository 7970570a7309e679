import type { Player } from '../../../games/gools/setup.ts';
import { endOfGools } from '../../../log/played-gools.ts';
import type { SavedGoolsGame } from '../../../log/saved-game.ts';

/** Who sat at the table at an evening's end, clockwise: some may have come and gone. */
export function peopleOf(evening: SavedGoolsGame): readonly Player[] {
  const { ring, players } = endOfGools(evening).state;
  return ring.map((seat) => ({ name: players[seat]!.name }));
}
