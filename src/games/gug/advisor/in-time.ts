import { TURNS_MOST } from '../turns-in-time.ts';
import { type OneTurn, oneTurnOf } from './one-turn.ts';
import type { DropSet, DropSets } from './sets.ts';
import type { Solved } from './solve.ts';
import { EYES, type Turns } from './turns.ts';

/** So many turns after the next drop are solved; with more of them left, what they bring is an estimate. */
const SOLVED = 4;
/** So many turns are solved to the end, the next one included. */
export const EXACT_TURNS = SOLVED + 1;
/** Of drops that are as many, those made sooner count so much more for each turn. */
const SOONER = 1e-5;
/** So many of what looks best are tried at each drop of an estimate. */
const WIDTH = 2;

/** How many drops can be had in the turns that are left, on average. */
export interface InTime {
  /** From a place of `OneTurn`. */
  readonly from: (set: DropSet, place: number, left: number) => number;
  /** With a drop that is made now, and so many turns after it; undefined where it is not legal. */
  readonly withDrop: (set: DropSet, arrival: number, left: number) => number | undefined;
}

/** What of a set is asked again and again. */
interface Stage {
  readonly set: DropSet;
  /** The set after each drop, by index in `arrivals`; undefined where none is legal. */
  readonly after: readonly (DropSet | undefined)[];
  /** The same as bits, as `Reach` has them. */
  readonly open: Int32Array;
  /** By turns left, then by place, or by index in `arrivals` for a drop that is made now; `UNKNOWN` until it is asked for. */
  readonly values: Float64Array[];
  readonly dropped: Float64Array[];
}

const UNKNOWN = -1;

/**
 * The most drops in the turns that are left: every turn, every end and every drop, from the last turn backwards. After
 * the next drop that would take in most sets of drops, so with more than `SOLVED` turns left then, what they bring is
 * estimated: ends played for alone, one after the other, the best next one at each drop. That is a way to play, so the best
 * play brings no less.
 *
 * @param alone - playing for one end alone.
 */
export function makeInTime(turns: Turns, sets: DropSets, alone: (arrival: number) => Solved): InTime {
  const one = oneTurnOf(turns);
  const { places, at, to, drop, landing } = one;
  const isForced = turns.network.rulings.R19 === 'must-drop';
  const { words, within } = makeReach(turns, one);
  const inOrder = makeInOrder(one, sets, alone);
  const stages = new Map<DropSet, Stage>();
  const stageOf = (set: DropSet): Stage => {
    let stage = stages.get(set);
    if (!stage) {
      const after = turns.arrivals.map((): DropSet | undefined => undefined);
      const open = new Int32Array(words);
      for (const ends of sets.next(set)) {
        for (const member of ends.members) {
          after[member] = sets.after(set, ends);
          open[Math.floor(member / WORD)]! |= 1 << (member % WORD);
        }
      }
      stages.set(set, (stage = { set, after, open, values: [new Float64Array(places)], dropped: [] }));
    }
    return stage;
  };
  /** Known from the start is where nothing can be reached any more. */
  const valuesOf = ({ values, open }: Stage, left: number): Float64Array => {
    let found = values[left];
    if (!found) {
      found = values[left] = new Float64Array(places);
      const reach = within(left);
      for (let word = 0; word < words; word += 1) {
        for (let place = 0; place < places; place += 1) {
          if ((reach[place * words + word]! & open[word]!) !== 0) found[place] = UNKNOWN;
        }
      }
    }
    return found;
  };
  const dropNow = (stage: Stage, arrival: number, left: number): number => {
    const known = (stage.dropped[left] ??= new Float64Array(landing.length).fill(UNKNOWN));
    if (known[arrival]! >= 0) return known[arrival]!;
    const then = stage.after[arrival]!;
    const now = 1 + SOONER * left;
    if (left === 0 || then.filled.left === 0) return (known[arrival] = now);
    const later = left <= SOLVED ? from(stageOf(then), landing[arrival]!, left) : inOrder(then, arrival, left);
    return (known[arrival] = now + later);
  };
  const from = (stage: Stage, place: number, left: number): number => {
    const known = valuesOf(stage, left);
    if (known[place]! >= 0) return known[place]!;
    const later = valuesOf(stage, left - 1);
    const { after } = stage;
    let sum = 0;
    for (let list = place * EYES.length; list < (place + 1) * EYES.length; list += 1) {
      let best = 0;
      const end = at[list + 1]!;
      for (let index = at[list]!; index < end; index += 1) {
        const arrival = drop[index]!;
        if (arrival >= 0 && after[arrival] !== undefined) {
          const dropped = dropNow(stage, arrival, left - 1);
          if (dropped > best) best = dropped;
          if (isForced) continue;
        }
        const next = to[index]!;
        const kept = later[next]!;
        const value = kept >= 0 ? kept : from(stage, next, left - 1);
        if (value > best) best = value;
      }
      sum += best;
    }
    return (known[place] = sum / EYES.length);
  };
  return {
    from: (set, place, left) => from(stageOf(set), place, left),
    withDrop: (set, arrival, left) => {
      const stage = stageOf(set);
      return stage.after[arrival] && dropNow(stage, arrival, left);
    },
  };
}

const WORD = 31;

