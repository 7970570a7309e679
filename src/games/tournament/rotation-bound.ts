/**
 * Repeats that no table can do without; `shape`: the games of each round. The larger of two counts:
 *
 * - meetings that are more than there are pairs;
 * - after a round that had everybody in a game, every later game takes its players from as many games as there were,
 *   and where it is larger than that some of them have met there.
 */
export function leastRepeats(players: number, size: number, shape: readonly number[]): number {
  const games = shape.reduce((sum, count) => sum + count, 0);
  const tooMany = games * pairsIn(size) - pairsIn(players);
  const full = shape.find((count) => count * size === players);
  if (full === undefined) return Math.max(0, tooMany);
  const rest = size % full;
  const met = (full - rest) * pairsIn(Math.floor(size / full)) + rest * pairsIn(Math.ceil(size / full));
  // Of two rounds, the later repeats the full one or the full one repeats the earlier: either way it is so many a game.
  return Math.max(0, tooMany, met * (games - full));
}

const pairsIn = (count: number): number => (count * (count - 1)) / 2;
