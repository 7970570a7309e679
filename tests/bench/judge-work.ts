import london2003 from '../../content/boards/london-2003.json' with { type: 'json' };
import london2025 from '../../content/boards/london-2025.json' with { type: 'json' };
import { makeBoard } from '../../src/games/gug/board.ts';
import type { BoardData, StationId } from '../../src/games/gug/board-data.ts';
import { countRoutes, legalEnds } from '../../src/games/gug/moves.ts';
import { makeNetwork, type Network } from '../../src/games/gug/network.ts';
import { NO_WORKS } from '../../src/games/gug/position.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { startPosition } from '../../src/games/gug/situation.ts';
import { bruteEnds } from '../games/gug/brute-force.ts';
import { makeDay } from '../games/gug/brute/day.ts';

/** Far out, half way and close by: a six there is a turn of twelve points (8.4). */
export const STARTS = ['wimbledon', 'kentish-town', 'waterloo'] as StationId[];

export const BOARDS = [london2025, london2003] as unknown as readonly [BoardData, BoardData];

export function freshNetwork(data: BoardData): Network {
  return makeNetwork(makeBoard(data), DEFAULT_RULINGS);
}

/** All legal ends of a throw from each start, by the judge; a new network each time, so nothing is remembered. */
export function judgeWork(data: BoardData, die: number): number {
  const network = freshNetwork(data);
  return STARTS.reduce((sum, at) => sum + legalEnds(network, startPosition(at), [die]).length, 0);
}

/** The same by the brute force of the tests. */
export function bruteWork(data: BoardData, die: number): number {
  const day = makeDay(data, DEFAULT_RULINGS, NO_WORKS);
  return STARTS.reduce((sum, at) => sum + bruteEnds(day, startPosition(at), [die]).size, 0);
}

/** Legal routes of a throw, summed over fresh starts at every place of the board. */
export function perft(network: Network, die: number): number {
  const places = new Set([...network.board.stations.keys()].map(network.place));
  return [...places].reduce((sum, at) => sum + countRoutes(network, startPosition(at), die), 0);
}
