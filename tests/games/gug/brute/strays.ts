import type { Step } from '../../../../src/games/gug/position.ts';
import { legsFrom } from './board.ts';
import { members } from './day.ts';
import type { Situation } from './situations.ts';

/**
 * A walk over the map that keeps no rule but that neighbours are neighbours, and now and then not even that.
 *
 * @param numbers - what it chooses by: the length first, then a step each.
 */
export function stagger({ day, position }: Situation, numbers: readonly number[]): Step[] {
  const [length, ...choices] = numbers;
  const lines = Object.keys(day.paper.data.lines);
  const steps: Step[] = [];
  let at: string = position.at;
  for (const number of choices.slice(0, 1 + (length! % 8))) {
    const here = members(day, at);
    const hops = here.flatMap((member) => [...day.hops.get(member)!]);
    const ways = [...hops, ...hops, ...here.flatMap((member) => legsFrom(day.paper, member))];
    const { line, to } = ways[number % ways.length]!;
    steps.push({ line: number % 19 === 0 ? lines[number % lines.length]! : line, to } as Step);
    at = to;
  }
  return steps;
}

/** A route cut short, made longer, or with a step of another in it. */
export function spoil(route: readonly Step[], other: readonly Step[], numbers: readonly number[]): Step[] {
  const [where = 0, how = 0] = numbers;
  const index = where % Math.max(1, route.length);
  if (how % 3 === 0) return route.slice(0, index);
  if (how % 3 === 1) return [...route, ...other.slice(-1)];
  return [...route.slice(0, index), ...other.slice(index, index + 1), ...route.slice(index + 1)];
}
