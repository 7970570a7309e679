import type { LineId, StationId } from './board-data.ts';
import { groupBy } from '../shared/group.ts';
import { onceFor } from '../shared/memo.ts';
import type { Hop } from './hops.ts';
import { judgeLeaving } from './movement.ts';
import type { Network } from './network.ts';

/** How a player may have come to a place; null where nothing is remembered (R1). Never empty. */
export type Arrivals = readonly (Hop | null)[];

/**
 * A way of having come to a place, as a table says it: by a line, to a station. Where a line has two strokes
 * between the same places it is several hops that nobody can tell apart, and what one of them may do, all may.
 */
export interface Stand {
  /** Unique in its network, from 0. */
  readonly id: number;
  readonly line: LineId;
  readonly to: StationId;
  readonly hops: readonly Hop[];
}

interface Table {
  readonly stands: Map<string, Stand>;
  readonly next: Map<Stand, readonly Stand[]>;
}

const tableOf = onceFor<Network, Table>(() => ({ stands: new Map(), next: new Map() }));

/** The stands that a step from a place can lead to legally, by 10.1-10.4. */
export function standsFrom(network: Network, at: StationId, came: Arrivals): readonly Stand[] {
  const { stands } = tableOf(network);
  const legal = network.hopsFrom(at).filter((hop) => came.some((last) => mayFollow(network, last, hop)));
  return [...groupBy(legal, ({ line, to }) => `${line}:${to}`).values()].map((hops) => {
    const key = hops.map(({ index }) => index).join();
    const { line, to } = hops[0];
    const stand = stands.get(key) ?? { id: stands.size, line, to, hops };
    stands.set(key, stand);
    return stand;
  });
}

/** The stands that may follow a stand, worked out once for a network. */
export function standsAfter(network: Network, stand: Stand): readonly Stand[] {
  const { next } = tableOf(network);
  const known = next.get(stand) ?? standsFrom(network, network.place(stand.to), stand.hops);
  next.set(stand, known);
  return known;
}

function mayFollow(network: Network, came: Hop | null, hop: Hop): boolean {
  return judgeLeaving(network, came, hop, 0).every(({ effect }) => effect !== 'breaks');
}
