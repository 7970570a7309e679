/** What is taken: a drink, a shot, or, where a table has turned on the smoking rules, a hit. */
export const MEASURES = ['drink', 'shot', 'hit'] as const;
export type Measure = (typeof MEASURES)[number];

/** Somebody takes something: each seat of `to`, `count` of it. */
export interface Pour<Clause> {
  readonly clause: Clause;
  /** Whose throw, win or choice it comes from; null where it is nobody's. */
  readonly from: number | null;
  readonly to: readonly number[];
  readonly of: Measure;
  readonly count: number;
}

/** What a seat has taken, and what it has made others take, by measure. */
export interface Tally {
  readonly taken: Readonly<Record<Measure, number>>;
  readonly given: Readonly<Record<Measure, number>>;
}

/** What one seat takes of some pours, and gives by them; its own pours to itself are taken and not given. */
export function tallyOf(pours: readonly Pour<unknown>[], seat: number): Tally {
  const taken = { drink: 0, shot: 0, hit: 0 };
  const given = { drink: 0, shot: 0, hit: 0 };
  for (const { from, to, of, count } of pours) {
    if (to.includes(seat)) taken[of] += count;
    if (from === seat) given[of] += count * to.filter((other) => other !== seat).length;
  }
  return { taken, given };
}
