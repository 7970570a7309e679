import { LEICESTER_MOST } from '../reach.ts';
import { guessAhead } from './guess.ts';
import { EYES, type Lists, POINTS_MOST, type ShortEnd, type Turns } from './turns.ts';
import { type Walk, walkOf } from './walk.ts';

/** What is counted from here to the end, on average. */
export interface Figures {
  readonly turns: number;
  readonly sips: number;
}

/** What is to be as little as can be; of what is equal by it, the other is. */
export type Aim = 'turns' | 'sips';

/** What playing for the fewest sips takes a turn to be worth, or it would ride about for ever to save one. */
export const TURN_IN_SIPS = 1;

/** What a drop at an end station comes to. */
export type Ending =
  /** Nothing can be dropped there, or nobody would. */
  | { readonly is: 'none' }
  /** It ends what is solved for, and leaves this to come. */
  | { readonly is: 'drop'; readonly ahead: Figures }
  /** It is made, because it must be (R19), and the player is as far from the goal as after any drop. */
  | { readonly is: 'elsewhere' };

/** What is solved for. */
export interface Task {
  /** By index in `arrivals`. */
  readonly endings: readonly Ending[];
  readonly isForced: boolean;
  readonly aim: Aim;
  readonly precision: keyof typeof PRECISION;
  /** How many endings at Leicester Square are told apart (16.4): one, or all that make a difference. */
  readonly levels: number;
}

/** Expected figures under the best play, from the start of a turn: by block, then by way. */
export interface Solved {
  readonly task: Task;
  readonly blocks: readonly { readonly turns: Float64Array; readonly sips: Float64Array }[];
}

/** The part of a solution for a player who has or has not touched the loop, and ended so often at Leicester Square. */
export const blockOf = (levels: number, touched: boolean, leicester: number): number =>
  Number(touched) * levels + Math.min(leicester, levels - 1);

/** Closer than `equal` is equal, and what moves less than `still` stands. */
const PRECISION = {
  exact: { equal: 1e-9, still: 1e-11 },
  // A plan weighs estimates against each other.
  rough: { equal: 1e-6, still: 1e-7 },
  // A share of a plan, which hardly shows.
  coarse: { equal: 1e-4, still: 1e-2 },
} as const;
/** A player so far away may well never get there: then that is looked into. Turns. */
const DOUBTFUL = 300;
const SWEEPS_MOST = 60;
/** A policy that is still to be improved is followed until its figures move this much less than they did at first. */
const SETTLED = 0.001;
const ROUNDS_MOST = 2000;

/**
 * Solves a task exactly, to the limit of the numbers: value iteration, in which a policy that is found is followed for a
 * while before it is improved again.
 *
 * @param before - a solution of a task that is much the same, to begin with.
 */
export function solve(turns: Turns, task: Task, before?: Solved): Solved {
  const solving = begin(turns, task, before);
  if (!improve(solving)) improveSure(solving);
  return solvedOf(solving);
}

/** No drop, a drop, and a drop elsewhere (`Ending`). */
const [NONE, DROP, ELSEWHERE] = [0, 1, 2];
const NEVER: Figures = { turns: Infinity, sips: Infinity };

/**
 * A task while it is solved. *Own* is the figure that is to be as little as can be, *other* the one that decides among
 * equals. A *block* holds those who have or have not touched the loop, at one *level* of endings at Leicester Square; a
 * *place* is a way in a block. An end of a turn costs something at once, and leaves the player at a place.
 */
