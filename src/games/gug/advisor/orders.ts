import type { Network } from '../network.ts';
import type { DropSet, EndClass } from './sets.ts';
import type { Figures } from './solve.ts';

/** The best fixed order of the drops that are left. */
export interface Order {
  readonly figures: Figures;
  /** The first drop of it, by index in `arrivals`, and the set after it; nothing where none is left, or none can be. */
  readonly first: number;
  readonly then: DropSet | undefined;
}

export interface Orders {
  /** After a drop. @param last - by index in `arrivals`. */
  readonly after: (set: DropSet, last: number) => Order;
  /** From anywhere. @param to - what playing for an end alone takes from there. */
  readonly from: (set: DropSet, to: (arrival: number) => Figures) => Order;
}

const NOTHING: Figures = { turns: 0, sips: 0 };
const NEVER: Figures = { turns: Infinity, sips: Infinity };
/** So many of what looks best are tried at each drop. On the boards of today that finds the best order of all. */
const WIDTH = 3;
/** 12.2: the places on a side. */
const ON_SIDE = 5;

/**
 * Finds orders by branch and bound: a leg from one drop to the next is split into tolls for leaving and for getting there,
 * so that what is left can be bounded from below by the cheapest tolls that the places allow.
 *
 * @param usable - ends where something can be dropped.
 * @param own - what is to be little.
 */
export function makeOrders(
  { rulings }: Network,
  usable: readonly number[],
  leg: (from: number, to: number) => Figures,
  own: (figures: Figures) => number,
): Orders {
  const most = Math.max(-1, ...usable) + 1;
  const [get, give] = [new Float64Array(most), new Float64Array(most)];
  const costs = usable.map((from) => usable.map((to) => own(leg(from, to))));
  const all = usable.map((_, index) => index);
  for (const to of all) get[usable[to]!] = all.reduce((sum, from) => sum + costs[from]![to]!, 0) / usable.length;
  for (const from of all) give[usable[from]!] = Math.min(...all.map((to) => costs[from]![to]! - get[usable[to]!]!));
  for (const to of all) get[usable[to]!] = Math.min(...all.map((from) => costs[from]![to]! - give[usable[from]!]!));

  const tolls = new Map<number, number>();
  /** What ends that are one to the rules cost at least, to get there and to leave. */
  const tollOf = ({ index, members }: EndClass): number => {
    const known = tolls.get(index) ?? Math.min(...members.map((member) => get[member]! + give[member]!));
    tolls.set(index, known);
    return known;
  };
  const leasts = new Map<DropSet, number>();
  const leastFor = (set: DropSet): number => {
    const known = leasts.get(set) ?? sumOfLeast(set);
    leasts.set(set, known);
    return known;
  };
  const sumOfLeast = (set: DropSet): number => {
    if (set.left <= 0) return 0;
    const choices = set.open.map((ends) => ({ kind: ends.kind, toll: tollOf(ends) }));
    choices.sort((one, other) => one.toll - other.toll);
    const { north, south, central, heathrow } = set.counts;
    const owed = heathrow === 0;
    const toHeathrow = owed ? (choices.find(({ kind }) => kind === 'heathrow')?.toll ?? 0) : 0;
    /** The cheapest so many on each side; one on the Central line may be among both, which is never too much. */
    const onSides = (inNorth: number, inSouth: number): number => {
      let sum = 0;
      for (const { kind, toll } of choices) {
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
    if (rulings.R10 === 'at-least') {
      const others = choices.slice(0, set.left - Number(owed));
      return toHeathrow + others.reduce((sum, { toll }) => sum + toll, 0) - giveMost;
    }
    const [inNorth, inSouth] = [ON_SIDE - north, ON_SIDE - south - Math.max(0, heathrow - 1)];
    const one = onSides(inNorth - central, inSouth);
    const other = central > 0 ? onSides(inNorth, inSouth - central) : one;
    return toHeathrow + Math.min(one, other) - giveMost;
  };
  // The last drop of all need not be left again.
  const giveMost = Math.max(...usable.map((index) => give[index]!));

  const known = new Map<DropSet, Map<number, Order>>();
  const after = (set: DropSet, last: number): Order => {
    const ofSet = known.get(set) ?? new Map<number, Order>();
    known.set(set, ofSet);
    const found = ofSet.get(last) ?? from(set, (arrival) => leg(last, arrival));
    ofSet.set(last, found);
    return found;
  };
  const from: Orders['from'] = (set, to) => {
    let best: Order = { figures: set.left <= 0 ? NOTHING : NEVER, first: -1, then: undefined };
    const ways = set.next.flatMap(({ members, then }) => {
      const least = leastFor(then);
      return members.map((arrival) => {
        const figures = to(arrival);
        return { arrival, then, figures, least: own(figures) + least + (then.left > 0 ? give[arrival]! : 0) };
      });
    });
    ways.sort((one, other) => one.least - other.least);
    let tried = 0;
    for (const { arrival, then, figures, least } of ways) {
      if (least >= own(best.figures) || tried === WIDTH) break;
      const ahead = after(then, arrival).figures;
      const sum = { turns: figures.turns + ahead.turns, sips: figures.sips + ahead.sips };
      if (own(sum) < own(best.figures)) best = { figures: sum, first: arrival, then };
      // What leads nowhere does not count as tried.
      if (own(sum) < Infinity) tried += 1;
    }
    return best;
  };
  return { after, from };
}
