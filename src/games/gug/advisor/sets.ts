import { faultsOfDrop } from '../drop.ts';
import { groupBy } from '../../shared/group.ts';
import { INHIBITIONS } from '../ledger.ts';
import { type DropKind, haveRoom, kindOf } from '../places.ts';
import type { Drop } from '../position.ts';
import type { Turns } from './turns.ts';

/**
 * What a player has dropped, as far as it decides what can still be: two lists of drops are one set where they leave the
 * same ends open and have filled as many places of each kind (12.2, 13.2, 13.3).
 */
export interface DropSet {
  /** The number of this set, from 0, in the order in which they were first met. */
  readonly index: number;
  readonly filled: Filled;
  /** What can be dropped next. */
  readonly open: Halves;
}

/** How many places are filled. */
export interface Filled {
  /** How many are still to be dropped. */
  readonly left: number;
  /** How many have been dropped of each kind. */
  readonly counts: Readonly<Record<DropKind, number>>;
  /** The classes of whose kind one more has a place (12.2). */
  readonly room: Halves;
}

/** A set of classes of ends, in two halves, so that each is a whole number of few bits. */
export interface Halves {
  readonly low: number;
  readonly high: number;
}

/** Ends that clash with the same others and count as the same: to the rules they are one. */
export interface EndClass {
  /** The number of these ends, from 0. */
  readonly index: number;
  /** By index in `arrivals`. */
  readonly members: readonly number[];
  readonly kind: DropKind;
  /** The classes that it leaves open. */
  readonly leaves: Halves;
}

export interface DropSets {
  /** @returns the set that a list of drops is; each set is made once. */
  readonly of: (drops: readonly Drop[]) => DropSet;
  /** A set after one more drop. */
  readonly after: (set: DropSet, ends: EndClass) => DropSet;
  /** The places after one more drop. */
  readonly filledAfter: (filled: Filled, kind: DropKind) => Filled;
  readonly classes: readonly EndClass[];
  /** The classes that can be dropped next. */
  readonly next: (set: DropSet) => readonly EndClass[];
}

const HALF = 26;
const KINDS = ['north', 'south', 'central', 'heathrow'] as const satisfies readonly DropKind[];

/** Whether a class is in a set of them. */
export const isIn = (low: number, high: number, index: number): boolean =>
  ((index < HALF ? low >> index : high >> (index - HALF)) & 1) === 1;

export function makeSets({ network, variation, arrivals }: Turns): DropSets {
  const { draw, used } = variation;
  const { closed } = draw;
  const clashing = (before: Drop, drop: Drop): boolean =>
    faultsOfDrop(network, [before], drop, closed).some(
      ({ reason }) => reason === 'drop-used' || reason === 'drop-same-colour',
    );
  const usable = arrivals.flatMap((drop, index) =>
    faultsOfDrop(network, [], drop, closed, used).length === 0 ? [index] : [],
  );
  const nameOf = (index: number) => {
    const clashes = usable.map((other) => Number(clashing(arrivals[index]!, arrivals[other]!)));
    return `${kindOf(network, arrivals[index]!)} ${clashes.join('')}`;
  };
  const groups = [...groupBy(usable, nameOf).values()];
  const halvesOf = (has: (index: number) => boolean): Halves => {
    const half = (from: number, to: number) =>
      groups.slice(from, to).reduce((sum, _, at) => sum + (has(from + at) ? 2 ** at : 0), 0);
    return { low: half(0, HALF), high: half(HALF, 2 * HALF) };
  };
  const leavesOf = (drop: Drop) => halvesOf((index) => !clashing(drop, arrivals[groups[index]![0]]!));
  const kinds = groups.map(([first]) => kindOf(network, arrivals[first]!));
  const classes = groups.map((members, index): EndClass => {
    return { index, members, kind: kinds[index]!, leaves: leavesOf(arrivals[members[0]]!) };
  });

  const allFilled = new Map<string, Filled>();
  const filledOf = (counts: Filled['counts']): Filled => {
    const key = KINDS.map((kind) => counts[kind]).join();
    const found = allFilled.get(key);
    if (found) return found;
    const left = INHIBITIONS - KINDS.reduce((sum, kind) => sum + counts[kind], 0);
    const before = KINDS.flatMap((kind) => Array<DropKind>(counts[kind]).fill(kind));
    const fits = new Set(KINDS.filter((kind) => left > 0 && haveRoom(network, before, [kind])));
    const made: Filled = { left, counts, room: halvesOf((index) => fits.has(kinds[index]!)) };
    allFilled.set(key, made);
    return made;
  };
  const withOne = new Map<Filled, Map<DropKind, Filled>>();
  const filledAfter = (filled: Filled, kind: DropKind): Filled => {
    let byKind = withOne.get(filled);
    if (!byKind) withOne.set(filled, (byKind = new Map<DropKind, Filled>()));
    let found = byKind.get(kind);
    if (!found) byKind.set(kind, (found = filledOf({ ...filled.counts, [kind]: filled.counts[kind] + 1 })));
    return found;
  };
  const known = new Map<Filled, Map<number, DropSet>>();
  let count = 0;
  const setOf = (low: number, high: number, filled: Filled): DropSet => {
    // What has no room is shut, whatever else shuts it: then more lists of drops are one set.
    const open: Halves = { low: low & filled.room.low, high: high & filled.room.high };
    const key = open.low + open.high * 2 ** HALF;
    let ofFilled = known.get(filled);
    if (!ofFilled) known.set(filled, (ofFilled = new Map<number, DropSet>()));
    let found = ofFilled.get(key);
    if (!found) ofFilled.set(key, (found = { index: count++, filled, open }));
    return found;
  };
  const all = halvesOf(() => true);
  return {
    classes,
    filledAfter,
    of(drops) {
      const counts = { north: 0, south: 0, central: 0, heathrow: 0 };
      let { low, high } = all;
      for (const drop of drops) {
        const leaves = leavesOf(drop);
        low &= leaves.low;
        high &= leaves.high;
        counts[kindOf(network, drop)] += 1;
      }
      return setOf(low, high, filledOf(counts));
    },
    after: ({ open, filled }, { leaves, kind }) =>
      setOf(open.low & leaves.low, open.high & leaves.high, filledAfter(filled, kind)),
    next: ({ open: { low, high } }) => classes.filter(({ index }) => isIn(low, high, index)),
  };
}
