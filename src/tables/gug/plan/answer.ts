import type { StationId } from '../../../games/gug/board-data.ts';
import { solveGoal } from '../../../games/gug/advisor/goal.ts';
import {
  aheadOf,
  bestOf,
  countedOut,
  compareBy,
  endsFrom,
  faultsAt,
  figuresAt,
  type FoundEnd,
  routeTo,
  worthOf,
} from '../../../games/gug/advisor/play.ts';
import { EXACT_TURNS } from '../../../games/gug/advisor/in-time.ts';
import {
  averageOf,
  bestInTime,
  compareInTime,
  endInTime,
  type EndInTime,
} from '../../../games/gug/advisor/play-in-time.ts';
import { reviewMove } from '../../../games/gug/advisor/review.ts';
import { type Aim, type Figures, type Solved, TURN_IN_SIPS } from '../../../games/gug/advisor/solve.ts';
import { makeTurns, type Turns } from '../../../games/gug/advisor/turns.ts';
import { makeWholeGame, type WholeGame } from '../../../games/gug/advisor/whole-game.ts';
import { TURNS_MOST } from '../../../games/gug/turns-in-time.ts';
import { makeNetwork } from '../../../games/gug/network.ts';
import type { Drop } from '../../../games/gug/position.ts';
import type { Answer, Asked, PlanEnd, PlanGoal, Question } from './question.ts';

/** Some sixty kilobytes each: an evening's goals at one table, and no more. */
const GOALS_MOST = 64;

interface Tables {
  readonly turns: Turns;
  readonly plan: WholeGame;
  readonly goals: Map<string, Solved>;
}

/** Answers questions one after the other, and keeps its tables for the next at the same table. */
export function makeAnswer(): (question: Question) => Answer {
  let tables: Tables | undefined;
  return ({ table, ...asked }) => {
    if (table) {
      const { board, rulings, works, sides, variation } = table;
      const turns = makeTurns(makeNetwork(board, rulings, works, sides, variation.draw.closed), variation);
      tables = { turns, plan: makeWholeGame(turns), goals: new Map() };
    }
    if (!tables) throw new Error('No table has been asked about.');
    return asked.kind === 'plan' ? planned(tables, asked) : reviewed(tables, asked);
  };
}

function reviewed({ turns, plan }: Tables, { moves }: Extract<Asked, { kind: 'review' }>): Answer {
  return {
    kind: 'review',
    moves: moves.map((move) => reviewMove(turns, plan.next(move.position.drops, 'turns'), move)),
  };
}

function planned(tables: Tables, asked: Extract<Asked, { kind: 'plan' }>): Answer {
  if (asked.goal === null && asked.left !== undefined) return plannedInTime(tables, asked, asked.left);
  const { position, dice, goal, aim, isCountedOut } = asked;
  const { turns, plan } = tables;
  const { network, variation } = turns;
  const solved = goal === null ? plan.next(position.drops, aim) : goalOf(tables, goal, position.drops, aim);
  const found = endsFrom(isCountedOut ? countedOut(network) : network, position, variation);
  const thrown = [...new Set(dice)].flatMap((die) => ranked(turns, solved, found[die - 1]!, die));
  const inOrder = inOrderOf(thrown, solved);
  const [first] = inOrder;
  const own = (end: Figures) => (aim === 'turns' ? end.turns : end.sips + TURN_IN_SIPS * end.turns);
  const ends = eachPlaceOnce(network.place, inOrder, (end) => own(end) - own(first!));
  const [best] = ends;
  // What was thrown is no longer open.
  const ahead = best ? { turns: 1 + best.turns, sips: best.sips } : aheadOf(turns, solved, position, found);
  const byDie = best ? [] : found.map((one, index) => endOf(bestOf(turns, solved, one), index + 1));
  return {
    kind: 'plan',
    turns: ahead.turns,
    sips: ahead.sips,
    faults: goal === null ? [] : faultsAt(turns, position.drops, goal),
    byDie,
    ends,
    goals: goal === null ? goalsFrom(tables, position.drops, (one) => figuresAt(turns, one, position), aim) : [],
    order: goal === null ? plan.order(position, aim).drops.map(({ station }) => station) : [],
  };
}