interface Solving {
  readonly turns: Turns;
  readonly task: Task;
  /** The turns of the table, and the room to think in. */
  readonly walk: Walk;
  /** Ways in a block. */
  readonly count: number;
  /** Expected from each place, improved until nothing moves. */
  readonly own: Float64Array;
  readonly other: Float64Array;
  /** The place behind all others, of who has ended what is solved for: nothing is to come. */
  readonly over: number;
  /** What a turn and a sip count for in the two figures. */
  readonly turnOwn: number;
  readonly turnOther: number;
  readonly sipOwn: number;
  readonly sipOther: number;
  /** By arrival: what kind of drop is made there, and what is to come after it. */
  readonly kind: Uint8Array;
  readonly aheadOwn: Float64Array;
  readonly aheadOther: Float64Array;
  /** Whether nobody may end at Leicester Square a third time, and whether it costs them another toss (R16). */
  readonly isThirdBarred: boolean;
  readonly isTossedAgain: boolean;
  /** Closer than this is equal. */
  readonly equal: number;
  /** Whether the figures come from a solution, or have to be guessed first. */
  readonly isBegun: boolean;
  /** By place: whether the goal is certain from there, once that had to be asked. */
  readonly sure: Uint8Array | undefined;
}

function begin(turns: Turns, task: Task, before: Solved | undefined): Solving {
  const { endings, aim, levels, precision } = task;
  const { R16 } = turns.network.rulings;
  const isTurns = aim === 'turns';
  const ownOf = ({ turns: count, sips }: Figures) => (isTurns ? count : sips + TURN_IN_SIPS * count);
  const otherOf = ({ turns: count, sips }: Figures) => (isTurns ? sips : count);
  const count = turns.points.length / EYES.length;
  const over = 2 * levels * count;
  const own = new Float64Array(over + 1);
  const other = new Float64Array(over + 1);
  before?.blocks.forEach((block, index) => {
    block.turns.forEach((value, way) => {
      const figures = { turns: value, sips: block.sips[way]! };
      own[index * count + way] = ownOf(figures);
      other[index * count + way] = otherOf(figures);
    });
  });
  const ahead = endings.map((ending) => (ending.is === 'drop' ? ending.ahead : NEVER));
  return {
    turns,
    task,
    walk: walkOf(turns),
    count,
    own,
    other,
    over,
    turnOwn: isTurns ? 1 : TURN_IN_SIPS,
    turnOther: isTurns ? 0 : 1,
    sipOwn: isTurns ? 0 : 1,
    sipOther: isTurns ? 1 : 0,
    kind: Uint8Array.from(endings, ({ is }) => ({ none: NONE, drop: DROP, elsewhere: ELSEWHERE })[is]),
    aheadOwn: Float64Array.from(ahead, ownOf),
    aheadOther: Float64Array.from(ahead, otherOf),
    isThirdBarred: R16 === 'twice',
    isTossedAgain: R16 !== 'no-toss',
    equal: PRECISION[precision].equal,
    isBegun: before !== undefined,
    sure: undefined,
  };
}

function solvedOf({ task, count, own, other }: Solving): Solved {
  return {
    task,
    blocks: Array.from({ length: 2 * task.levels }, (_, block) => {
      const ofBlock = (values: Float64Array) => values.slice(block * count, (block + 1) * count);
      const [mine, others] = [ofBlock(own), ofBlock(other)];
      if (task.aim === 'turns') return { turns: mine, sips: others };
      const sips = mine.map((value, way) => (value < Infinity ? value - TURN_IN_SIPS * others[way]! : Infinity));
      return { turns: others, sips };
    }),
  };
}

/** The blocks in the order in which they are solved: who touches the loop on the way goes on as one who has. */
const blocksOf = (levels: number): readonly (readonly [touched: 0 | 1, level: number])[] =>
  ([1, 0] as const).flatMap((touched) =>
    Array.from({ length: levels }, (_, index) => [touched, levels - 1 - index] as const),
  );

