import type { StationId } from '../games/gug/board-data.ts';
import { groupBy } from '../games/shared/group.ts';
import type { ClosedStretch } from './closing.ts';

/**
 * Stretches that follow each other, told by their two ends: from one end or fork to the next. The two ends of a ring
 * are one.
 */
export function chainsOf(stretches: readonly ClosedStretch[]): readonly ClosedStretch[] {
  const ways = stretches.flatMap(([a, b]) => [
    { from: a, to: b },
    { from: b, to: a },
  ]);
  const leaving = groupBy(ways, ({ from }) => from);
  const isEnd = (station: StationId) => leaving.get(station)!.length !== 2;
  const left = new Set(stretches.map((stretch) => stretch.join(' ')));
  const take = (a: StationId, b: StationId) => left.delete(`${a} ${b}`) || left.delete(`${b} ${a}`);
  const chains: ClosedStretch[] = [];
  // From the ends first; what is left then are rings.
  for (const { from, to } of [...ways.filter(({ from }) => isEnd(from)), ...ways]) {
    if (!take(from, to)) continue;
    let at = to;
    while (!isEnd(at)) {
      const next = leaving.get(at)!.find((way) => take(at, way.to));
      if (!next) break;
      at = next.to;
    }
    chains.push([from, at]);
  }
  return chains;
}
