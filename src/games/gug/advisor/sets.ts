import { faultsOfDrop } from '../drop.ts';
import { INHIBITIONS } from '../ledger.ts';
import { type DropKind, haveRoom, kindOf } from '../places.ts';
import type { Drop } from '../position.ts';
import type { Turns } from './turns.ts';

/**
 * What a player has dropped, as far as it decides what can still be: two lists of drops are one set where they leave the
 * same ends open and have filled as many places of each kind (12.2, 13.2, 13.3).
 */
export interface DropSet {
  /** How many are still to be dropped. */
  readonly left: number;
  /** How many have been dropped of each kind. */
  readonly counts: Readonly<Record<DropKind, number>>;
  /** What can be dropped next. */
  readonly open: readonly EndClass[];
  /** The same, with the set after it. */
  readonly next: readonly { readonly members: readonly number[]; readonly then: DropSet }[];
}

/** Ends that clash with the same others and count as the same: to the rules they are one. */
export interface EndClass {
  /** The number of these ends, from 0. */
  readonly index: number;
  /** By index in `arrivals`. */
  readonly members: readonly number[];
  readonly kind: DropKind;
  /** The classes that it takes away, in two halves, so that each is a whole number of few bits. */
  readonly blocks: readonly [low: number, high: number];
}

const HALF = 26;
/** In the order of `KINDS`. */
type Counts = [number, number, number, number];
const KINDS = ['north', 'south', 'central', 'heathrow'] as const satisfies readonly DropKind[];

/** @returns the set that a list of drops is; each set is made once. */
export function makeSets({ network, variation, arrivals }: Turns): (drops: readonly Drop[]) => DropSet {
  const { closed } = variation.draw;
  const clashing = (before: Drop, drop: Drop): boolean =>
    faultsOfDrop(network, [before], drop, closed).some(
      ({ reason }) => reason === 'drop-used' || reason === 'drop-same-colour',
    );
  const usable = arrivals.flatMap((drop, index) =>
    faultsOfDrop(network, [], drop, closed).length === 0 ? [index] : [],
  );
  const nameOf = (index: number) => {
    const clashes = usable.map((other) => Number(clashing(arrivals[index]!, arrivals[other]!)));
    return `${kindOf(network, arrivals[index]!)} ${clashes.join('')}`;
  };
  const byName = new Map<string, number[]>();
  for (const index of usable) {
    const name = nameOf(index);
    byName.set(name, [...(byName.get(name) ?? []), index]);
  }
  const groups = [...byName.values()];
  const blocksOf = (drop: Drop): readonly [number, number] => {
    const bits = groups.map(([first]) => clashing(drop, arrivals[first!]!));
    const half = (from: number) => bits.slice(from, from + HALF).reduce((sum, bit, at) => sum + (bit ? 2 ** at : 0), 0);
    return [half(0), half(HALF)];
  };
  const classes = groups.map((members, index): EndClass => {
    const drop = arrivals[members[0]!]!;
    return { index, members, kind: kindOf(network, drop), blocks: blocksOf(drop) };
  });

  const room = new Map<string, readonly DropKind[]>();
  /** The kinds of which one more has a place (12.2). */
  const withRoom = (counts: Counts): readonly DropKind[] => {
    const key = counts.join();
    const before = KINDS.flatMap((kind, index) => Array<DropKind>(counts[index]!).fill(kind));
    const kinds = room.get(key) ?? KINDS.filter((kind) => haveRoom(network, [...before, kind]));
    room.set(key, kinds);
    return kinds;
  };
  const known = new Map<string, DropSet>();
  const setOf = (low: number, high: number, counts: Counts, left: number): DropSet => {
    const key = `${low} ${high} ${counts.join()} ${left}`;
    const found = known.get(key);
    if (found) return found;
    const kinds = left > 0 ? withRoom(counts) : [];
    const isBlocked = (index: number) => (index < HALF ? (low >> index) & 1 : (high >> (index - HALF)) & 1) === 1;
    const open = classes.filter(({ index, kind }) => kinds.includes(kind) && !isBlocked(index));
    let next: DropSet['next'] | undefined;
    const [north, south, central, heathrow] = counts;
    const made: DropSet = {
      left,
      counts: { north, south, central, heathrow },
      open,
      get next() {
        next ??= open.map(({ members, kind, blocks }) => {
          const after = KINDS.map((each, at) => counts[at]! + Number(each === kind)) as Counts;
          return { members, then: setOf(low | blocks[0], high | blocks[1], after, left - 1) };
        });
        return next;
      },
    };
    known.set(key, made);
    return made;
  };
  return (drops) => {
    const [low, high] = drops.map(blocksOf).reduce((all, one) => [all[0] | one[0], all[1] | one[1]] as const, [0, 0]);
    const counts = KINDS.map((kind) => drops.filter((drop) => kindOf(network, drop) === kind).length) as Counts;
    return setOf(low, high, counts, INHIBITIONS - drops.length);
  };
}
