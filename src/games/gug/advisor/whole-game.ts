import { later, onceFor } from '../../shared/memo.ts';
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
  const usable = sets.next(sets.of([])).flatMap(({ members }) => members);
  const landing = landingsOf(turns);

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
      own: Float64Array.from(legs, ({ turns: count, sips }) => (aim === 'turns' ? count : sips + count)),
      turns: Float64Array.from(legs, (figures) => figures.turns),
      sips: Float64Array.from(legs, ({ sips }) => sips),
    };
  };
  const orders = later(() => {
    const legs = landing.map((position, from) => (usable.includes(from) ? legsFrom(position) : undefined));
    return makeOrders(network, sets, legs);
  });

  /** @param exact - what is ahead after a drop, where that is known and need not be estimated. */
  const stage = (
    set: DropSet,
    shares: Shares,
    exact?: (arrival: number, then: DropSet) => Figures | undefined,
  ): Task => {
    const after = new Map(
      sets.next(set).flatMap((ends) => ends.members.map((member) => [member, sets.after(set, ends)] as const)),
    );
    return taskOf(turns, aim, (arrival) => {
      const then = after.get(arrival);
      return then && (exact?.(arrival, then) ?? estimate(orders().after(then, arrival), then, shares));
    });
  };
  const shares = later(() => typical(findShares(), aim));
  /** From the last drop back, as each stage of the chains is estimated with the shares of those behind it. */
  const findShares = (): Shares => {
    const chains = chainsOf(sets, orders());
    const found = [...UNSHARED];
    let solved: readonly Solved[] = [];
    for (let left = 1; left <= (chains[0]?.length ?? 0); left += 1) {
      const links = chains.map((chain) => chain[left - 1]!);
      solved = links.map(({ set }, index) =>
        solve(turns, { ...stage(set, found), precision: 'coarse' }, solved[index]),
      );
      const adaptive = sumOf(links.map(({ last }, index) => figuresAt(turns, solved[index]!, landing[last]!)));
      const fixed = sumOf(links.map(({ set, last }) => orders().after(set, last).figures));
      found.push({ turns: adaptive.turns / fixed.turns, sips: adaptive.sips / fixed.sips });
    }
    return found;
  };
  const next = onceFor((set: DropSet): Solved => {
    // Of the last two drops nothing is estimated: the last of all is solved as well.
    const known = set.filled.left > 2 ? shares() : UNSHARED;
    const exact = (arrival: number, then: DropSet) =>
      then.filled.left === 1 ? figuresAt(turns, next(then), landing[arrival]!) : undefined;
    return solve(turns, stage(set, known, exact));
  });

  return {
    alone,
    next,
    order: (set, position) => {
      const order = orders().from(set, legsFrom(position));
      const drops = linksOf(orders(), order).map(({ last }) => arrivals[last]!);
      return { drops, figures: order.figures };
    },
  };
}

/** Where a player stands after each drop, by index in `arrivals`. */
function landingsOf({ network, arrivals, arrivalWays }: Turns): readonly Position[] {
  return arrivals.map(({ station }, index) => {
    const touched = network.isOnLoop(network.place(station));
    return { ...arrivalWays[index]!, drops: [], touched, leicester: 0 };
  });
}

/** What changing one's mind with the dice leaves of a fixed order's figures, by how many drops are left. */
type Shares = readonly Figures[];
const UNSHARED: Shares = [{ turns: 1, sips: 1 }];

/** What is ahead after a drop. @param then - what is left after it. */
function estimate({ figures }: Order, then: DropSet, shares: Shares): Figures {
  const share = shares[Math.min(then.filled.left, shares.length - 1)]!;
  return { turns: figures.turns * share.turns, sips: figures.sips * share.sips };
}

/** The shares of the chains, which are good orders, as those of any order. */
function typical(shares: Shares, aim: Aim): Shares {
  const { turns, sips } = TYPICAL[aim];
  return shares.map((share) => ({ turns: 1 - turns * (1 - share.turns), sips: 1 - sips * (1 - share.sips) }));
}

const sumOf = (all: readonly Figures[]): Figures =>
  all.reduce((sum, each) => ({ turns: sum.turns + each.turns, sips: sum.sips + each.sips }), NOTHING);

/** A drop of an order, by index in `arrivals`, and what is left after it. */
interface Link {
  readonly last: number;
  readonly set: DropSet;
}

function linksOf(orders: Orders, order: Pick<Order, 'first' | 'then'>): readonly Link[] {
  const links: Link[] = [];
  for (let { first, then } = order; then; { first, then } = orders.after(then, first))
    links.push({ last: first, set: then });
  return links;
}

/**
 * Whole orders that the share is found by, each from its last drop but one back to its first. Each ends the game, so all are
 * as long.
 */
function chainsOf(sets: DropSets, orders: Orders): readonly (readonly Link[])[] {
  const start = sets.of([]);
  const openings = sets
    .next(start)
    .flatMap((ends) => ends.members.map((first) => ({ first, then: sets.after(start, ends) })));
  const ranked = openings
    .map(({ first, then }) => ({ first, then, own: orders.after(then, first).own }))
    .filter(({ own }) => own < Infinity)
    .sort((one, other) => one.own - other.own);
  // Where eleven drops can be made at all, more ends than there are chains can be the first one, so this is never 0.
  const apart = Math.floor(ranked.length / CHAINS);
  return ranked
    .filter((_, index) => index % apart === 0)
    .slice(0, CHAINS)
    .map((opening) => linksOf(orders, opening).slice(0, -1).reverse());
}
