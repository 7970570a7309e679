import type { Position, Step } from '../../../src/games/gug/position.ts';
import type { Day } from './brute/day.ts';
import { dotsAt, isOnCircle, members, placeOf } from './brute/day.ts';
import { bruteDrop } from './brute/drops.ts';
import type { Walk } from './brute/routes.ts';
import { atEnd, legalWalks, pointsOf, standsAt, stepsOf, textOf } from './brute/routes.ts';

/** A complete legal turn, and what the table would say of it. */
export interface BruteTurn {
  readonly steps: readonly Step[];
  /** Where it started and all it passed, closed stations too. */
  readonly stations: readonly string[];
  readonly text: string;
  readonly at: string;
  /** The station and the line of the last step; null for who could not move. */
  readonly came: { readonly from: string; readonly by: string } | null;
  readonly changes: number;
  readonly sips: number;
  readonly drop: 'yes' | 'no' | 'none';
}

/** Every complete legal turn, each route once: rulings R1-R8, R16, R18, R20, R21, R23. */
export function bruteRoutes(day: Day, position: Position, die: number): BruteTurn[] {
  const points = pointsOf(day, position, die);
  const mayEnd = legalWalks(day, position, points).filter(
    (walk) => !isThirdLeicester(day, position, walk) && !isBritishRail(day, walk),
  );
  const isWhole = ({ hops }: Walk): boolean => (day.rulings.R6 === 'early' ? hops.length > 0 : hops.length === points);
  const whole = mayEnd.filter((walk) => isWhole(walk) || atEnd(day, walk));
  const farthest = mayEnd.reduce((most, { hops }) => Math.max(most, hops.length), -Infinity);
  const walks = whole.length > 0 ? whole : mayEnd.filter(({ hops }) => hops.length === farthest);
  const turns = new Map(walks.map((walk) => [textOf(stepsOf(walk)), walk]));
  return [...turns].map(([text, walk]) => ({ text, ...judged(day, position, walk, points) }));
}

export function bruteCount(day: Day, position: Position, die: number): number {
  return bruteRoutes(day, position, die).length;
}

/** Fewest line changes by `place sips drop`, over one die or either of two. */
export function bruteEnds(day: Day, position: Position, dice: readonly number[]): Map<string, number> {
  const fewest = new Map<string, number>();
  // A route that is a turn with either die is played with the smaller.
  const big = dice.toSorted((one, other) => other - one);
  const turns = new Map(big.flatMap((die) => bruteRoutes(day, position, die)).map((turn) => [turn.text, turn]));
  for (const turn of turns.values()) {
    const key = `${placeOf(day, turn.at)} ${turn.sips} ${turn.drop}`;
    fewest.set(key, Math.min(fewest.get(key) ?? Infinity, turn.changes));
  }
  return fewest;
}

/** R31: stations under London's termini. */
const TERMINI =
  'victoria waterloo paddington marylebone euston kings-cross-st-pancras moorgate liverpool-street london-bridge cannon-street blackfriars charing-cross'.split(
    ' ',
  );

function isBritishRail(day: Day, walk: Walk): boolean {
  if (walk.hops.length === 0 || day.rulings.R31 === 'rail-alone') return false;
  return members(day, standsAt(walk)).some((station) => TERMINI.includes(station));
}

function isThirdLeicester(day: Day, position: Position, walk: Walk): boolean {
  if (walk.hops.length === 0) return false;
  const there = placeOf(day, standsAt(walk)) === placeOf(day, day.paper.data.special.leicester);
  return there && day.rulings.R16 === 'twice' && position.leicester >= 2;
}

function judged(day: Day, position: Position, walk: Walk, points: number): Omit<BruteTurn, 'text'> {
  const steps = stepsOf(walk);
  const at = standsAt(walk);
  const left = atEnd(day, walk) ? points - steps.length : null;
  const changes = steps.filter(({ line }, index) => index > 0 && line !== steps[index - 1]!.line).length;
  const stations = [walk.start, ...walk.hops.flatMap(({ passes, to }) => [...passes, to])];
  const passed = stations.some((station) => isOnCircle(day, station));
  const touched = position.touched || (day.rulings.R13 === 'passing' && passed);
  const last = steps.at(-1);
  const rode = walk.hops.at(-1) ?? null;
  const allowed = left !== null && last !== undefined && touched && bruteDrop(day, position.drops, at, last.line);
  return {
    steps,
    stations,
    at,
    came: rode && { from: rode.from, by: rode.line },
    changes,
    sips: bruteSips(day, at, left),
    drop: left === null ? 'none' : allowed ? 'yes' : 'no',
  };
}

/** Where the player then stands; a station of a junction may be either of those joined. */
export function bruteAfter(day: Day, position: Position, turn: BruteTurn): Partial<Position> {
  const counts = day.rulings.R13 === 'passing' ? turn.stations : turn.stations.slice(-1);
  const there = placeOf(day, turn.at) === placeOf(day, day.paper.data.special.leicester);
  return {
    drops: position.drops,
    touched: position.touched || counts.some((station) => isOnCircle(day, station)),
    leicester: position.leicester + (there ? 1 : 0),
  };
}

/** R14, R15: what ending a turn costs; `left` is null when it does not end at an end station. */
export function bruteSips(day: Day, at: string, left: number | null): number {
  const { heathrow, elephant } = day.paper.data.special;
  const forEnd = left === null ? 0 : day.rulings.R14 === 'one-sip' ? Math.max(1, left) : left;
  const dotsCount = left === null || day.rulings.R15 === 'add-up';
  const sum = forEnd + (dotsCount ? dotsAt(day, at) : 0);
  if (placeOf(day, at) === placeOf(day, heathrow)) return Math.min(44, 4 * sum);
  if (placeOf(day, at) === placeOf(day, elephant)) return 2 * sum + 1;
  return sum;
}
