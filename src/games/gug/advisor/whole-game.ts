import type { Drop, Position } from '../position.ts';
import { type InTime, makeInTime } from './in-time.ts';
import { type Legs, makeOrders, type Order, type Orders } from './orders.ts';
import { figuresAt } from './play.ts';
import { type DropSet, type DropSets, makeSets } from './sets.ts';
import { type Aim, type Ending, type Figures, type Solved, solve, type Task } from './solve.ts';
import type { Turns } from './turns.ts';

const NOTHING: Figures = { turns: 0, sips: 0 };
const NEVER: Figures = { turns: Infinity, sips: Infinity };
/**
 * The share is found by so many orders: the best one, and others that are the best from where they begin. One alone may save
 * turns where others save sips.
 */
const CHAINS = 3;
/** They are good ones: of what they save, others save so much, by aim. Measured by the bench. */
const TYPICAL = { turns: { turns: 0.8, sips: 0.8 }, sips: { turns: 0.5, sips: 0.8 } } as const;

/** A fixed order of drops, and what playing for each alone, one after the other, takes. */
export interface FixedOrder {
  readonly drops: readonly Drop[];
  readonly figures: Figures;
}

/** The plan for all drops that are left. */
export interface WholeGame {
  /** The best play for the next drop, with what is ahead after each. */
  readonly next: (drops: readonly Drop[], aim: Aim) => Solved;
  /** Playing for one end alone, whatever is dropped. */
  readonly alone: (arrival: number, aim: Aim) => Solved;
  /** The ends where a drop is still legal, by index in `arrivals`. */
  readonly open: (drops: readonly Drop[]) => readonly number[];
  readonly order: (position: Position, aim: Aim) => FixedOrder;
  /** How many drops can be had in the turns that are left, and the set to ask it for. */
  readonly inTime: (drops: readonly Drop[]) => { readonly inTime: InTime; readonly set: DropSet };
}

/**
 * Plans the whole game. Which ends are left decides the next choice, and there are far too many sets of them to solve each.
 * So what is ahead after a drop is an estimate: a best fixed order of the drops left, times what changing one's mind with
 * the dice leaves of that. The share is found by solving the stages of one good order backwards. Each stage itself, from one
 * drop to the next, is solved with every end open.
 */
export function makeWholeGame(turns: Turns): WholeGame {
  const sets = makeSets(turns);
  const plans = new Map<Aim, Plan>();
  const planOf = (aim: Aim): Plan => {
    const plan = plans.get(aim) ?? planFor(turns, sets, aim);
    plans.set(aim, plan);
    return plan;
  };
  let inTime: InTime | undefined;
  return {
    next: (drops, aim) => planOf(aim).next(sets.of(drops)),
    alone: (arrival, aim) => planOf(aim).alone(arrival),
    open: (drops) => sets.next(sets.of(drops)).flatMap(({ members }) => members),
    order: (position, aim) => planOf(aim).order(sets.of(position.drops), position),
    inTime: (drops) => {
      inTime ??= makeInTime(turns, sets, (arrival) => planOf('turns').alone(arrival));
      return { inTime, set: sets.of(drops) };
    },
  };
}

/** A stage: what is ahead after each drop; undefined where none is made. Endings at Leicester Square are not counted. */
function taskOf(turns: Turns, aim: Aim, ahead: (arrival: number) => Figures | undefined): Task {
  const endings = turns.arrivals.map((_, arrival): Ending => {
    const figures = ahead(arrival);
    return figures ? { is: 'drop', ahead: figures } : { is: 'none' };
  });
  return { endings, isForced: turns.network.rulings.R19 === 'must-drop', aim, levels: 1, precision: 'rough' };
}

interface Plan {
  readonly next: (set: DropSet) => Solved;
  readonly alone: (arrival: number) => Solved;
  readonly order: (set: DropSet, position: Position) => FixedOrder;
}