/** Improves the figures of all blocks until nothing moves. @returns false where the goal may be beyond reach. */
function improve(solving: Solving): boolean {
  const { task, count, own, other, kind, isBegun } = solving;
  const { levels } = task;
  const { still } = PRECISION[task.precision];
  if (!isBegun) guess(solving);
  for (let pass = 0; pass < ROUNDS_MOST; pass += 1) {
    let moved = 0;
    for (const [touched, level] of blocksOf(levels)) {
      const from = (touched * levels + level) * count;
      // Who has ended at Leicester Square once less is not far off.
      if (pass === 0 && !isBegun && level < levels - 1) {
        own.copyWithin(from, from + count, from + 2 * count);
        other.copyWithin(from, from + count, from + 2 * count);
      }
      moved = Math.max(moved, improveBlock(solving, touched, level));
      if (moved === Infinity) return false;
    }
    if (moved < still || !kind.includes(ELSEWHERE)) break;
  }
  return true;
}

function guess({ turns, task, count, own, turnOwn, aheadOwn }: Solving): void {
  const { levels } = task;
  guessAhead(turns, aheadOwn).forEach((guessed, touched) => {
    for (let level = 0; level < levels; level += 1) {
      const from = (touched * levels + level) * count;
      guessed.forEach((ahead, way) => (own[from + way] = ahead < Infinity ? turnOwn + ahead : 0));
    }
  });
}

/** @returns the greatest change; infinite where the goal may be beyond reach. */
function improveBlock(solving: Solving, touched: 0 | 1, level: number): number {
  const { task, count, own, sure } = solving;
  const { still } = PRECISION[task.precision];
  const block = touched * task.levels + level;
  let moved = 0;
  if (touched === 0) think(solving, 1, level);
  for (let round = 0; round < ROUNDS_MOST; round += 1) {
    think(solving, touched, level);
    chooseAll(solving, touched, level);
    const improved = follow(solving, block);
    moved = Math.max(moved, improved);
    if (improved < still) break;
    const enough = Math.max(still, improved * SETTLED);
    for (let sweep = 0; sweep < SWEEPS_MOST; sweep += 1) if (follow(solving, block) < enough) break;
    if (!sure && own.subarray(block * count, (block + 1) * count).some((value) => value > DOUBTFUL)) return Infinity;
  }
  return moved;
}

/** Finds the best end that each entry of a walk leads to. */
function think(solving: Solving, touched: 0 | 1, level: number): void {
  const { walk, own, other, equal } = solving;
  const { entries, stand, left, ends, own: entryOwn, other: entryOther, end: entryEnd, here } = walk;
  const next = walk.next[touched];
  for (let entry = 0; entry < entries; entry += 1) {
    const mine = touched * entries + entry;
    let bestOwn = Infinity;
    let bestOther = Infinity;
    // Nobody asks for the end of what never gets there.
    let bestEnd = mine;
    if (ends[entry] === 1) {
      settle(solving, mine, touched, level, stand[entry]!, left[entry]!);
      const place = here.place[mine]!;
      bestOwn = here.own[mine]! + own[place]!;
      bestOther = here.other[mine]! + other[place]!;
    }
    const best = bestEntry(walk, next, entry, bestOwn, bestOther, equal);
    if (best >= 0) {
      bestOwn = entryOwn[best]!;
      bestOther = entryOther[best]!;
      bestEnd = entryEnd[best]!;
    }
    entryOwn[mine] = bestOwn;
    entryOther[mine] = bestOther;
    entryEnd[mine] = bestEnd;
  }
}

/** The best entry in a row of lists, where one is better than what there is already. @returns -1 where none is. */
function bestEntry(
  { own, other }: Walk,
  { at, items }: Lists,
  row: number,
  thanOwn: number,
  thanOther: number,
  equal: number,
): number {
  let best = -1;
  let bestOwn = thanOwn;
  let bestOther = thanOther;
  const last = at[row + 1]!;
  for (let index = at[row]!; index < last; index += 1) {
    const entry = items[index]!;
    const candidate = own[entry]!;
    if (candidate > bestOwn + equal) continue;
    const rest = other[entry]!;
    if (candidate >= bestOwn - equal && rest >= bestOther - equal) continue;
    best = entry;
    bestOwn = candidate;
    bestOther = rest;
  }
  return best;
}

