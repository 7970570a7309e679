import type { StationId } from '../../../games/gug/board-data.ts';
import { solveGoal } from '../../../games/gug/advisor/goal.ts';
import {
  aheadOf,
  bestOf,
  compareBy,
  endsFrom,
  faultsAt,
  figuresAt,
  type FoundEnd,
  routeTo,
  worthOf,
} from '../../../games/gug/advisor/play.ts';
import { type Aim, type Figures, type Solved, TURN_IN_SIPS } from '../../../games/gug/advisor/solve.ts';
import { makeTurns, type Turns } from '../../../games/gug/advisor/turns.ts';
import { makeWholeGame, type WholeGame } from '../../../games/gug/advisor/whole-game.ts';
import { makeNetwork } from '../../../games/gug/network.ts';
import type { Drop } from '../../../games/gug/position.ts';
import type { Answer, PlanEnd, PlanGoal, Question } from './question.ts';

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
  return ({ table, position, dice, goal, aim }) => {
    if (table) {
      const { board, rulings, works, sides, variation } = table;
      const turns = makeTurns(makeNetwork(board, rulings, works, sides), variation);
      tables = { turns, plan: makeWholeGame(turns), goals: new Map() };
    }
    if (!tables) throw new Error('No table has been asked about.');
    const { turns, plan } = tables;
    const { network, variation } = turns;
    const solved = goal === null ? plan.next(position.drops, aim) : goalOf(tables, goal, position.drops, aim);
    const found = endsFrom(network, position, variation);
    const { turns: count, sips } = aheadOf(turns, solved, position, found);
    const byDie = found.map((ends, index) => {
      const { end } = bestOf(turns, solved, ends);
      return endOf(turns, solved, end, index + 1, 0);
    });
    const thrown = [...new Set(dice)].flatMap((die) => ranked(turns, solved, found[die - 1]!, die));
    const ends = onePerPlace(network.place, thrown, solved);
    const [best] = ends;
    // What was thrown is no longer open.
    const ahead = best ? { turns: 1 + best.turns, sips: best.sips } : { turns: count, sips };
    return {
      ...ahead,
      faults: goal === null ? [] : faultsAt(turns, position.drops, goal),
      byDie,
      ends,
      goals: goal === null ? goalsFrom(tables, position.drops, (one) => figuresAt(turns, one, position), aim) : [],
      order: goal === null ? plan.order(position, aim).drops.map(({ station }) => station) : [],
    };
  };
}

function goalOf({ turns, goals }: Tables, goal: StationId, drops: readonly Drop[], aim: Aim): Solved {
  const key = [goal, aim, ...drops.map(({ station, line }) => `${line}:${station}`)].join();
  const solved = goals.get(key) ?? solveGoal(turns, goal, drops, aim === 'sips' ? 'sips' : 'turns');
  // A map keeps the order in which it was filled: the one that was asked for longest ago stands first.
  goals.delete(key);
  goals.set(key, solved);
  const [oldest] = goals.keys();
  if (goals.size > GOALS_MOST) goals.delete(oldest!);
  return solved;
}

function endOf(turns: Turns, solved: Solved, end: FoundEnd, die: number, cost: number): PlanEnd {
  const worth = worthOf(turns, solved, end);
  const { station } = end.arrival ?? { station: end.after.at };
  return { ...worth, station, route: routeTo(end), die, now: end.sips, cost };
}

function ranked(turns: Turns, solved: Solved, found: readonly FoundEnd[], die: number): readonly PlanEnd[] {
  return found.map((end) => endOf(turns, solved, end, die, 0));
}

function onePerPlace(
  place: (station: StationId) => StationId,
  ends: readonly PlanEnd[],
  solved: Solved,
): readonly PlanEnd[] {
  const inOrder = ends.toSorted((one, other) => compareBy(solved, one, other) || one.route.length - other.route.length);
  const [best] = inOrder;
  const own = ({ turns, sips }: Figures) => (solved.task.aim === 'turns' ? turns : sips + TURN_IN_SIPS * turns);
  const seen = new Set<StationId>();
  return inOrder.flatMap((end) => {
    const at = place(end.station);
    if (seen.has(at)) return [];
    seen.add(at);
    return [{ ...end, cost: own(end) - own(best!) || 0 }];
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
  return [...best.values()].toSorted((one, other) => one.turns - other.turns);
}
