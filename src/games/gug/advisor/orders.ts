import type { Network } from '../network.ts';
import { type DropSet, type DropSets, type EndClass, type Filled, isIn } from './sets.ts';
import type { Figures } from './solve.ts';

/** The best fixed order of the drops that are left. */
export interface Order {
  readonly figures: Figures;
  /** What is to be little of them. */
  readonly own: number;
  /** The first drop of it, by index in `arrivals`, and the set after it; nothing where none is left, or none can be. */
  readonly first: number;
  readonly then: DropSet | undefined;
}

/** What playing for each end alone takes from one place, by index in `arrivals`; `own` is to be little. */
export interface Legs {
  readonly own: Float64Array;
  readonly turns: Float64Array;
  readonly sips: Float64Array;
}

export interface Orders {
  /** After a drop. @param last - by index in `arrivals`. */
  readonly after: (set: DropSet, last: number) => Order;
  /** From anywhere. */
  readonly from: (set: DropSet, legs: Legs) => Order;
}

/** So many of what looks best are tried at each drop. On the boards of today that finds the best order of all. */
const WIDTH = 3;
/** 12.2: the places on a side. */
const ON_SIDE = 5;

/** What can be dropped next, and the least that is to come after it. */
interface Ways {
  readonly arrivals: readonly number[];
  readonly classes: readonly EndClass[];
  readonly leasts: readonly number[];
}

/**
 * Finds orders by branch and bound: a leg from one drop to the next is split into tolls for leaving and for getting there,
 * so that what is left can be bounded from below by the cheapest tolls that the places allow.
 *
 * @param legs - from each end where something can be dropped, by index in `arrivals`; undefined from others.
 */
