import { onceFor } from '../../shared/memo.ts';
import { EYES, type Lists, POINTS_MOST, type Turns } from './turns.ts';

/**
 * The turns of a table as a solver goes through them, and room to think in: one for all tasks, for they are many. An
 * *entry* is a stand with so many points left, for those that a throw leads to; where fewer are left stands before where
 * more are. Behind all entries of who has not touched the loop stand those of who has.
 */
export interface Walk {
  readonly entries: number;
  readonly stand: Int32Array;
  readonly left: Uint8Array;
  /** Whether a turn can end there. */
  readonly ends: Uint8Array;
  /** The entries that may follow one, and those that a throw may begin with: for who has not touched the loop, and has. */
  readonly next: readonly [Lists, Lists];
  readonly first: readonly [Lists, Lists];
  /** By level, way and throw: whether no route is whole. */
  readonly isShort: (level: number) => Uint8Array;
  /** By entry: the best of the ends it leads to, and which it is. */
  readonly own: Float64Array;
  readonly other: Float64Array;
  readonly end: Int32Array;
  /** By entry, where a turn can end there: what it costs at once, and where it leaves the player. */
  readonly here: Ends;
  /** The same for the end chosen for each way and throw, with one that is only tried behind them. */
  readonly chosen: Ends;
  /** What the six throws of a way cost at once on average, with the turn itself. */
  readonly ofWay: Omit<Ends, 'place'>;
}

interface Ends {
  readonly own: Float64Array;
  readonly other: Float64Array;
  readonly place: Int32Array;
}

/** The walk of a table, made once. */
export const walkOf = onceFor(makeWalk);

function makeWalk({ network, points, first, next, stops, touches, startsTouching, short, way, mayEnd }: Turns): Walk {
  const stands = way.length;
  const throws = points.length;
  const isEarly = network.rulings.R6 === 'early';
  // What throws lead to, the most points first.
  const isMet = new Uint8Array(stands * POINTS_MOST);
  const eachOf = ({ at, items }: Lists, index: number, tell: (item: number) => void) => {
    for (let each = at[index]!; each < at[index + 1]!; each += 1) tell(items[each]!);
  };
  for (let at = 0; at < throws; at += 1) {
    const row = (points[at]! - 1) * stands;
    eachOf(first, Math.floor(at / EYES.length), (begun) => (isMet[row + begun] = 1));
  }
  for (let left = POINTS_MOST - 1; left > 0; left -= 1) {
    for (let each = 0; each < stands; each += 1) {
      if (isMet[left * stands + each]) eachOf(next, each, (after) => (isMet[(left - 1) * stands + after] = 1));
    }
  }
  const number = new Int32Array(isMet.length);
  const met: number[] = [];
  isMet.forEach((is, index) => {
    if (is) number[index] = met.push(index) - 1;
  });
  const entries = met.length;
  const stand = Int32Array.from(met, (index) => index % stands);
  const left = Uint8Array.from(met, (index) => Math.floor(index / stands));
  const listsOf = (
    count: number,
    of: (index: number, add: (stand: number, left: number, from: number) => void) => void,
  ) =>
    ([0, 1] as const).map((touched) => {
      const at = new Int32Array(count + 1);
      const items: number[] = [];
      for (let index = 0; index < count; index += 1) {
        of(index, (after, points, from) => {
          const isTouched = touched | from | touches[after]!;
          items.push(number[points * stands + after]! + isTouched * entries);
        });
        at[index + 1] = items.length;
      }
      return { at, items: Int32Array.from(items) };
    }) as [Lists, Lists];
  const isShort: Uint8Array[] = [];
  const ends = (count: number): Ends => {
    return { own: new Float64Array(count), other: new Float64Array(count), place: new Int32Array(count) };
  };
  return {
    entries,
    stand,
    left,
    ends: Uint8Array.from(stand, (each, index) =>
      Number(mayEnd[each] === 1 && (left[index] === 0 || isEarly || stops[each] === 1)),
    ),
    next: listsOf(entries, (index, add) => {
      const points = left[index]!;
      if (points > 0) eachOf(next, stand[index]!, (after) => add(after, points - 1, 0));
    }),
    first: listsOf(throws, (at, add) => {
      const from = Math.floor(at / EYES.length);
      eachOf(first, from, (begun) => add(begun, points[at]! - 1, startsTouching[from]!));
    }),
    isShort: (level) => (isShort[level] ??= flagged(throws, short(level).keys())),
    own: new Float64Array(2 * entries),
    other: new Float64Array(2 * entries),
    end: new Int32Array(2 * entries),
    here: ends(2 * entries),
    chosen: ends(throws + 1),
    ofWay: ends(throws / EYES.length),
  };
}

function flagged(count: number, each: Iterable<number>): Uint8Array {
  const flags = new Uint8Array(count);
  for (const index of each) flags[index] = 1;
  return flags;
}
