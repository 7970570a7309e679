import { type Player, PLAYERS_MOST } from '../../../games/gools/setup.ts';

type Players = readonly Player[];

/** So many chairs stand at the table before anybody says more. */
const USUAL = 4;

export const emptyChairs = (): Players => Array.from({ length: USUAL }, () => ({ name: '' }));

/** One chair more at the end of the list; the same chairs where there is room for none. */
export const withChair = (players: Players, name = ''): Players =>
  players.length < PLAYERS_MOST ? [...players, { name }] : players;

export const withoutChair = (players: Players, at: number): Players => players.filter((_, index) => index !== at);

export const renamed = (players: Players, at: number, name: string): Players =>
  players.map((player, index) => (index === at ? { ...player, name } : player));

/** Moves somebody around the table. @param by - 1 for clockwise, -1 for the other way; the ends do not meet. */
export function moved(players: Players, at: number, by: 1 | -1): Players {
  const [one, other] = [players[at], players[at + by]];
  if (!one || !other) return players;
  return players.map((player, index) => (index === at ? other : index === at + by ? one : player));
}

/** Seats somebody: on the first chair without a name, else on one of their own. */
export function seated(players: Players, name: string): Players {
  const at = players.findIndex((player) => player.name.trim() === '');
  return at < 0 ? withChair(players, name) : renamed(players, at, name);
}
