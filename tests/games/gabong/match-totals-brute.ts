/** A table to count by, as plain data. */
interface BruteTable {
  readonly points: Readonly<Record<number, number>>;
  readonly doublers: readonly number[];
  readonly packs: number;
  readonly isOnce: boolean;
}

/**
 * Every total of every hand of so many cards at least, by walking through the packs card by card and leaving each of
 * them or taking it. It shares no code with the engine.
 */
export function bruteTotals({ points, doublers, packs, isOnce }: BruteTable, least: number): ReadonlySet<number> {
  let hands = new Set(['0 0 0']);
  for (let rank = 2; rank <= 14; rank += 1) {
    for (let copy = 0; copy < 4 * packs; copy += 1) {
      const next = new Set(hands);
      for (const hand of hands) {
        const [sum, doubling, cards] = hand.split(' ').map(Number) as [number, number, number];
        const doubles = doublers.includes(rank) ? 1 : 0;
        next.add(`${sum + points[rank]!} ${doubling + doubles} ${Math.min(cards + 1, least)}`);
      }
      hands = next;
    }
  }
  const totals = new Set<number>();
  for (const hand of hands) {
    const [sum, doubling, cards] = hand.split(' ').map(Number) as [number, number, number];
    if (cards < least) continue;
    let total = sum;
    for (let times = 0; times < (isOnce ? Math.min(doubling, 1) : doubling); times += 1) total += total;
    totals.add(total);
  }
  return totals;
}
