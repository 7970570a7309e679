import type { BoardData, Side } from '../../../../src/games/gug/board-data.ts';
import type { Works } from '../../../../src/games/gug/position.ts';
import type { Rulings } from '../../../../src/games/gug/rulings.ts';
import { angleBetween, linesOverlap } from './drawing.ts';
import type { Leg, Paper, Stretch } from './board.ts';
import { legsFrom, linesAt, readPaper } from './board.ts';

/** One point's move: over one stretch, or over several where stations between are closed. */
export interface Hop {
  readonly line: string;
  readonly from: string;
  readonly to: string;
  /** The closed stations on the way. */
  readonly passes: readonly string[];
  readonly first: Leg;
  readonly last: Leg;
}

/** A board on one day at one table. What is asked often is worked out once. */
export interface Day {
  readonly paper: Paper;
  readonly rulings: Rulings;
  readonly works: Works;
  /** Sides set by a referee (R22). */
  readonly sides: Readonly<Record<string, Side>>;
  readonly hops: ReadonlyMap<string, readonly Hop[]>;
  /** Lines that end at a station: as drawn, as run (R23), and by the works (R20). */
  readonly ends: ReadonlyMap<string, ReadonlySet<string>>;
  readonly memory: Memory;
}

/** Answers already worked out, by what was asked. */
interface Memory {
  readonly members: Map<string, string[]>;
  readonly dots: Map<string, number>;
  readonly onCircle: Map<string, boolean>;
  readonly beside: Map<string, boolean>;
  readonly distances: Map<string, Map<string, number>>;
  readonly sides: Map<string, Side | 'central'>;
  readonly clashes: Map<string, boolean>;
}

export function once<T>(known: Map<string, T>, question: string, work: () => T): T {
  const answer = known.get(question) ?? work();
  known.set(question, answer);
  return answer;
}

const papers = new WeakMap<BoardData, Paper>();

export function makeDay(
  data: BoardData,
  rulings: Rulings,
  works: Works,
  sides: Readonly<Record<string, Side>> = {},
): Day {
  const paper = papers.get(data) ?? readPaper(data);
  papers.set(data, paper);
  const names = Object.keys(data.stations);
  const memory: Memory = {
    members: new Map(),
    dots: new Map(),
    onCircle: new Map(),
    beside: new Map(),
    distances: new Map(),
    sides: new Map(),
    clashes: new Map(),
  };
  const day = {
    paper,
    rulings,
    works,
    sides,
    hops: new Map<string, Hop[]>(),
    ends: new Map<string, Set<string>>(),
    memory,
  };
  for (const name of names) day.hops.set(name, hopsOf(day, name));
  for (const name of names) day.ends.set(name, endsOf(day, name));
  return day;
}

/** The stations of one junction (R18), the one it is named by first. */
export function members(day: Day, station: string): string[] {
  return once(day.memory.members, station, () => {
    if (day.rulings.R18 === 'two-stations') return [station];
    const joined = day.paper.data.joined.filter((pair) => pair.includes(station));
    return [...new Set([station, ...joined.flat()])].sort();
  });
}

export function placeOf(day: Day, station: string): string {
  return members(day, station)[0]!;
}

function isClosed(day: Day, station: string): boolean {
  return (day.works.stations as readonly string[]).includes(station);
}

function isShut(day: Day, { a, b }: Stretch): boolean {
  return day.works.stretches.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
}

/** R2: leaving against the direction one came in. */
export function isOpposite(day: Day, came: { from: string; in: number }, going: { to: string; out: number }): boolean {
  const back = isBack(day, came, going);
  const angle = angleBetween(came.in, going.out);
  if (day.rulings.R2 === 'only-back') return back;
  if (day.rulings.R2 === 'only-180') return angle === 180;
  return back || angle >= 135;
}

export function isBack(day: Day, came: { from: string }, going: { to: string }): boolean {
  return placeOf(day, came.from) === placeOf(day, going.to);
}

/** R3: what counts as returning while staying on one line. */
export function isReturn(day: Day, came: { from: string; in: number }, going: { to: string; out: number }): boolean {
  return day.rulings.R3 === 'only-back' ? isBack(day, came, going) : isOpposite(day, came, going);
}

/** Follows a leg through closed stations (R20) to every open station it leads to. */
function follow(day: Day, first: Leg, leg: Leg, passed: readonly string[]): Hop[] {
  if (isShut(day, leg.stretch) || passed.includes(leg.to)) return [];
  if (!isClosed(day, leg.to))
    return [{ line: first.line, from: first.from, to: leg.to, passes: passed.slice(1), first, last: leg }];
  return legsFrom(day.paper, leg.to)
    .filter((next) => next.line === leg.line && !isReturn(day, leg, next))
    .flatMap((next) => follow(day, first, next, [...passed, leg.to]));
}

