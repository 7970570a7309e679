import { LEICESTER_MOST } from '../reach.ts';
import { guessAhead } from './guess.ts';
import { EYES, POINTS_MOST, type ShortEnd, type Turns } from './turns.ts';
import { walkOf } from './walk.ts';

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
  const solver = makeSolver(turns, task, before);
  if (!solver.run()) solver.runSure();
  return solver.solved();
}

function makeSolver(turns: Turns, task: Task, before: Solved | undefined) {
  const { endings, isForced, aim, levels } = task;
  const { equal, still } = PRECISION[task.precision];
  const dice = EYES.length;
  const count = turns.points.length / dice;
  const { R16 } = turns.network.rulings;
  const isThirdBarred = R16 === 'twice';
  const isTossedAgain = R16 !== 'no-toss';
  const isTurns = aim === 'turns';
  const ownOf = ({ turns: count, sips }: Figures) => (isTurns ? count : sips + TURN_IN_SIPS * count);
  const otherOf = ({ turns: count, sips }: Figures) => (isTurns ? sips : count);
  // The aim's own figure by block and way, and the one that decides among equals. Behind them stands what is over: nothing.
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
  const isBetter = (oneOwn: number, oneOther: number, thanOwn: number, thanOther: number) =>
    oneOwn < thanOwn - equal || (oneOwn <= thanOwn + equal && oneOther < thanOther - equal);
  const [turnOwn, turnOther] = isTurns ? [1, 0] : [TURN_IN_SIPS, 1];
  let [sipOwn, sipOther] = isTurns ? [0, 1] : [1, 0];
  const kind = Uint8Array.from(endings, ({ is }) => ({ none: 0, drop: 1, elsewhere: 2 })[is]);
  const NEVER: Figures = { turns: Infinity, sips: Infinity };
  const ahead = endings.map((ending) => (ending.is === 'drop' ? ending.ahead : NEVER));
  let aheadOwn = Float64Array.from(ahead, ownOf);
  const aheadOther = Float64Array.from(ahead, otherOf);
  /** From where the goal is certain, once that had to be asked. */
  let sure: Uint8Array | undefined;

  const walk = walkOf(turns);
  const { ofWay, own: entryOwn, other: entryOther, end: entryEnd } = walk;
  const { own: hereOwn, other: hereOther, place: herePlace } = walk.here;
  const { own: chosenOwn, other: chosenOther, place: chosenPlace } = walk.chosen;
  const isShort = Array.from({ length: levels }, (_, level) => walk.isShort(level));
  /** What an end of a turn comes to. */
  const settle = (at: number, touched: number, level: number, stand: number, left: number): void => {
    const isLeicester = turns.isLeicester[stand]!;
    const isThird = isLeicester === 1 && level >= LEICESTER_MOST;
    const sips = turns.sips[stand * POINTS_MOST + left]! + (isThird && !isTossedAgain ? 0 : isLeicester * turns.toss);
    const way = turns.way[stand]!;
    let place = ((touched | turns.isOnLoop[stand]!) * levels + Math.min(level + isLeicester, levels - 1)) * count + way;
    let costOwn = sipOwn * sips;
    let costOther = sipOther * sips;
    const arrival = turns.arrival[stand]!;
    if (isThird && isThirdBarred) {
      costOwn = Infinity;
      place = over;
    } else if (arrival >= 0 && touched && kind[arrival] !== 0) {
      // No drop is made on the loop (13.1): it has to be touched again.
      if (kind[arrival] === 2) place = way;
      else if (isForced || isBetter(aheadOwn[arrival]!, aheadOther[arrival]!, own[place]!, other[place]!)) {
        costOwn += aheadOwn[arrival]!;
        costOther += aheadOther[arrival]!;
        place = over;
      }
    }
    herePlace[at] = place;
    hereOwn[at] = costOwn;
    hereOther[at] = costOther;
  };
  const settleShort = (at: number, touched: number, level: number, end: ShortEnd): void => {
    const block = Number(touched || end.touched) * levels + Math.min(level + Number(end.isLeicester), levels - 1);
    const sips = end.sips + (end.isToss ? turns.toss : 0);
    chosenPlace[at] = block * count + end.way;
    chosenOwn[at] = sipOwn * sips;
    chosenOther[at] = sipOther * sips;
  };
  /** The number of what is only tried. */
  const tried = count * dice;

  const think = (touched: 0 | 1, level: number): void => {
    const { entries, stand, left, ends } = walk;
    const { at, items } = walk.next[touched];
    for (let entry = 0; entry < entries; entry += 1) {
      const mine = touched * entries + entry;
      let bestOwn = Infinity;
      let bestOther = Infinity;
      // Nobody asks for the end of what never gets there.
      let bestEnd = mine;
      if (ends[entry] === 1) {
        settle(mine, touched, level, stand[entry]!, left[entry]!);
        const place = herePlace[mine]!;
        bestOwn = hereOwn[mine]! + own[place]!;
        bestOther = hereOther[mine]! + other[place]!;
      }
      const last = at[entry + 1]!;
      for (let index = at[entry]!; index < last; index += 1) {
        const after = items[index]!;
        const candidate = entryOwn[after]!;
        if (candidate > bestOwn + equal) continue;
        const rest = entryOther[after]!;
        if (candidate >= bestOwn - equal && rest >= bestOther - equal) continue;
        bestOwn = candidate;
        bestOther = rest;
        bestEnd = entryEnd[after]!;
      }
      entryOwn[mine] = bestOwn;
      entryOther[mine] = bestOther;
      entryEnd[mine] = bestEnd;
    }
  };

  /** Chooses the best of the ends of a throw from which no route is whole. @returns its own figure. */
  const chooseShort = (touched: 0 | 1, level: number, at: number): number => {
    let bestOwn = Infinity;
    let bestOther = Infinity;
    for (const end of turns.short(level).get(at)!) {
      settleShort(tried, touched, level, end);
      const place = chosenPlace[tried]!;
      const endOwn = chosenOwn[tried]! + own[place]!;
      const endOther = chosenOther[tried]! + other[place]!;
      if (!isBetter(endOwn, endOther, bestOwn, bestOther)) continue;
      bestOwn = endOwn;
      bestOther = endOther;
      settleShort(at, touched, level, end);
    }
    return bestOwn;
  };
  /** Chooses the best end of a throw. @returns its own figure. */
  const choose = (touched: 0 | 1, level: number, at: number): number => {
    chosenPlace[at] = over;
    chosenOwn[at] = Infinity;
    chosenOther[at] = Infinity;
    if (isShort[level]![at] === 1) return chooseShort(touched, level, at);
    const { at: firstAt, items } = walk.first[touched];
    let bestOwn = Infinity;
    let bestOther = Infinity;
    let best = 0;
    const last = firstAt[at + 1]!;
    for (let index = firstAt[at]!; index < last; index += 1) {
      const entry = items[index]!;
      const candidate = entryOwn[entry]!;
      if (candidate > bestOwn + equal) continue;
      const rest = entryOther[entry]!;
      if (candidate >= bestOwn - equal && rest >= bestOther - equal) continue;
      bestOwn = candidate;
      bestOther = rest;
      best = entry;
    }
    if (bestOwn === Infinity) return Infinity;
    const end = entryEnd[best]!;
    chosenPlace[at] = herePlace[end]!;
    chosenOwn[at] = hereOwn[end]!;
    chosenOther[at] = hereOther[end]!;
    return bestOwn;
  };
  /** Chooses for all ways and throws of a block. */
  const chooseAll = (touched: 0 | 1, level: number): void => {
    for (let way = 0; way < count; way += 1) {
      let sumOwn = 0;
      let sumOther = 0;
      for (let die = 0; die < dice; die += 1) {
        const at = way * dice + die;
        choose(touched, level, at);
        sumOwn += chosenOwn[at]!;
        sumOther += chosenOther[at]!;
      }
      ofWay.own[way] = sumOwn / dice + turnOwn;
      ofWay.other[way] = sumOther / dice + turnOther;
    }
  };
  /** Follows what was chosen, for all ways of a block. @returns the greatest change. */
  const follow = (block: number): number => {
    let change = 0;
    let at = 0;
    for (let way = 0; way < count; way += 1) {
      const index = block * count + way;
      let newOwn = 0;
      let newOther = 0;
      for (const end = at + dice; at < end; at += 1) {
        const to = chosenPlace[at]!;
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
  };

  /** @returns the greatest change; infinite where the goal may be beyond reach. */
  const solveBlock = (touched: 0 | 1, level: number): number => {
    const block = touched * levels + level;
    let moved = 0;
    // Who touches the loop on the way goes on as one who has.
    if (touched === 0) think(1, level);
    for (let round = 0; round < ROUNDS_MOST; round += 1) {
      think(touched, level);
      chooseAll(touched, level);
      const improved = follow(block);
      moved = Math.max(moved, improved);
      if (improved < still) break;
      const enough = Math.max(still, improved * SETTLED);
      for (let sweep = 0; sweep < SWEEPS_MOST; sweep += 1) if (follow(block) < enough) break;
      if (!sure && own.subarray(block * count, (block + 1) * count).some((value) => value > DOUBTFUL)) return Infinity;
    }
    return moved;
  };
  const guess = (): void => {
    guessAhead(turns, aheadOwn).forEach((guessed, touched) => {
      for (let level = 0; level < levels; level += 1) {
        const from = (touched * levels + level) * count;
        guessed.forEach((ahead, way) => (own[from + way] = ahead < Infinity ? turnOwn + ahead : 0));
      }
    });
  };
  const all = [1, 0].flatMap((touched) =>
    Array.from({ length: levels }, (_, index) => [touched as 0 | 1, levels - 1 - index] as const),
  );
  /** @returns false where the goal may be beyond reach. */
  const run = (): boolean => {
    if (!before && !sure) guess();
    for (let pass = 0; pass < ROUNDS_MOST; pass += 1) {
      let moved = 0;
      for (const [touched, level] of all) {
        const from = (touched * levels + level) * count;
        // Who has ended at Leicester Square once less is not far off.
        if (pass === 0 && !before && !sure && level < levels - 1) {
          own.copyWithin(from, from + count, from + 2 * count);
          other.copyWithin(from, from + count, from + 2 * count);
        }
        moved = Math.max(moved, solveBlock(touched, level));
        if (moved === Infinity) return false;
      }
      if (moved < still || !kind.includes(2)) break;
    }
    return true;
  };

  /** From where the best play gets there for certain, however long it takes. The other figure decides nothing here. */
  const sureWays = (): Uint8Array => {
    const kept = { aheadOwn, sipOwn, sipOther };
    [sipOwn, sipOther] = [0, 0];
    aheadOwn = aheadOwn.map((value) => (value < Infinity ? 0 : Infinity));
    let may = new Uint8Array(over).fill(1);
    for (;;) {
      const good = new Uint8Array(over);
      for (let isMore = true; isMore;) {
        isMore = false;
        for (let index = 0; index < over; index += 1) own[index] = !may[index] ? Infinity : good[index] ? 0 : 1;
        for (const [touched, level] of all) {
          if (touched === 0) think(1, level);
          think(touched, level);
          for (let way = 0; way < count; way += 1) {
            const index = (touched * levels + level) * count + way;
            if (!may[index] || good[index]) continue;
            const values = EYES.map((eyes) => choose(touched, level, way * dice + eyes - 1));
            if (values.includes(Infinity) || Math.min(...values) > 0) continue;
            good[index] = 1;
            isMore = true;
          }
        }
      }
      const isSame = good.every((value, index) => value === may[index]);
      may = good;
      if (isSame) break;
    }
    ({ aheadOwn, sipOwn, sipOther } = kept);
    return may;
  };
  const runSure = (): void => {
    sure = sureWays();
    own.fill(0);
    other.fill(0);
    sure.forEach((isSure, index) => {
      if (isSure) return;
      own[index] = Infinity;
      other[index] = Infinity;
    });
    run();
  };
  const solved = (): Solved => ({
    task,
    blocks: Array.from({ length: 2 * levels }, (_, block) => {
      const ofBlock = (values: Float64Array) => values.slice(block * count, (block + 1) * count);
      const [mine, others] = [ofBlock(own), ofBlock(other)];
      if (isTurns) return { turns: mine, sips: others };
      const sips = mine.map((value, way) => (value < Infinity ? value - TURN_IN_SIPS * others[way]! : Infinity));
      return { turns: others, sips };
    }),
  });
  return { run, runSure, solved };
}
