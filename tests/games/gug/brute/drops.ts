import type { Side } from '../../../../src/games/gug/board-data.ts';
import type { Drop } from '../../../../src/games/gug/position.ts';
import { drawnSide, linesAt } from './board.ts';
import type { Day } from './day.ts';
import { distanceFromCircle, isEnd, isOnOrInside, linesEnding, members, once, placeOf } from './day.ts';

type Kind = Side | 'central' | 'heathrow';

function isHeathrow(day: Day, station: string): boolean {
  return placeOf(day, station) === placeOf(day, day.paper.data.special.heathrow);
}

/** R22: a station's own side. */
function sideOf(day: Day, station: string): Side {
  const set = day.rulings.R22 === 'referee' ? day.sides[station] : undefined;
  return set ?? day.paper.data.sides[station] ?? drawnSide(day.paper, station);
}

/** R11, 12.3: north, south, or the Central line itself when that line was used to get to it. */
export function sideReached(day: Day, drop: Drop): Side | 'central' {
  return once(day.memory.sides, `${drop.station} ${drop.line}`, () => readSide(day, drop));
}

function readSide(day: Day, { station, line }: Drop): Side | 'central' {
  const { divide } = day.paper.data;
  const isOnDivide = linesAt(day.paper, station).has(divide);
  if (isOnDivide && line === divide) return 'central';
  const isSet = day.rulings.R22 === 'referee' && day.sides[station] !== undefined;
  if (!isOnDivide || isSet) return sideOf(day, station);
  const last = [...day.hops].flatMap(([, hops]) => hops.filter((hop) => hop.to === station && hop.line === line));
  const before = last[0]?.last.from;
  return before === undefined ? sideOf(day, station) : sideOf(day, before);
}

function kindOf(day: Day, drop: Drop): Kind {
  return isHeathrow(day, drop.station) ? 'heathrow' : sideReached(day, drop);
}

/** 13.2, 13.3: whether two drops of one player cannot both stand. */
function clash(day: Day, one: Drop, other: Drop): boolean {
  const question = `${one.station} ${one.line} ${other.station} ${other.line}`;
  return once(day.memory.clashes, question, () => cannotBoth(day, one, other));
}

function cannotBoth(day: Day, one: Drop, other: Drop): boolean {
  if (placeOf(day, one.station) === placeOf(day, other.station)) return !isHeathrow(day, one.station);
  const sides = [sideReached(day, one), sideReached(day, other)].sort().join();
  if (sides === 'north,south') return false;
  if (day.rulings.R12 === 'arriving-line') return one.line === other.line;
  const colours = coloursOf(day, other);
  return [...coloursOf(day, one)].some((line) => colours.has(line));
}

/** R12, the other reading: the lines that end there; under R7's other reading the one arrived by is among them. */
function coloursOf(day: Day, { station, line }: Drop): Set<string> {
  return new Set([...linesEnding(day, station), line]);
}

/** R10: whether drops of these kinds have a place each, tried with the Central drop in the north and in the south. */
function fits(day: Day, kinds: readonly Kind[]): boolean {
  const count = (kind: Kind): number => kinds.filter((one) => one === kind).length;
  const [central, heathrow] = [count('central'), count('heathrow')];
  if (central > 1) return false;
  return [0, central].some((inNorth) => {
    const north = count('north') + inNorth;
    const south = count('south') + central - inNorth;
    if (day.rulings.R10 === 'eleven-places') return north <= 5 && south + Math.max(0, heathrow - 1) <= 5;
    // One of the south's or the eleventh stays free for Heathrow until it has been there.
    const withHeathrow = south + Math.max(1, heathrow);
    return north <= 6 && withHeathrow <= 6 && north + withHeathrow <= 11;
  });
}

/** 13.1: whether anything can be dropped here by anybody. */
function isFarOut(day: Day, { station, line }: Drop): boolean {
  return !isOnOrInside(day, station) && distanceFromCircle(day, station, line) >= 3;
}

/** 12.2, 13.1-13.3: whether one more inhibition may be dropped at an end station; 14.1 is the caller's. */
export function bruteDrop(day: Day, drops: readonly Drop[], station: string, line: string): boolean {
  const drop = { station, line } as Drop;
  if (!isEnd(day, station, line) || !isFarOut(day, drop)) return false;
  if (drops.some((before) => clash(day, before, drop))) return false;
  return fits(
    day,
    [...drops, drop].map((one) => kindOf(day, one)),
  );
}

/** Every end station with a line that arrives there today and may drop. */
export function candidates(day: Day): Drop[] {
  const found = new Map<string, Drop>();
  for (const hop of [...day.hops.values()].flat()) {
    const drop = { station: hop.to, line: hop.line } as Drop;
    if (isEnd(day, hop.to, hop.line) && isFarOut(day, drop)) found.set(`${hop.to} ${hop.line}`, drop);
  }
  return [...found.values()];
}

/** Every set of so many of the drops of which no two clash. */
function picks(day: Day, from: readonly Drop[], size: number): Drop[][] {
  if (size === 0) return [[]];
  return from.flatMap((drop, index) => {
    const rest = from.slice(index + 1).filter((other) => !clash(day, drop, other));
    return picks(day, rest, size - 1).map((more) => [drop, ...more]);
  });
}

/** Whether some further drops, tried in every combination, bring these to eleven. */
export function bruteReach(day: Day, drops: readonly Drop[]): boolean {
  const all = candidates(day);
  const ofKind = (kind: Kind): Drop[] => all.filter((drop) => kindOf(day, drop) === kind);
  const centrals = [[], ...ofKind('central').map((drop) => [drop])];
  const atHeathrow = ofKind('heathrow').flatMap((drop) => [1, 2, 3, 4, 5, 6].map((times) => ({ drop, times })));
  const heathrows = [[], ...atHeathrow.map(({ drop, times }) => Array.from({ length: times }, () => drop))];
  const fresh = centrals.flatMap((central) => heathrows.map((heathrow) => [...central, ...heathrow]));
  return fresh.some((added) => {
    const clashes = added.some((drop, index) =>
      [...drops, ...added.slice(0, index)].some((other) => clash(day, drop, other)),
    );
    if (clashes) return false;
    const base = [...drops, ...added];
    const open = (kind: Kind): Drop[] => ofKind(kind).filter((drop) => !base.some((other) => clash(day, drop, other)));
    const kinds = base.map((drop) => kindOf(day, drop));
    return completes(day, kinds, open('north'), open('south'));
  });
}

/** Whether so many in the north and so many in the south make these eleven, with one at Heathrow among them. */
function completes(day: Day, kinds: readonly Kind[], north: readonly Drop[], south: readonly Drop[]): boolean {
  if (!kinds.includes('heathrow')) return false;
  const missing = 11 - kinds.length;
  return [0, 1, 2, 3, 4, 5, 6].some((inNorth) => {
    const inSouth = missing - inNorth;
    if (inSouth < 0 || inSouth > 6) return false;
    const added = [...Array<Kind>(inNorth).fill('north'), ...Array<Kind>(inSouth).fill('south')];
    if (!fits(day, [...kinds, ...added])) return false;
    const souths = picks(day, south, inSouth);
    return picks(day, north, inNorth).some((northern) => souths.some((southern) => agree(day, northern, southern)));
  });
}

/** Whether no station is used both from the north and from the south. */
function agree(day: Day, north: readonly Drop[], south: readonly Drop[]): boolean {
  const used = new Set(north.map(({ station }) => placeOf(day, station)));
  return !south.some(({ station }) => members(day, station).some((member) => used.has(member)));
}
