import { type Draw, drawSome, seeded } from '../shared/seeded.ts';
import type { Layer } from './format.ts';
import { rotationRounds } from './rotation.ts';

/** Somebody who is in a layer, as the draw sees them. */
export interface Entrant {
  readonly player: number;
  /** The game they come from; empty in the first layer. Who comes from the same one has played together. */
  readonly origin: string;
  /** Their seat stays empty. */
  readonly isWithdrawn: boolean;
}

/** Whether there is anything to draw: not where everybody is in every game. */
export const isToBeDrawn = ({ games, size, rotated }: Layer): boolean =>
  rotated === null ? games > 1 : rotated > size;

/**
 * The players of each game of a layer. In a layer that is not rotated, who comes from the same game is kept apart as far
 * as the games go, and so are the empty seats; in a rotated one everybody plays equally many games.
 *
 * @param seed - a whole number from 0 to 2³² - 1: the same entrants, in whatever order, and seed give the same draw.
 */
export function drawGroups(layer: Layer, entrants: readonly Entrant[], seed: number): readonly (readonly number[])[] {
  const draw = seeded(seed);
  if (layer.rotated !== null) {
    const players = shuffled(
      draw,
      entrants.map(({ player }) => player).toSorted((a, b) => a - b),
    );
    const { games, size } = layer;
    const rounds = rotationRounds({ players: players.length, size, games, sideBySide: games, seed: draw(2 ** 32) });
    return rounds.flatMap((round) => round.map((game) => game.map((at) => players[at]!)));
  }
  // Dealt one after the other, those of one origin come to different games, until every game has one of them.
  const order = shuffled(draw, originsOf(entrants)).flatMap((group) => shuffled(draw, group));
  const games = shuffled(
    draw,
    Array.from({ length: layer.games }, (_, game) => order.filter((_, index) => index % layer.games === game)),
  );
  return games.map((players) => shuffled(draw, players));
}

/** The players by what keeps them apart, in an order that says nothing about how they came. */
function originsOf(entrants: readonly Entrant[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (const { player, origin, isWithdrawn } of entrants.toSorted((one, other) => one.player - other.player)) {
    const key = isWithdrawn ? 'withdrawn' : origin;
    groups.set(key, [...(groups.get(key) ?? []), player]);
  }
  return [...groups.values()];
}

const shuffled = <Item>(draw: Draw, items: readonly Item[]): readonly Item[] => drawSome(draw, items, items.length);
