import { onceFor } from '../shared/once.ts';
import type { StationId } from './board-data.ts';
import type { Board } from './board.ts';
import { keptByKey } from './ground.ts';
import { makeNetwork, type Network, type RefereeSides } from './network.ts';
import type { Works } from './position.ts';
import { RULING_IDS, type Rulings } from './rulings.ts';

/** So many networks of a board are kept: each has the whole board, and people go back to few readings and days. */
const NETWORKS_MOST = 8;

const kept = keptByKey<Network>(NETWORKS_MOST);

/** How all gaps are read, as a text. */
const readingOf = onceFor((rulings: Rulings): string => RULING_IDS.map((id) => rulings[id]).join());

/**
 * The network of `makeNetwork`, remembered: all games of a board that are read alike share one, so that a log of hundreds
 * of games does not make the Underground hundreds of times.
 */
export function networkFor(
  board: Board,
  rulings: Rulings,
  works: Works,
  sides: RefereeSides,
  closed: readonly StationId[],
): Network {
  const key = readingOf(rulings) + JSON.stringify([works, sides, closed]);
  return kept(board, key, () => makeNetwork(board, rulings, works, sides, closed));
}
