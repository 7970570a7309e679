import type { GabongSetup } from '../../../games/gabong/match-setup.ts';
import type { Chairs } from '../../shared/setup/chairs.ts';

/** Other players, or in another order: the GM stays the same one, and is the first of the list once that one has left. */
export function withPlayers(
  { players, master }: GabongSetup,
  changed: (now: Chairs) => Chairs,
): Pick<GabongSetup, 'players' | 'master'> {
  const next = changed(players);
  const at = next.findIndex((player) => player === players[master]);
  if (at >= 0) return { players: next, master: at };
  // Renamed, or away.
  return { players: next, master: next.length < players.length ? 0 : master };
}