/** What can be dropped from a place in so many turns, if the dice will have it: a bit for each arrival, in words of 31. */
interface Reach {
  readonly words: number;
  /** By place and word. @param left - one turn at least. */
  readonly within: (left: number) => Int32Array;
}

function makeReach({ arrivals }: Turns, { places, at, to, drop }: OneTurn): Reach {
  const words = Math.ceil(arrivals.length / WORD);
  /** The places that a turn can end at, by place. */
  const next: Int32Array[] = [];
  const first = new Int32Array(places * words);
  const met = new Int32Array(places).fill(-1);
  for (let place = 0; place < places; place += 1) {
    const ends: number[] = [];
    for (let index = at[place * EYES.length]!; index < at[(place + 1) * EYES.length]!; index += 1) {
      const arrival = drop[index]!;
      if (arrival >= 0) first[place * words + Math.floor(arrival / WORD)]! |= 1 << (arrival % WORD);
      const end = to[index]!;
      if (met[end] === place) continue;
      met[end] = place;
      ends.push(end);
    }
    next.push(Int32Array.from(ends));
  }
  /** By turns left, from one on. */
  const reach: Int32Array[] = [first];
  const withOneMore = (before: Int32Array): Int32Array => {
    const found = Int32Array.from(before);
    next.forEach((ends, place) => {
      for (const end of ends) {
        for (let word = 0; word < words; word += 1) found[place * words + word]! |= before[end * words + word]!;
      }
    });
    return found;
  };
  const within = (left: number): Int32Array => (reach[left - 1] ??= withOneMore(within(left - 1)));
  return { words, within };
}

/**
 * Ends played for one after the other, whatever the dice show on the way to each.
 *
 * @returns by set, the drop that was made last, and turns left: how many drops that brings on average.
 */
function makeInOrder(
  one: OneTurn,
  sets: DropSets,
  alone: (arrival: number) => Solved,
): (set: DropSet, last: number, left: number) => number {
  const { landing } = one;
  /** By goal: from each landing, the chance to drop there in exactly so many turns. */
  const legs = new Map<number, readonly Float64Array[]>();
  const legOf = (last: number, goal: number): Float64Array => {
    let found = legs.get(goal);
    if (!found) {
      const within = chances(one, alone(goal), goal);
      found = Array.from(landing, (place) =>
        Float64Array.from(within, (chance, left) => chance[place]! - (within[left - 1]?.[place] ?? 0)),
      );
      legs.set(goal, found);
    }
    return found[last]!;
  };
  const known = new Map<number, Float64Array>();
  /** By turns left, up to so many. */
  const after = (set: DropSet, last: number, most: number): Float64Array => {
    const key = set.index * landing.length + last;
    const found = known.get(key);
    if (found && found.length > most) return found;
    const best = new Float64Array(most + 1);
    known.set(key, best);
    if (set.filled.left === 0) return best;
    const ways = sets.next(set).flatMap((ends) =>
      ends.members.map((goal) => {
        const leg = legOf(last, goal);
        let soon = 0;
        for (let left = 1; left <= most; left += 1) soon += leg[left]! * (most - left + 1);
        return { ends, goal, leg, soon };
      }),
    );
    for (const { ends, goal, leg } of [...ways].sort((a, b) => b.soon - a.soon).slice(0, WIDTH)) {
      const first = leg.findIndex((chance) => chance > 0);
      if (first < 0 || first > most) continue;
      const rest = after(sets.after(set, ends), goal, most - first);
      for (let left = first; left <= most; left += 1) {
        let sum = 0;
        for (let taken = first; taken <= left; taken += 1) {
          sum += leg[taken]! * (1 + SOONER * (left - taken) + rest[left - taken]!);
        }
        if (sum > best[left]!) best[left] = sum;
      }
    }
    return best;
  };
  return (set, last, left) => after(set, last, TURNS_MOST - 1)[left]!;
}

/** The chance to drop at an end in so many turns, played for alone: by turns and place. */
function chances({ places, at, to, drop }: OneTurn, { blocks }: Solved, goal: number): readonly Float64Array[] {
  const count = places / 2;
  /** Where the best end leaves the player; at the goal, behind all places, where the chance is whole. */
  const chosen = new Int32Array(places * EYES.length);
  for (let list = 0; list < chosen.length; list += 1) {
    let [least, best] = [Infinity, -1];
    for (let index = at[list]!; index < at[list + 1]!; index += 1) {
      const place = to[index]!;
      const ahead = drop[index] === goal ? 0 : blocks[place < count ? 0 : 1]!.turns[place % count]!;
      if (ahead >= least) continue;
      least = ahead;
      best = drop[index] === goal ? places : place;
    }
    chosen[list] = best;
  }
  const within = [new Float64Array(places + 1)];
  within[0]![places] = 1;
  for (let left = 1; left < TURNS_MOST; left += 1) {
    const before = within[left - 1]!;
    const chance = new Float64Array(places + 1);
    chance[places] = 1;
    for (let list = 0; list < chosen.length; list += 1) {
      if (chosen[list]! >= 0) chance[Math.floor(list / EYES.length)]! += before[chosen[list]!]! / EYES.length;
    }
    within.push(chance);
  }
  return within;
}
