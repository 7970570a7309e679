import type { GamePlace, GameResult, GameView, LayerState } from './tournament-state.ts';

/** How each game of a layer stands. @param groups - their players; null while they are not known. */
export function gamesOf(
  { results }: LayerState,
  groups: readonly (readonly number[])[] | null,
  withdrawn: readonly number[],
): readonly GameView[] {
  return results.map((result, game): GameView => {
    const players = groups?.[game];
    if (players === undefined) return { players: [], present: [], is: 'waiting', places: [], from: null };
    if (result !== null) {
      const present = players.filter((player) => !result.absent.includes(player));
      return { players, present, is: 'over', places: placesIn(players, result), from: result.from };
    }
    const present = players.filter((player) => !withdrawn.includes(player));
    if (present.length > 1) return { players, present, is: 'to-play', places: [], from: null };
    const absent = players.filter((player) => !present.includes(player));
    const places = placesIn(players, { order: present.map((player) => [player]), dnf: [], absent, from: null });
    return { players, present, is: 'walkover', places, from: null };
  });
}

/** R25: the order of finishing. Who came in together share the first of their places; who did not finish, the last of all. */
function placesIn(players: readonly number[], { order, dnf, absent }: GameResult): readonly GamePlace[] {
  let place = 1;
  const finished = order.flatMap((group) => {
    const rows = group.map((player): GamePlace => ({ player, place, is: 'finished' }));
    place += group.length;
    return rows;
  });
  const last = players.length;
  return [
    ...finished,
    ...dnf.map((player): GamePlace => ({ player, place: last, is: 'dnf' })),
    ...absent.map((player): GamePlace => ({ player, place: last, is: 'absent' })),
  ];
}

/** Whether a game has its places. */
export const isOver = ({ is }: GameView): boolean => is === 'over' || is === 'walkover';
