import { later } from '../shared/memo.ts';
import type { LineId, Side, StationId } from './board-data.ts';
import { coloursOf, faultsOfDrop, shareColour } from './drop.ts';
import type { Network } from './network.ts';
import { type DropKind, ELEVEN, fillPlaces, haveRoom, kindOf } from './places.ts';
import type { Drop } from './position.ts';
import type { Finding, Place } from './verdict.ts';

/** 1.2: the inhibitions each player starts with. */
export const INHIBITIONS = 11;

/** One of the eleven places, and the drop that fills it. */
export interface Slot {
  readonly place: Place;
  readonly drop: Drop | null;
}

/** A player's eleven inhibitions: what is dropped where, and what can still be. */
export interface Ledger {
  readonly slots: readonly Slot[];
  /** For each drop, in order, what it breaks beside those before it that count; a legal list has none. */
  readonly faults: readonly (readonly Finding[])[];
  readonly left: number;
  /** Whether the one drop on the Central line is still to be had (12.2). */
  readonly isCentralLeft: boolean;
  /** Whether all eleven can still be dropped, one of them at Heathrow (12.2, 13.1-13.3, 16.2). */
  readonly isReachable: boolean;
  /** End stations where a drop is still possible, and whether all eleven can be reached after it. */
  readonly useful: readonly { readonly drop: Drop; readonly keepsReachable: boolean }[];
}

/** Which drops of a list count: those that the rules allow, or all, as in a game, where a referee let the others through (4.1). */
export type Counting = 'allowed' | 'all';

/**
 * Judges a list of drops: 12.2, 13.1-13.3, 16.2, 17.5. A drop that does not count takes no place and stands in nobody's way.
 * What can still be had is worked out when it is read: it takes a slow phone a tenth of a second, and a panel that only
 * counts the drops does without.
 *
 * @param closed - end stations closed by the draw.
 * @param used - end stations used by others (R29): of no use any more.
 */
export function judgeLedger(
  network: Network,
  drops: readonly Drop[],
  closed: readonly StationId[] = [],
  counting: Counting = 'allowed',
  used: readonly StationId[] = [],
): Ledger {
  const { faults, counted } = countDrops(network, drops, closed, counting);
  const kinds = counted.map((drop) => kindOf(network, drop));
  const filled = fillPlaces(network, kinds);
  const slots = ELEVEN[network.rulings.R10].map((place, index) => ({
    place,
    drop: counted[filled[index] ?? -1] ?? null,
  }));
  const candidates = later(() => endsOfUse(network, [...closed, ...used]));
  const isReachable = later(() => canFinish(network, counted, candidates()));
  const useful = later(() =>
    candidates()
      .filter((drop) => faultsOfDrop(network, counted, drop, closed).length === 0)
      .map((drop) => ({ drop, keepsReachable: canFinish(network, [...counted, drop], candidates()) })),
  );
  return {
    slots,
    faults,
    left: Math.max(0, INHIBITIONS - counted.length),
    isCentralLeft: !kinds.includes('central'),
    get isReachable() {
      return isReachable();
    },
    get useful() {
      return useful();
    },
  };
}

/** What each drop breaks beside those before it that count, and which of them all do. */
function countDrops(network: Network, drops: readonly Drop[], closed: readonly StationId[], counting: Counting) {
  const counted: Drop[] = [];
  const faults = drops.map((drop) => {
    const findings = faultsOfDrop(network, counted, drop, closed);
    if (counting === 'all' || findings.length === 0) counted.push(drop);
    return findings;
  });
  return { faults, counted };
}

/** The drops of a list that the rules allow, one after the other. */
export const allowedDrops = (network: Network, drops: readonly Drop[]): readonly Drop[] =>
  countDrops(network, drops, [], 'allowed').counted;

/** Every way an end station can be arrived at for a drop today, whoever plays. */
export function endsOfUse(network: Network, closed: readonly StationId[]): readonly Drop[] {
  const atEnds = network.hops.filter(({ to, line }) => network.isEndFor(to, line));
  const arrivals = new Map(atEnds.map(({ to, line }) => [`${to} ${line}`, { station: to, line }] as const));
  return [...arrivals.values()].filter((drop) => faultsOfDrop(network, [], drop, closed).length === 0);
}

/** The most drops that may be made at a side's ends, beside the one on the Central line that is taken. */
export type SideLimit = (side: Side, central: Drop | undefined) => number;

/**
 * Whether drops can be added until there are eleven. Ends in the north and in the south do not hinder each
 * other, so the most of each side is searched for, for every Central drop that may be taken.
 */