function planFor(turns: Turns, sets: DropSets, aim: Aim): Plan {
  const { network, arrivals } = turns;
  const own = ({ turns: count, sips }: Figures) => (aim === 'turns' ? count : sips + count);
  const usable = sets.next(sets.of([])).flatMap(({ members }) => members);
  /** Where a player stands after a drop. */
  const landing = arrivals.map(({ station }, index): Position => {
    const touched = network.isOnLoop(network.place(station));
    return { ...turns.arrivalWays[index]!, drops: [], touched, leicester: 0 };
  });

  const solvedAlone = new Map<number, Solved>();
  const alone = (goal: number): Solved => {
    const task = () => taskOf(turns, aim, (arrival) => (arrival === goal ? NOTHING : undefined));
    const known = solvedAlone.get(goal) ?? solve(turns, task());
    solvedAlone.set(goal, known);
    return known;
  };
  /** What playing for each end alone takes from somewhere. */
  const legsFrom = (position: Position): Legs => {
    const legs = arrivals.map((_, to) => (usable.includes(to) ? figuresAt(turns, alone(to), position) : NEVER));
    return {
      own: Float64Array.from(legs, own),
      turns: Float64Array.from(legs, (figures) => figures.turns),
      sips: Float64Array.from(legs, ({ sips }) => sips),
    };
  };
  let made: Orders | undefined;
  const ordersOf = (): Orders => {
    const legs = () => landing.map((position, from) => (usable.includes(from) ? legsFrom(position) : undefined));
    return (made ??= makeOrders(network, sets, legs()));
  };

  // What changing one's mind leaves of a fixed order's figures, by how many drops are left.
  const shares: Figures[] = [{ turns: 1, sips: 1 }];
  const shareOf = (left: number): Figures => shares[Math.min(left, shares.length - 1)]!;
  const stages = new Map<DropSet, Solved>();
  const asked = (set: DropSet): Solved => {
    const known = stages.get(set) ?? stage(set);
    stages.set(set, known);
    return known;
  };
  /** @param rough - for an order that the share is found by; else the last drop of all is solved as well, so that it is exact. */
  const stage = (set: DropSet, rough?: { readonly before: Solved | undefined }): Solved => {
    const after = new Map(
      sets.next(set).flatMap((ends) => ends.members.map((member) => [member, sets.after(set, ends)] as const)),
    );
    const ahead = (arrival: number): Figures | undefined => {
      const then = after.get(arrival);
      if (!then) return undefined;
      if (!rough && then.filled.left === 1) return figuresAt(turns, asked(then), landing[arrival]!);
      const { figures } = ordersOf().after(then, arrival);
      const share = shareOf(then.filled.left);
      return { turns: figures.turns * share.turns, sips: figures.sips * share.sips };
    };
    const task = taskOf(turns, aim, ahead);
    return rough ? solve(turns, { ...task, precision: 'coarse' }, rough.before) : solve(turns, task);
  };
  const calibrate = (): void => {
    const orders = ordersOf();
    const start = sets.of([]);
    const openings = sets
      .next(start)
      .flatMap((ends) => ends.members.map((first) => ({ first, then: sets.after(start, ends) })));
    const ranked = openings
      .map(({ first, then }) => ({ first, then, own: orders.after(then, first).own }))
      .filter(({ own: takes }) => takes < Infinity)
      .sort((one, other) => one.own - other.own);
    // From the last drop back: the drops that are left, and the last one before them. Each ends the game, so all are as long.
    // Where eleven drops can be made at all, more ends than there are chains can be the first one, so this is never 0.
    const apart = Math.floor(ranked.length / CHAINS);
    const chains = ranked
      .filter((_, index) => index % apart === 0)
      .slice(0, CHAINS)
      .map(({ first, then }) => {
        const chain: { readonly set: DropSet; readonly last: number }[] = [];
        let at: Pick<Order, 'first' | 'then'> = { first, then };
        for (let set = then; set.filled.left > 0; set = at.then!) {
          chain.push({ set, last: at.first });
          at = orders.after(set, at.first);
        }
        return [...chain].reverse();
      });
    const before: (Solved | undefined)[] = [];
    const links = chains[0]?.length ?? 0;
    for (let left = 1; left <= links; left += 1) {
      const [adaptive, fixed] = [
        { turns: 0, sips: 0 },
        { turns: 0, sips: 0 },
      ];
      const add = (sum: typeof fixed, { turns: count, sips }: Figures) => {
        sum.turns += count;
        sum.sips += sips;
      };
      chains.forEach((chain, index) => {
        const link = chain[left - 1]!;
        const solved = stage(link.set, { before: before[index] });
        before[index] = solved;
        add(adaptive, figuresAt(turns, solved, landing[link.last]!));
        add(fixed, orders.after(link.set, link.last).figures);
      });
      shares.push({ turns: adaptive.turns / fixed.turns, sips: adaptive.sips / fixed.sips });
    }
    shares.forEach(({ turns: count, sips }, left) => {
      shares[left] = { turns: 1 - typical.turns * (1 - count), sips: 1 - typical.sips * (1 - sips) };
    });
  };
  const typical = TYPICAL[aim];
  return {
    alone,
    next: (set) => {
      // Of the last two drops nothing is estimated.
      if (set.filled.left > 2 && shares.length === 1) calibrate();
      return asked(set);
    },
    order: (set, position) => {
      const orders = ordersOf();
      let order = orders.from(set, legsFrom(position));
      const { figures } = order;
      const drops: Drop[] = [];
      while (order.then) {
        drops.push(arrivals[order.first]!);
        order = orders.after(order.then, order.first);
      }
      return { drops, figures };
    },
  };
}
