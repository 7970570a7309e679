import type { Position, Step } from '../../../../src/games/gug/position.ts';
import { angleBetween } from './drawing.ts';
import { legsFrom } from './board.ts';
import type { Day, Hop } from './day.ts';
import { areBeside, dotsAt, isEnd, isOnOrInside, isOpposite, isReturn, members, placeOf } from './day.ts';

/** A route as it was travelled. */
export interface Walk {
  readonly start: string;
  readonly hops: readonly Hop[];
}

/** Clauses 8.1-8.4. */
export function pointsOf(day: Day, position: Position, die: number): number {
  return isOnOrInside(day, position.at) ? die : 2 * die;
}

export function stepsOf(walk: Walk): Step[] {
  return walk.hops.map(({ line, to }) => ({ line, to }) as Step);
}

export function textOf(steps: readonly Step[]): string {
  return steps.map(({ line, to }) => `${line}:${to}`).join(',');
}

export function standsAt(walk: Walk): string {
  return walk.hops.at(-1)?.to ?? walk.start;
}

/** Whether the walk's last step arrives at an end station. */
export function atEnd(day: Day, walk: Walk): boolean {
  const last = walk.hops.at(-1);
  return last !== undefined && isEnd(day, last.to, last.line);
}

/**
 * Clauses 10.1-10.4 at one station: may one who came by `came` leave by `going`?
 */
export function mayLeave(day: Day, came: Hop | null, going: Hop): boolean {
  if (came === null) return true;
  const arrived = { from: came.from, in: came.last.in };
  const leaving = { to: going.to, out: going.first.out };
  const opposite = isOpposite(day, arrived, leaving);
  const noReturn = day.paper.data.noReturn.map((name) => placeOf(day, name));
  const [ealing, acton] = noReturn;
  const here = placeOf(day, came.to);
  const other = here === acton && day.rulings.R37 === 'leaving' ? going.first.to : came.last.from;
  const bothNamed = noReturn.includes(here) && placeOf(day, other) === (here === acton ? ealing : acton);
  if (bothNamed && opposite) return false;
  if (came.line === going.line) return !isReturn(day, arrived, leaving) || isEnd(day, came.to, came.line);
  const dots = dotsAt(day, came.to);
  if (opposite) return dots >= 2 || (day.rulings.R40 === 'end-too' && isEnd(day, came.to, came.line));
  if (dots >= 1) return true;
  if (day.rulings.R4 === 'dot') return false;
  const onTheWayIn = areBeside(day, came.last, going.line);
  const onTheWayOut = areBeside(day, going.first, came.line);
  const adjacent = day.rulings.R5 === 'both-stretches' ? onTheWayIn && onTheWayOut : onTheWayIn || onTheWayOut;
  return adjacent && angleBetween(arrived.in, leaving.out) <= 45;
}

/** Hops from where one stands: of every open station of the junction (R18, R20); of all when none of it is open. */
function hopsAt(day: Day, station: string): Hop[] {
  const closed: readonly string[] = day.works.stations;
  const all = members(day, station);
  const open = all.filter((member) => !closed.includes(member));
  return (open.length > 0 ? open : all).flatMap((member) => [...day.hops.get(member)!]);
}

/** The hops by which a player may have come (R1); a stretch closed since then was travelled as drawn. */
function cameBy(day: Day, position: Position): (Hop | null)[] {
  if (position.came === null || day.rulings.R1 === 'forgotten') return [null];
  const { from, by } = position.came;
  const here = placeOf(day, position.at);
  const today = day.hops.get(from)!.filter(({ line, to }) => line === by && placeOf(day, to) === here);
  if (today.length > 0) return today;
  return legsFrom(day.paper, from)
    .filter(({ line, to }) => line === by && placeOf(day, to) === here)
    .map((leg) => ({ line: by, from, to: leg.to, passes: [], first: leg, last: leg }));
}

/** Every walk of legal steps with at most so many points, the one of no step first. */
export function legalWalks(day: Day, position: Position, points: number): Walk[] {
  const found: Walk[] = [{ start: position.at, hops: [] }];
  const extend = (at: string, came: Hop | null, hops: readonly Hop[]): void => {
    if (hops.length === points || (hops.length > 0 && isEnd(day, at, came!.line))) return;
    for (const hop of hopsAt(day, at)) {
      if (!mayLeave(day, came, hop)) continue;
      found.push({ start: position.at, hops: [...hops, hop] });
      extend(hop.to, hop, [...hops, hop]);
    }
  };
  for (const came of cameBy(day, position)) extend(position.at, came, []);
  return found;
}