function hopsOf(day: Day, station: string): Hop[] {
  return legsFrom(day.paper, station).flatMap((leg) => follow(day, leg, leg, [station]));
}

function endsOf(day: Day, station: string): Set<string> {
  const ends = new Set<string>();
  const legs = legsFrom(day.paper, station);
  for (const line of linesAt(day.paper, station)) {
    const ofLine = legs.filter((leg) => leg.line === line);
    if (new Set(ofLine.map(({ to }) => to)).size === 1) ends.add(line);
    if (day.rulings.R23 === 'services' && day.paper.data.serviceEnds[line]?.includes(station)) ends.add(line);
    if (day.rulings.R20 === 'new-ends' && neighboursToday(day, station, line).size === 1) ends.add(line);
  }
  return ends;
}

/** Where a line leads from the junction of a station, by the day's works (R20). */
function neighboursToday(day: Day, station: string, line: string): Set<string> {
  const legs = members(day, station).flatMap((member) => legsFrom(day.paper, member));
  const hops = legs.filter((leg) => leg.line === line).flatMap((leg) => follow(day, leg, leg, [leg.from]));
  return new Set(hops.map(({ to }) => placeOf(day, to)));
}

/** Lines that end somewhere in the junction of a station. */
export function linesEnding(day: Day, station: string): Set<string> {
  return new Set(members(day, station).flatMap((member) => [...day.ends.get(member)!]));
}

/** R7: whether arriving here by a line is arriving at an end station. */
export function isEnd(day: Day, station: string, line: string): boolean {
  const ending = linesEnding(day, station);
  return day.rulings.R7 === 'any-line' ? ending.size > 0 : ending.has(line);
}

/** R18, R21: the dots of a junction; where one line calls alone, the circles that are drawn there are none. */
export function dotsAt(day: Day, station: string): number {
  return once(day.memory.dots, station, () => {
    const all = members(day, station);
    const lines = new Set(all.flatMap((member) => [...linesAt(day.paper, member)]));
    if (lines.size < 2 && day.rulings.R21 === 'junctions') return 0;
    return all.reduce((sum, member) => {
      const { dots = [], circles = 0 } = day.paper.data.stations[member]!;
      return sum + dots.length + circles;
    }, 0);
  });
}

/** R8: whether the junction of a station is on the Circle line. */
export function isOnCircle(day: Day, station: string): boolean {
  return once(day.memory.onCircle, station, () =>
    members(day, station).some((member) => {
      if (day.rulings.R8 === 'yellow') return linesAt(day.paper, member).has(day.paper.data.loop);
      return day.paper.loop.has(member);
    }),
  );
}

/** Clause 8.3: on or inside the Circle line. */
export function isOnOrInside(day: Day, station: string): boolean {
  return isOnCircle(day, station) || members(day, station).some((member) => day.paper.inside.has(member));
}

/** R5: whether two lines are drawn side by side somewhere along a stretch of one of them. */
export function areBeside(day: Day, { stretch }: Leg, line: string): boolean {
  return once(day.memory.beside, `${stretch.line} ${stretch.points.join(' ')} ${line}`, () =>
    day.paper.data.bundles.some(({ path, lines }) => {
      const [one, other] = [lines.indexOf(stretch.line), lines.indexOf(line)];
      if (one < 0 || other < 0 || !linesOverlap(stretch.points, path)) return false;
      return day.rulings.R5 === 'same-bundle' || Math.abs(one - other) === 1;
    }),
  );
}

/** R9: the fewest stations from the Circle line, over every line or over one, works or not. */
export function distanceFromCircle(day: Day, station: string, line: string): number {
  const over = day.rulings.R9 === 'any-line' ? null : line;
  const distances = once(day.memory.distances, over ?? '', () => spread(day, over));
  const anyLine = () => once(day.memory.distances, '', () => spread(day, null));
  return distances.get(placeOf(day, station)) ?? anyLine().get(placeOf(day, station)) ?? Infinity;
}

/** Spreads from the Circle line, one station farther each time, until nothing new is reached. */
function spread(day: Day, line: string | null): Map<string, number> {
  const stretches = day.paper.stretches.filter((stretch) => line === null || stretch.line === line);
  const onCircle = Object.keys(day.paper.data.stations).filter((name) => isOnCircle(day, name));
  const distances = new Map(onCircle.map((name) => [placeOf(day, name), 0]));
  for (let distance = 0; [...distances.values()].includes(distance); distance += 1) {
    for (const { a, b } of stretches) {
      for (const [from, to] of [
        [placeOf(day, a), placeOf(day, b)],
        [placeOf(day, b), placeOf(day, a)],
      ] as const) {
        if (distances.get(from) === distance && !distances.has(to)) distances.set(to, distance + 1);
      }
    }
  }
  return distances;
}
