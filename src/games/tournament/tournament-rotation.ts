import { type Draw, drawSome } from '../shared/seeded.ts';
import type { Layer } from './format.ts';

/** The games of a rotated layer: each is of those who have played least, and of those who have met least among them. */
export function rotate(players: readonly number[], { games, size }: Layer, draw: Draw): readonly (readonly number[])[] {
  const made: (readonly number[])[] = [];
  const played = (player: number) => made.filter((game) => game.includes(player)).length;
  const met = (one: number, other: number) => made.filter((game) => game.includes(one) && game.includes(other)).length;
  while (made.length < games) {
    const order = drawSome(draw, players, players.length);
    const game: number[] = [];
    const meetings = (player: number) => game.reduce((sum, other) => sum + met(player, other), 0);
    while (game.length < size) {
      const free = order.filter((player) => !game.includes(player));
      const least = Math.min(...free.map(played));
      const rested = free.filter((player) => played(player) === least);
      game.push(rested.toSorted((one, other) => meetings(one) - meetings(other))[0]!);
    }
    made.push(game);
  }
  return made;
}
