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

/** What legs cost at least, split into a part for getting to an end and one for leaving it; by index in `arrivals`. */
interface Split {
  readonly get: Float64Array;
  readonly give: Float64Array;
}

/** What ends that are one to the rules cost at least, to get there and to leave. */
interface Toll extends Pick<EndClass, 'index' | 'kind'> {
  readonly toll: number;
}

/**
 * Finds orders by branch and bound: a leg from one drop to the next is split into tolls for leaving and for getting there,
 * so that what is left can be bounded from below by the cheapest tolls that the places allow.
 *
 * @param legs - from each end where something can be dropped, by index in `arrivals`; undefined from others.
 */
export function makeOrders({ rulings }: Network, sets: DropSets, legs: readonly (Legs | undefined)[]): Orders {
  const split = splitLegs(legs);
  const tolls = tollsOf(sets, split);
  // The last drop of all need not be left again.
  const giveMost = Math.max(...split.give.filter((_, index) => legs[index]));
  const leastOf = rulings.R10 === 'at-least' ? leastOfAny : leastByPlaces;
  /** What can be dropped next, in the order of `DropSets.next`. */
  const waysOf = (set: DropSet): Ways => {
    const arrivals: number[] = [];
    const classes: EndClass[] = [];
    const leasts: number[] = [];
    for (const ends of sets.next(set)) {
      const filled = sets.filledAfter(set.filled, ends.kind);
      const { leaves } = ends;
      const low = set.open.low & leaves.low & filled.room.low;
      const high = set.open.high & leaves.high & filled.room.high;
      const open = tolls.filter(({ index }) => isIn(low, high, index));
      const least = filled.left > 0 ? leastOf(open, filled) - giveMost : 0;
      for (const member of ends.members) {
        arrivals.push(member);
        classes.push(ends);
        leasts.push(least + (filled.left > 0 ? split.give[member]! : 0));
      }
    }
    return { arrivals, classes, leasts };
  };
  const knownWays = new Map<DropSet, Ways>();
  const waysFrom = (set: DropSet): Ways => {
    const ways = knownWays.get(set) ?? waysOf(set);
    knownWays.set(set, ways);
    return ways;
  };

  const known = new Map<number, Order>();
  const after = (set: DropSet, last: number): Order => {
    const key = set.index * legs.length + last;
    let order = known.get(key);
    if (!order) known.set(key, (order = from(set, legs[last]!)));
    return order;
  };
  const from = (set: DropSet, to: Legs): Order => {
    let best = set.filled.left > 0 ? NO_ORDER : NOTHING_LEFT;
    const ways = waysFrom(set);
    let way: Way | undefined;
    for (let tried = 0; tried < WIDTH;) {
      way = nextWay(ways, to, way);
      if (!way || way.least >= best.own) break;
      const first = ways.arrivals[way.index]!;
      const then = sets.after(set, ways.classes[way.index]!);
      const rest = after(then, first);
      const own = to.own[first]! + rest.own;
      // What leads nowhere does not count as tried.
      if (own < Infinity) tried += 1;
      if (own >= best.own) continue;
      const figures = {
        turns: to.turns[first]! + rest.figures.turns,
        sips: to.sips[first]! + rest.figures.sips,
      };
      best = { own, figures, first, then };
    }
    return best;
  };
  return { after, from };
}

/** Where all is dropped, and where no way leads on. */
const NOTHING_LEFT: Order = { own: 0, figures: { turns: 0, sips: 0 }, first: -1, then: undefined };
const NO_ORDER: Order = { ...NOTHING_LEFT, own: Infinity, figures: { turns: Infinity, sips: Infinity } };

/** One of `Ways`, by its index there, and the least that an order beginning with it takes. */
interface Way {
  readonly index: number;
  readonly least: number;
}

/** The most promising way that has not been tried. @param last - the one that was tried last, which promised more. */
function nextWay({ arrivals, leasts }: Ways, to: Legs, last: Way | undefined): Way | undefined {
  let [index, least] = [-1, Infinity];
  for (let each = 0; each < arrivals.length; each += 1) {
    const bound = to.own[arrivals[each]!]! + leasts[each]!;
    const isUntried = !last || bound > last.least || (bound === last.least && each > last.index);
    if (isUntried && bound < least) [index, least] = [each, bound];
  }
  return index < 0 ? undefined : { index, least };
}

/** Splits the legs between ends so that both parts together are never more than the leg. */
function splitLegs(legs: readonly (Legs | undefined)[]): Split {
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
  return { get, give };
}

/** The tolls of all classes of ends, the cheapest first. */
function tollsOf({ classes }: DropSets, { get, give }: Split): readonly Toll[] {
  return classes
    .map(({ index, kind, members }) => {
      return { index, kind, toll: Math.min(...members.map((member) => get[member]! + give[member]!)) };
    })
    .sort((one, other) => one.toll - other.toll);
}

/** The least toll to Heathrow, where that is still owed (13.2): for ever where nothing can be dropped there any more. */
function leastToHeathrow(tolls: readonly Toll[], { counts }: Filled): number {
  if (counts.heathrow > 0) return 0;
  return tolls.find(({ kind }) => kind === 'heathrow')?.toll ?? Infinity;
}

/** The least that is to come where the ends of all sides are as good (R10). @param tolls - of what can be dropped next. */
function leastOfAny(tolls: readonly Toll[], filled: Filled): number {
  const others = tolls.slice(0, filled.left - Number(filled.counts.heathrow === 0));
  return leastToHeathrow(tolls, filled) + others.reduce((sum, { toll }) => sum + toll, 0);
}

/** The least that is to come where each side has its places (12.2): a drop on the Central line may be on either. */
function leastByPlaces(tolls: readonly Toll[], filled: Filled): number {
  const { north, south, central, heathrow } = filled.counts;
  const [inNorth, inSouth] = [ON_SIDE - north, ON_SIDE - south - Math.max(0, heathrow - 1)];
  const one = leastOnSides(tolls, inNorth - central, inSouth);
  const other = central > 0 ? leastOnSides(tolls, inNorth, inSouth - central) : one;
  return leastToHeathrow(tolls, filled) + Math.min(one, other);
}

/** The cheapest so many on each side; one on the Central line may be among both, which is never too much. */
function leastOnSides(tolls: readonly Toll[], north: number, south: number): number {
  let sum = 0;
  let [inNorth, inSouth] = [north, south];
  for (const { kind, toll } of tolls) {
    if (inNorth <= 0 && inSouth <= 0) break;
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
}
