import type { Drop, Position } from '../position.ts';
import { makeOrders, type Order } from './orders.ts';
import { figuresAt } from './play.ts';
import { type DropSet, makeSets } from './sets.ts';
import { type Aim, type Ending, type Figures, type Solved, solve, type Task } from './solve.ts';
import type { Turns } from './turns.ts';

const NOTHING: Figures = { turns: 0, sips: 0 };
const NEVER: Figures = { turns: Infinity, sips: Infinity };
/** The order that the share is found by is the best one: of what it saves, others save so much. Measured by the bench. */
const TYPICAL = 0.8;

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
}

/**
 * Plans the whole game. Which ends are left decides the next choice, and there are far too many sets of them to solve each.
 * So what is ahead after a drop is an estimate: a best fixed order of the drops left, times what changing one's mind with
 * the dice leaves of that. The share is found by solving the stages of one good order backwards. Each stage itself, from one
 * drop to the next, is solved with every end open.
 */
export function makeWholeGame(turns: Turns): WholeGame {
  const sets = makeSets(turns);
  const turnsPlan = planFor(turns, sets, 'turns');
  // Most drops in the time left: whatever comes after, the next one soon.
  const soonest = new Map<DropSet, Solved>();
  const nextSoon = (set: DropSet): Solved => {
    const open = new Set(set.next.flatMap(({ members }) => members));
    return solve(
      turns,
      taskOf(turns, 'turns', (arrival) => (open.has(arrival) ? NOTHING : undefined)),
    );
  };
  let sipsPlan: Plan | undefined;
  const planOf = (aim: Aim): Plan => {
    if (aim !== 'sips') return turnsPlan;
    sipsPlan ??= planFor(turns, sets, 'sips');
    return sipsPlan;
  };
  return {
    next: (drops, aim) => {
      const set = sets(drops);
      if (aim !== 'drops') return planOf(aim).next(set);
      const known = soonest.get(set) ?? nextSoon(set);
      soonest.set(set, known);
      return known;
    },
    alone: (arrival, aim) => planOf(aim).alone(arrival),
    open: (drops) => sets(drops).next.flatMap(({ members }) => members),
    order: (position, aim) => planOf(aim).order(sets(position.drops), position),
  };
}

/** A stage: what is ahead after each drop; undefined where none is made. Endings at Leicester Square are not counted. */
function taskOf(turns: Turns, aim: Task['aim'], ahead: (arrival: number) => Figures | undefined): Task {
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

function planFor(turns: Turns, sets: (drops: readonly Drop[]) => DropSet, aim: Task['aim']): Plan {
  const { network, arrivals } = turns;
  const own = ({ turns: count, sips }: Figures) => (aim === 'turns' ? count : sips + count);
  const usable = sets([]).next.flatMap(({ members }) => members);
  /** Where a player stands after a drop. */
  const landing = arrivals.map(({ station }, index): Position => {
    const touched = network.isOnLoop(network.place(station));
    return { ...turns.arrivalWays[index]!, drops: [], touched, leicester: 0 };
  });

  const solvedAlone = new Map<number, Solved>();
  const alone = (goal: number): Solved => {
    const task = () => taskOf(turns, aim, (arrival) => (arrival === goal ? NOTHING : undefined));
    const known = solvedAlone.get(goal) ?? solve(turns, { ...task(), isForced: false });
    solvedAlone.set(goal, known);
    return known;
  };
  const legs = new Map<number, Figures>();
  const leg = (from: number, to: number): Figures => {
    const key = from * arrivals.length + to;
    const known = legs.get(key) ?? figuresAt(turns, alone(to), landing[from]!);
    legs.set(key, known);
    return known;
  };
  const orders = makeOrders(network, usable, leg, own);

  // What changing one's mind leaves of a fixed order's figures, by how many drops are left.
  const shares: Figures[] = [{ turns: 1, sips: 1 }];
  const shareOf = (left: number): Figures => shares[Math.min(left, shares.length - 1)]!;
  const stage = (set: DropSet, before?: Solved): Solved => {
    const after = new Map(set.next.flatMap(({ members, then }) => members.map((member) => [member, then] as const)));
    const ahead = (arrival: number): Figures | undefined => {
      const then = after.get(arrival);
      if (!then) return undefined;
      const { figures } = orders.after(then, arrival);
      const share = shareOf(then.left);
      return { turns: figures.turns * share.turns, sips: figures.sips * share.sips };
    };
    return solve(turns, taskOf(turns, aim, ahead), before);
  };
  const calibrate = (): void => {
    const start = sets([]);
    const openings = start.next.flatMap(({ members, then }) => members.map((first) => ({ first, then })));
    let best: Order = { figures: NEVER, first: -1, then: undefined };
    for (const { first, then } of openings) {
      const { figures } = orders.after(then, first);
      if (own(figures) < own(best.figures)) best = { figures, first, then };
    }
    const chain: { readonly set: DropSet; readonly last: number }[] = [];
    for (let at = best; at.then && at.then.left > 0; at = orders.after(at.then, at.first)) {
      chain.push({ set: at.then, last: at.first });
    }
    let before: Solved | undefined;
    for (const { set, last } of chain.toReversed()) {
      before = stage(set, before);
      const adaptive = figuresAt(turns, before, landing[last]!);
      const { figures } = orders.after(set, last);
      shares.push({ turns: adaptive.turns / figures.turns, sips: adaptive.sips / figures.sips });
    }
    shares.forEach(({ turns: count, sips }, left) => {
      shares[left] = { turns: typical(count), sips: typical(sips) };
    });
  };
  const typical = (share: number) => 1 - TYPICAL * (1 - share);
  const stages = new Map<DropSet, Solved>();
  return {
    alone,
    next: (set) => {
      if (shares.length === 1) calibrate();
      const known = stages.get(set) ?? stage(set);
      stages.set(set, known);
      return known;
    },
    order: (set, position) => {
      let order = orders.from(set, (arrival) => figuresAt(turns, alone(arrival), position));
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