export function canFinish(
  network: Network,
  drops: readonly Drop[],
  candidates: readonly Drop[],
  limit: SideLimit = () => INHIBITIONS,
): boolean {
  const kinds = drops.map((drop) => kindOf(network, drop));
  const free = candidates.filter(
    (drop) =>
      drops.every((other) => areCompatible(network, other, drop)) && haveRoom(network, kinds, [kindOf(network, drop)]),
  );
  const ofKind = (kind: DropKind, taken: readonly Drop[]) =>
    free.filter(
      (drop) => kindOf(network, drop) === kind && taken.every((other) => areCompatible(network, other, drop)),
    );
  const needsOf = (kind: DropKind, taken: readonly Drop[]) =>
    ofKind(kind, taken).map((drop) => [`at ${drop.station}`, ...coloursOf(network, drop)]);
  // One at Heathrow is always to come (16.2), and a table may have set it in the north, beside its colour's end (R22).
  const heathrows = kinds.includes('heathrow') ? [[]] : ofKind('heathrow', []).map((drop) => [drop]);
  return heathrows.some((heathrow) =>
    [undefined, ...ofKind('central', heathrow)].some((central) => {
      const taken = central ? [...heathrow, central] : heathrow;
      const north = Math.min(limit('north', central), mostApart(needsOf('north', taken)));
      const south = Math.min(limit('south', central), mostApart(needsOf('south', taken)));
      const base: readonly DropKind[] = central ? [...kinds, 'central'] : kinds;
      const more = ofKind('heathrow', taken).length > 0 ? INHIBITIONS : 0;
      return fillsUp(network, base, { north, south, heathrow: more });
    }),
  );
}

/** Whether two drops can stand together: no station twice but Heathrow (13.2), no colour twice on a side (13.3). */
function areCompatible(network: Network, one: Drop, other: Drop): boolean {
  const isSame = one.station === other.station;
  return isSame ? one.station === network.board.data.special.heathrow : !shareColour(network, one, other);
}

/** Whether some number of each kind brings the drops to eleven, all of them with a place. */
function fillsUp(
  network: Network,
  base: readonly DropKind[],
  supply: Readonly<Record<'north' | 'south' | 'heathrow', number>>,
): boolean {
  const missing = INHIBITIONS - base.length;
  for (let north = 0; north <= Math.min(supply.north, missing); north += 1) {
    for (let south = 0; south <= Math.min(supply.south, missing - north); south += 1) {
      const heathrow = missing - north - south;
      if (heathrow > supply.heathrow) continue;
      const more = [...repeat('north', north), ...repeat('south', south), ...repeat('heathrow', heathrow)];
      if ([...base, ...more].includes('heathrow') && haveRoom(network, base, more)) return true;
    }
  }
  return false;
}

function repeat(kind: DropKind, times: number): readonly DropKind[] {
  return Array<DropKind>(times).fill(kind);
}

/** All lines by which an end station can be reached: the choices a ledger offers. */
export function arrivalsAt(network: Network, station: StationId): readonly LineId[] {
  return [...new Set(network.hops.filter(({ to }) => to === station).map(({ line }) => line))].filter((line) =>
    network.isEndFor(station, line),
  );
}

/**
 * How many can be taken at most when none may need what another needs; exact. What cannot matter is left out first, and
 * groups that share nothing are counted apart, so that only what is truly entangled is tried out.
 *
 * @param needs - what each needs, by names.
 */
export function mostApart(needs: readonly (readonly string[])[]): number {
  const counts = new Map<string, number>();
  for (const name of needs.flatMap((each) => [...new Set(each)])) counts.set(name, (counts.get(name) ?? 0) + 1);
  // What one alone needs hinders nobody.
  const shared = needs.map((each) => [...new Set(each)].filter((name) => counts.get(name)! > 1));
  const entangled = shared.filter(({ length }) => length > 0);
  const free = shared.length - entangled.length;
  if (entangled.length === 0) return free;
  const least = withoutGreedy(entangled);
  if (free > 0 || least.length < entangled.length) return free + mostApart(least);
  const groups = groupsOf(least);
  if (groups.length > 1) return groups.reduce((sum, group) => sum + mostApart(group), 0);
  return tried(least);
}

/** Without those that need all that another one needs: that one can always be taken in their stead. */
function withoutGreedy(needs: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const distinct = [...new Map(needs.map((each) => [[...each].sort().join('\n'), each])).values()];
  return distinct.filter(
    (each) => !distinct.some((other) => other !== each && other.every((name) => each.includes(name))),
  );
}

/** Parted so that nothing is needed in two groups. */
function groupsOf(needs: readonly (readonly string[])[]): readonly (readonly (readonly string[])[])[] {
  let groups: { readonly names: ReadonlySet<string>; readonly members: readonly (readonly string[])[] }[] = [];
  for (const each of needs) {
    const touched = groups.filter(({ names }) => each.some((name) => names.has(name)));
    const names = new Set([...each, ...touched.flatMap((group) => [...group.names])]);
    const members = [each, ...touched.flatMap((group) => group.members)];
    groups = [...groups.filter((group) => !touched.includes(group)), { names, members }];
  }
  return groups.map(({ members }) => members);
}

/** Of what the fewest need, one of them has it or nobody. */
function tried(needs: readonly (readonly string[])[]): number {
  const takersOf = (name: string) => needs.filter((each) => each.includes(name));
  const takers = [...new Set(needs.flat())].map(takersOf).reduce((one, two) => (two.length < one.length ? two : one));
  const nobody = mostApart(needs.filter((each) => !takers.includes(each)));
  const taken = takers.map(
    (taker) => 1 + mostApart(needs.filter((each) => !each.some((name) => taker.includes(name)))),
  );
  return Math.max(nobody, ...taken);
}
