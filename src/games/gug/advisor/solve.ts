import { EYES, POINTS_MOST, type ShortEnd, type Turns } from './turns.ts';

/** What is counted from here to the end, on average. */
export interface Figures {
  readonly turns: number;
  readonly sips: number;
}

/** What is to be as little as can be; of what is equal by it, the other is. */
export const AIMS = ['turns', 'sips', 'drops'] as const;
export type Aim = (typeof AIMS)[number];

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
  readonly aim: 'turns' | 'sips';
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
} as const;
/** A player so far away may well never get there: then that is looked into. Turns. */
const DOUBTFUL = 300;
const SWEEPS_MOST = 60;
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
  const stands = turns.way.length;
  const { at: firstAt, items: firsts } = turns.first;
  const { at: nextAt, items: nexts } = turns.next;
  const isEarly = turns.network.rulings.R6 === 'early';
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

  // What an end of a turn comes to: what it costs at once, and where it leaves the player.
  let costOwn = 0;
  let costOther = 0;
  let place = over;
  const settle = (touched: number, level: number, stand: number, left: number): void => {
    const isLeicester = turns.isLeicester[stand]!;
    const sips = turns.sips[stand * POINTS_MOST + left]! + isLeicester * turns.toss;
    costOwn = sipOwn * sips;
    costOther = sipOther * sips;
    if (isLeicester && level > 0 && level === levels - 1) {
      costOwn = Infinity;
      place = over;
      return;
    }
    const way = turns.way[stand]!;
    place = ((touched | turns.isOnLoop[stand]!) * levels + Math.min(level + isLeicester, levels - 1)) * count + way;
    const arrival = turns.arrival[stand]!;
    if (arrival < 0 || !touched || kind[arrival] === 0) return;
    if (kind[arrival] === 2) place = turns.isOnLoop[stand]! * levels * count + way;
    else if (isForced || isBetter(aheadOwn[arrival]!, aheadOther[arrival]!, own[place]!, other[place]!)) {
      costOwn += aheadOwn[arrival]!;
      costOther += aheadOther[arrival]!;
      place = over;
    }
  };
  const settleShort = (touched: number, level: number, end: ShortEnd): void => {
    const block = Number(touched || end.touched) * levels + Math.min(level + Number(end.isLeicester), levels - 1);
    const sips = end.sips + (end.isToss ? turns.toss : 0);
    place = block * count + end.way;
    costOwn = sipOwn * sips;
    costOther = sipOther * sips;
  };

  // By points left and stand, for who has not touched the loop and for who has: the best end from there, and which it is.
  const table = () => ({
    own: new Float64Array(stands * POINTS_MOST),
    other: new Float64Array(stands * POINTS_MOST),
    end: new Int32Array(stands * POINTS_MOST),
  });
  const inTurn = [table(), table()] as const;
  const think = (touched: 0 | 1, level: number): void => {
    const { own: mineOwn, other: mineOther, end: mineEnd } = inTurn[touched];
    const { own: onOwn, other: onOther, end: onEnd } = inTurn[1];
    for (let left = 0; left < POINTS_MOST; left += 1) {
      const row = left * stands;
      for (let stand = 0; stand < stands; stand += 1) {
        let bestOwn = Infinity;
        let bestOther = Infinity;
        let bestEnd = -1;
        if (left === 0 || isEarly || turns.stops[stand] === 1) {
          settle(touched, level, stand, left);
          bestOwn = costOwn + own[place]!;
          bestOther = costOther + other[place]!;
          if (bestOwn < Infinity) bestEnd = (left * 2 + touched) * stands + stand;
        }
        if (left > 0) {
          for (let index = nextAt[stand]!; index < nextAt[stand + 1]!; index += 1) {
            const after = nexts[index]!;
            const from = row - stands + after;
            const isOn = turns.touches[after] === 1;
            const candidate = isOn ? onOwn[from]! : mineOwn[from]!;
            if (candidate > bestOwn + equal) continue;
            const rest = isOn ? onOther[from]! : mineOther[from]!;
            if (!isBetter(candidate, rest, bestOwn, bestOther)) continue;
            bestOwn = candidate;
            bestOther = rest;
            bestEnd = isOn ? onEnd[from]! : mineEnd[from]!;
          }
        }
        mineOwn[row + stand] = bestOwn;
        mineOther[row + stand] = bestOther;
        mineEnd[row + stand] = bestEnd;
      }
    }
  };

  // The end chosen for each way and throw.
  const chosenPlace = new Int32Array(count * dice);
  const chosenOwn = new Float64Array(count * dice);
  const chosenOther = new Float64Array(count * dice);
  /** Chooses the best end of a throw. @returns its own figure. */
  const choose = (touched: 0 | 1, level: number, way: number, die: number): number => {
    const at = way * dice + die;
    let bestOwn = Infinity;
    let bestOther = Infinity;
    chosenPlace[at] = over;
    chosenOwn[at] = Infinity;
    chosenOther[at] = Infinity;
    const keep = () => {
      chosenPlace[at] = place;
      chosenOwn[at] = costOwn;
      chosenOther[at] = costOther;
    };
    const short = turns.short[levels === 1 ? 0 : level]!.get(at);
    if (short) {
      for (const end of short) {
        settleShort(touched, level, end);
        const [endOwn, endOther] = [costOwn + own[place]!, costOther + other[place]!];
        if (!isBetter(endOwn, endOther, bestOwn, bestOther)) continue;
        bestOwn = endOwn;
        bestOther = endOther;
        keep();
      }
      return bestOwn;
    }
    const row = (turns.points[at]! - 1) * stands;
    const begins = touched || turns.startsTouching[way];
    let end = -1;
    for (let index = firstAt[way]!; index < firstAt[way + 1]!; index += 1) {
      const stand = firsts[index]!;
      const values = inTurn[begins || turns.touches[stand] ? 1 : 0];
      const from = row + stand;
      if (!isBetter(values.own[from]!, values.other[from]!, bestOwn, bestOther)) continue;
      bestOwn = values.own[from]!;
      bestOther = values.other[from]!;
      end = values.end[from]!;
    }
    if (end < 0) return Infinity;
    const stand = end % stands;
    const rest = (end - stand) / stands;
    settle(rest & 1, level, stand, rest >> 1);
    keep();
    return bestOwn;
  };
  /** Follows what was chosen, for all ways of a block. @returns the greatest change. */
  const follow = (block: number): number => {
    let change = 0;
    for (let way = 0; way < count; way += 1) {
      const index = block * count + way;
      if (sure?.[index] === 0) continue;
      let newOwn = 0;
      let newOther = 0;
      for (let at = way * dice; at < (way + 1) * dice; at += 1) {
        const to = chosenPlace[at]!;
        newOwn += chosenOwn[at]! + own[to]!;
        newOther += chosenOther[at]! + other[to]!;
      }
      newOwn = newOwn / dice + turnOwn;
      newOther = newOther / dice + turnOther;
      change = Math.max(change, Math.abs(newOwn - own[index]!), Math.abs(newOther - other[index]!));
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
      for (let way = 0; way < count; way += 1) {
        for (let die = 0; die < dice; die += 1) choose(touched, level, way, die);
      }
      const improved = follow(block);
      moved = Math.max(moved, improved);
      if (improved < still) break;
      for (let sweep = 0; sweep < SWEEPS_MOST; sweep += 1) if (follow(block) < still) break;
      if (!sure && own.subarray(block * count, (block + 1) * count).some((value) => value > DOUBTFUL)) return Infinity;
    }
    return moved;
  };
  const all = [1, 0].flatMap((touched) =>
    Array.from({ length: levels }, (_, index) => [touched as 0 | 1, levels - 1 - index] as const),
  );
  /** @returns false where the goal may be beyond reach. */
  const run = (): boolean => {
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

  /** From where the best play gets there for certain, however long it takes. */
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
        other.fill(0);
        for (const [touched, level] of all) {
          if (touched === 0) think(1, level);
          think(touched, level);
          for (let way = 0; way < count; way += 1) {
            const index = (touched * levels + level) * count + way;
            if (!may[index] || good[index]) continue;
            const values = EYES.map((eyes) => choose(touched, level, way, eyes - 1));
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
      return { turns: others, sips: mine.map((value, way) => value - TURN_IN_SIPS * others[way]!) };
    }),
  });
  return { run, runSure, solved };
}