/** Says what an end of a turn comes to, at an entry of a walk. */
function settle(solving: Solving, at: number, touched: number, level: number, stand: number, left: number): void {
  const { turns, task, walk, count, own, other, over, sipOwn, sipOther, kind, aheadOwn, aheadOther } = solving;
  const { here } = walk;
  const { levels } = task;
  const isLeicester = turns.isLeicester[stand]!;
  const isThird = isLeicester === 1 && level >= LEICESTER_MOST;
  const sips =
    turns.sips[stand * POINTS_MOST + left]! + (isThird && !solving.isTossedAgain ? 0 : isLeicester * turns.toss);
  const way = turns.way[stand]!;
  let place = ((touched | turns.isOnLoop[stand]!) * levels + Math.min(level + isLeicester, levels - 1)) * count + way;
  let costOwn = sipOwn * sips;
  let costOther = sipOther * sips;
  const arrival = turns.arrival[stand]!;
  if (isThird && solving.isThirdBarred) {
    costOwn = Infinity;
    place = over;
  } else if (arrival >= 0 && touched && kind[arrival] !== NONE) {
    // No drop is made on the loop (13.1): it has to be touched again.
    if (kind[arrival] === ELSEWHERE) place = way;
    else if (
      task.isForced ||
      isBetter(aheadOwn[arrival]!, aheadOther[arrival]!, own[place]!, other[place]!, solving.equal)
    ) {
      costOwn += aheadOwn[arrival]!;
      costOther += aheadOther[arrival]!;
      place = over;
    }
  }
  here.place[at] = place;
  here.own[at] = costOwn;
  here.other[at] = costOther;
}

const isBetter = (own: number, other: number, thanOwn: number, thanOther: number, equal: number): boolean =>
  own < thanOwn - equal || (own <= thanOwn + equal && other < thanOther - equal);

/** Chooses for all ways and throws of a block. */
function chooseAll(solving: Solving, touched: 0 | 1, level: number): void {
  const { walk, count, turnOwn, turnOther } = solving;
  const { chosen, ofWay } = walk;
  const dice = EYES.length;
  for (let way = 0; way < count; way += 1) {
    let sumOwn = 0;
    let sumOther = 0;
    for (let die = 0; die < dice; die += 1) {
      const at = way * dice + die;
      choose(solving, touched, level, at);
      sumOwn += chosen.own[at]!;
      sumOther += chosen.other[at]!;
    }
    ofWay.own[way] = sumOwn / dice + turnOwn;
    ofWay.other[way] = sumOther / dice + turnOther;
  }
}

/** Chooses the best end of a throw. @returns its own figure. */
function choose(solving: Solving, touched: 0 | 1, level: number, at: number): number {
  const { walk, over, equal } = solving;
  const { here, chosen } = walk;
  chosen.place[at] = over;
  chosen.own[at] = Infinity;
  chosen.other[at] = Infinity;
  if (walk.isShort(level)[at] === 1) return chooseShort(solving, touched, level, at);
  const best = bestEntry(walk, walk.first[touched], at, Infinity, Infinity, equal);
  const bestOwn = best < 0 ? Infinity : walk.own[best]!;
  if (bestOwn === Infinity) return Infinity;
  const end = walk.end[best]!;
  chosen.place[at] = here.place[end]!;
  chosen.own[at] = here.own[end]!;
  chosen.other[at] = here.other[end]!;
  return bestOwn;
}

/** Chooses the best of the ends of a throw from which no route is whole. @returns its own figure. */
function chooseShort(solving: Solving, touched: 0 | 1, level: number, at: number): number {
  const { turns, walk, count, own, other, equal } = solving;
  const { chosen } = walk;
  /** The number of what is only tried. */
  const tried = count * EYES.length;
  let bestOwn = Infinity;
  let bestOther = Infinity;
  for (const end of turns.short(level).get(at)!) {
    settleShort(solving, tried, touched, level, end);
    const place = chosen.place[tried]!;
    const endOwn = chosen.own[tried]! + own[place]!;
    const endOther = chosen.other[tried]! + other[place]!;
    if (!isBetter(endOwn, endOther, bestOwn, bestOther, equal)) continue;
    bestOwn = endOwn;
    bestOther = endOther;
    settleShort(solving, at, touched, level, end);
  }
  return bestOwn;
}