/** The most drops in the turns that are left. */
function plannedInTime(tables: Tables, asked: Extract<Asked, { kind: 'plan' }>, most: number): Answer {
  const { position, dice, isCountedOut } = asked;
  const { turns, plan } = tables;
  const { network, variation } = turns;
  const asking = { turns, ...plan.inTime(position.drops) };
  const left = Math.min(most, TURNS_MOST) - 1;
  const found = endsFrom(isCountedOut ? countedOut(network) : network, position, variation);
  const told = ({ end, made, drops }: EndInTime, die: number): PlanEnd => {
    return { ...endOf({ end, worth: { turns: left, sips: end.sips, drops } }, die), made };
  };
  const thrown = [...new Set(dice)].flatMap((die) =>
    found[die - 1]!.map((end) => ({ die, ...endInTime(asking, end, left) })),
  );
  const inOrder = [...thrown].sort(compareInTime).map(({ die, ...end }) => told(end, die));
  const [first] = inOrder;
  const best = first ? [] : found.map((ends) => bestInTime(asking, ends, left));
  return {
    kind: 'plan',
    turns: left + 1,
    sips: 0,
    made: first ? first.made! : averageOf(best),
    isExact: left < EXACT_TURNS,
    faults: [],
    byDie: best.map((end, index) => told(end, index + 1)),
    ends: eachPlaceOnce(network.place, inOrder, (end) => first!.made! - end.made!),
    goals: goalsFrom(tables, position.drops, (one) => figuresAt(turns, one, position), 'turns'),
    order: [],
  };
}

function goalOf({ turns, goals }: Tables, goal: StationId, drops: readonly Drop[], aim: Aim): Solved {
  const key = [goal, aim, ...drops.map(({ station, line }) => `${line}:${station}`)].join();
  const solved = goals.get(key) ?? solveGoal(turns, goal, drops, aim);
  // A map keeps the order in which it was filled: the one that was asked for longest ago stands first.
  goals.delete(key);
  goals.set(key, solved);
  const [oldest] = goals.keys();
  if (goals.size > GOALS_MOST) goals.delete(oldest!);
  return solved;
}

function endOf({ end, worth }: ReturnType<typeof bestOf>, die: number): PlanEnd {
  const { station } = end.arrival ?? { station: end.after.at };
  return { ...worth, station, route: routeTo(end), die, now: end.sips, cost: 0 };
}

function ranked(turns: Turns, solved: Solved, found: readonly FoundEnd[], die: number): readonly PlanEnd[] {
  return found.map((end) => endOf({ end, worth: worthOf(turns, solved, end) }, die));
}

function inOrderOf(ends: readonly PlanEnd[], solved: Solved): readonly PlanEnd[] {
  return [...ends].sort((one, other) => compareBy(solved, one, other) || one.route.length - other.route.length);
}

/** The best end at each place, the best first, with what each costs. */
function eachPlaceOnce(
  place: (station: StationId) => StationId,
  inOrder: readonly PlanEnd[],
  costOf: (end: PlanEnd) => number,
): readonly PlanEnd[] {
  const seen = new Set<StationId>();
  return inOrder.flatMap((end) => {
    const at = place(end.station);
    if (seen.has(at)) return [];
    seen.add(at);
    return [{ ...end, cost: costOf(end) || 0 }];
  });
}

/** The end stations that still count, each played for alone. */
function goalsFrom(
  { turns, plan }: Tables,
  drops: readonly Drop[],
  ahead: (solved: Solved) => Figures,
  aim: Aim,
): readonly PlanGoal[] {
  const best = new Map<StationId, PlanGoal>();
  for (const arrival of plan.open(drops)) {
    const { station } = turns.arrivals[arrival]!;
    const figures = ahead(plan.alone(arrival, aim));
    const known = best.get(station);
    if (!known || figures.turns < known.turns) best.set(station, { station, ...figures });
  }
  return [...best.values()].sort((one, other) => one.turns - other.turns);
}