export function makeOrders({ rulings }: Network, sets: DropSets, legs: readonly (Legs | undefined)[]): Orders {
  const usable = [...legs.keys()].filter((index) => legs[index]);
  const [get, give] = [new Float64Array(legs.length), new Float64Array(legs.length)];
  const cost = (from: number, to: number) => legs[from]!.own[to]!;
  // What no line leads to today, or away from, bounds no other.
  const ridden = (costs: readonly number[]) => costs.filter((each) => each < Infinity);
  for (const to of usable) {
    const costs = ridden(usable.map((from) => cost(from, to)));
    get[to] = costs.reduce((sum, each) => sum + each, 0) / Math.max(1, costs.length);
  }
  for (const from of usable) {
    const costs = ridden(usable.map((to) => cost(from, to) - get[to]!));
    give[from] = costs.length > 0 ? Math.min(...costs) : 0;
  }
  for (const to of usable) get[to] = Math.min(...usable.map((from) => cost(from, to) - give[from]!));

  // What ends that are one to the rules cost at least, to get there and to leave: the cheapest first.
  const tolls = sets.classes
    .map(({ index, kind, members }) => {
      return { index, kind, toll: Math.min(...members.map((member) => get[member]! + give[member]!)) };
    })
    .sort((one, other) => one.toll - other.toll);
  // The last drop of all need not be left again.
  const giveMost = Math.max(...usable.map((index) => give[index]!));
  /** The cheapest so many on each side; one on the Central line may be among both, which is never too much. */
  const onSides = (low: number, high: number, north: number, south: number): number => {
    let sum = 0;
    let [inNorth, inSouth] = [north, south];
    for (const { index, kind, toll } of tolls) {
      if (inNorth <= 0 && inSouth <= 0) break;
      if (!isIn(low, high, index)) continue;
      const isOnBoth = kind === 'central';
      if (inNorth > 0 && (kind === 'north' || isOnBoth)) {
        inNorth -= 1;
        sum += toll;
      }
      if (inSouth > 0 && (kind === 'south' || isOnBoth || kind === 'heathrow')) {
        inSouth -= 1;
        sum += toll;
      }
    }
    return sum;
  };
  /** The least that is to come. @param low - with `high`, what can be dropped next. */
  const leastFor = ({ left, counts }: Filled, low: number, high: number): number => {
    if (left <= 0) return 0;
    const { north, south, central, heathrow } = counts;
    const owed = heathrow === 0;
    // Where nothing can be dropped there, nothing that leads to the end is to come.
    const toHeathrow = owed
      ? (tolls.find(({ index, kind }) => kind === 'heathrow' && isIn(low, high, index))?.toll ?? Infinity)
      : 0;
    if (rulings.R10 === 'at-least') {
      const others = tolls.filter(({ index }) => isIn(low, high, index)).slice(0, left - Number(owed));
      return toHeathrow + others.reduce((sum, { toll }) => sum + toll, 0) - giveMost;
    }
    const [inNorth, inSouth] = [ON_SIDE - north, ON_SIDE - south - Math.max(0, heathrow - 1)];
    const one = onSides(low, high, inNorth - central, inSouth);
    const other = central > 0 ? onSides(low, high, inNorth, inSouth - central) : one;
    return toHeathrow + Math.min(one, other) - giveMost;
  };
  const waysOf = (set: DropSet): Ways => {
    const arrivals: number[] = [];
    const classes: EndClass[] = [];
    const leasts: number[] = [];
    for (const ends of sets.next(set)) {
      const filled = sets.filledAfter(set.filled, ends.kind);
      const { room } = filled;
      const { leaves } = ends;
      const least = leastFor(filled, set.open.low & leaves.low & room.low, set.open.high & leaves.high & room.high);
      for (const member of ends.members) {
        arrivals.push(member);
        classes.push(ends);
        leasts.push(least + (filled.left > 0 ? give[member]! : 0));
      }
    }
    return { arrivals, classes, leasts };
  };
  const waysFrom = new Map<DropSet, Ways>();
  // The orders that are known, by number.
  const known = new Map<number, number>();
  const own: number[] = [];
  const turns: number[] = [];
  const sips: number[] = [];
  const firsts: number[] = [];
  const thens: (DropSet | undefined)[] = [];
  const numberAfter = (set: DropSet, last: number): number => {
    const key = set.index * legs.length + last;
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = numberFrom(set, legs[last]!)));
    return found;
  };
  const numberFrom = (set: DropSet, to: Legs): number => {
    let ways = waysFrom.get(set);
    if (!ways) waysFrom.set(set, (ways = waysOf(set)));
    const { arrivals, classes, leasts } = ways;
    const isDone = set.filled.left <= 0;
    let [bestOwn, bestTurns, bestSips] = isDone ? [0, 0, 0] : [Infinity, Infinity, Infinity];
    let first = -1;
    let then: DropSet | undefined;
    // The most promising come one after the other: each is looked for when the one before it has been tried.
    let [lastLeast, lastWay] = [-Infinity, -1];
    for (let tried = 0; tried < WIDTH;) {
      let [least, way] = [Infinity, -1];
      for (let index = 0; index < arrivals.length; index += 1) {
        const bound = to.own[arrivals[index]!]! + leasts[index]!;
        const isLater = bound > lastLeast || (bound === lastLeast && index > lastWay);
        if (isLater && bound < least) [least, way] = [bound, index];
      }
      if (least >= bestOwn) break;
      [lastLeast, lastWay] = [least, way];
      const arrival = arrivals[way]!;
      const after = sets.after(set, classes[way]!);
      const rest = numberAfter(after, arrival);
      const sum = to.own[arrival]! + own[rest]!;
      // What leads nowhere does not count as tried.
      if (sum < Infinity) tried += 1;
      if (sum >= bestOwn) continue;
      bestOwn = sum;
      bestTurns = to.turns[arrival]! + turns[rest]!;
      bestSips = to.sips[arrival]! + sips[rest]!;
      first = arrival;
      then = after;
    }
    own.push(bestOwn);
    turns.push(bestTurns);
    sips.push(bestSips);
    firsts.push(first);
    thens.push(then);
    return own.length - 1;
  };
  const orderOf = (number: number): Order => ({
    figures: { turns: turns[number]!, sips: sips[number]! },
    own: own[number]!,
    first: firsts[number]!,
    then: thens[number],
  });
  return {
    after: (set, last) => orderOf(numberAfter(set, last)),
    from: (set, to) => orderOf(numberFrom(set, to)),
  };
}