function settleShort(solving: Solving, at: number, touched: number, level: number, end: ShortEnd): void {
  const { turns, task, walk, count, sipOwn, sipOther } = solving;
  const { levels } = task;
  const { chosen } = walk;
  const block = Number(touched || end.touched) * levels + Math.min(level + Number(end.isLeicester), levels - 1);
  const sips = end.sips + (end.isToss ? turns.toss : 0);
  chosen.place[at] = block * count + end.way;
  chosen.own[at] = sipOwn * sips;
  chosen.other[at] = sipOther * sips;
}

/** Follows what was chosen, for all ways of a block. @returns the greatest change. */
function follow({ walk, count, own, other, sure }: Solving, block: number): number {
  const { chosen, ofWay } = walk;
  const { place } = chosen;
  const dice = EYES.length;
  let change = 0;
  let at = 0;
  for (let way = 0; way < count; way += 1) {
    const index = block * count + way;
    let newOwn = 0;
    let newOther = 0;
    for (const end = at + dice; at < end; at += 1) {
      const to = place[at]!;
      newOwn += own[to]!;
      newOther += other[to]!;
    }
    if (sure?.[index] === 0) continue;
    newOwn = newOwn / dice + ofWay.own[way]!;
    newOther = newOther / dice + ofWay.other[way]!;
    const ownChange = Math.abs(newOwn - own[index]!);
    const otherChange = Math.abs(newOther - other[index]!);
    if (ownChange > change) change = ownChange;
    if (otherChange > change) change = otherChange;
    own[index] = newOwn;
    other[index] = newOther;
  }
  return change;
}

/** Improves the figures of those places alone from where the goal is certain; from the others it is never reached. */
function improveSure(solving: Solving): void {
  const { own, other } = solving;
  const sure = sureWays(solving);
  own.fill(0);
  other.fill(0);
  sure.forEach((isSure, index) => {
    if (isSure) return;
    own[index] = Infinity;
    other[index] = Infinity;
  });
  improve({ ...solving, isBegun: true, sure });
}

/** From where the best play gets there for certain, however long it takes. The other figure decides nothing here. */
function sureWays(solving: Solving): Uint8Array {
  const { own, over } = solving;
  // Nothing costs anything but to be where it is not certain.
  const aheadOwn = solving.aheadOwn.map((value) => (value < Infinity ? 0 : Infinity));
  const asked: Solving = { ...solving, sipOwn: 0, sipOther: 0, aheadOwn };
  let may = new Uint8Array(over).fill(1);
  for (;;) {
    const good = new Uint8Array(over);
    do {
      for (let index = 0; index < over; index += 1) own[index] = !may[index] ? Infinity : good[index] ? 0 : 1;
    } while (addSure(asked, may, good));
    if (good.every((value, index) => value === may[index])) return good;
    may = good;
  }
}

/** Adds the places from where every throw can stay where it may, and one may get on. @returns whether there were any. */
function addSure(solving: Solving, may: Uint8Array, good: Uint8Array): boolean {
  const { task, count } = solving;
  const dice = EYES.length;
  let isMore = false;
  for (const [touched, level] of blocksOf(task.levels)) {
    if (touched === 0) think(solving, 1, level);
    think(solving, touched, level);
    for (let way = 0; way < count; way += 1) {
      const index = (touched * task.levels + level) * count + way;
      if (!may[index] || good[index]) continue;
      const values = EYES.map((eyes) => choose(solving, touched, level, way * dice + eyes - 1));
      if (values.includes(Infinity) || Math.min(...values) > 0) continue;
      good[index] = 1;
      isMore = true;
    }
  }
  return isMore;
}
