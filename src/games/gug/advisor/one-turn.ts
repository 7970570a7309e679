import { onceFor } from '../../shared/memo.ts';
import { EYES, type Turns, wayOf } from './turns.ts';
import { type Walk, walkOf } from './walk.ts';

/**
 * Where every turn can end, by place and throw. A *place* is a way to stand somewhere of who has not touched the loop;
 * behind all of them are those of who has. Endings at Leicester Square are not counted.
 */
export interface OneTurn {
  readonly places: number;
  /** By place times six and eyes from 0: where its ends begin in the two lists below. */
  readonly at: Int32Array;
  /** Where the player then stands, nothing dropped. */
  readonly to: Int32Array;
  /** What may be dropped there as far as the loop decides (14.1), by index in `arrivals`; -1 for nothing. */
  readonly drop: Int32Array;
  /** Where a player stands who has dropped, by index in `arrivals`. */
  readonly landing: Int32Array;
}

/** The ends of all turns, found once for a table. */
export const oneTurnOf = onceFor(makeOneTurn);

function makeOneTurn(turns: Turns): OneTurn {
  const walk = walkOf(turns);
  const { network, arrivals, arrivalWays, isOnLoop } = turns;
  const ways = turns.startsTouching.length;
  const isShort = walk.isShort(0);
  const at = new Int32Array(2 * ways * EYES.length + 1);
  const to: number[] = [];
  const drop: number[] = [];
  // The list for which an end, or an entry of the walk, was met last: in each list it stands once.
  const seen = new Int32Array(2 * ways * (arrivals.length + 1)).fill(-1);
  const met = new Int32Array(2 * walk.entries).fill(-1);
  const waiting = new Int32Array(2 * walk.entries);
  const add = (list: number, place: number, arrival: number): void => {
    const key = place * (arrivals.length + 1) + arrival + 1;
    if (seen[key] === list) return;
    seen[key] = list;
    to.push(place);
    drop.push(arrival);
  };
  for (let list = 0; list < 2 * ways * EYES.length; list += 1) {
    const touched = list < ways * EYES.length ? 0 : 1;
    const thrown = list % (ways * EYES.length);
    if (isShort[thrown] === 1) {
      for (const end of turns.short(0).get(thrown)!) add(list, (touched || end.touched ? ways : 0) + end.way, -1);
    } else {
      const count = reach(walk, touched, thrown, list, met, waiting);
      for (let each = 0; each < count; each += 1) {
        const entry = waiting[each]!;
        const isTouched = entry >= walk.entries;
        const own = isTouched ? entry - walk.entries : entry;
        if (walk.ends[own] === 0) continue;
        const stand = walk.stand[own]!;
        const place = (isTouched || isOnLoop[stand] === 1 ? ways : 0) + turns.way[stand]!;
        add(list, place, isTouched ? turns.arrival[stand]! : -1);
      }
    }
    at[list + 1] = to.length;
  }
  const landing = Int32Array.from(arrivals, ({ station }, arrival) => {
    const way = turns.ways.get(wayOf(network, arrivalWays[arrival]!))!;
    return (network.isOnLoop(network.place(station)) ? ways : 0) + way;
  });
  return { places: 2 * ways, at, to: Int32Array.from(to), drop: Int32Array.from(drop), landing };
}

/** Finds the entries of the walk that a throw leads to, each once; they stand in `waiting`. @returns how many. */
function reach(walk: Walk, touched: 0 | 1, thrown: number, list: number, met: Int32Array, waiting: Int32Array): number {
  let count = 0;
  const first = walk.first[touched];
  // A turn begins with each stand once.
  for (let each = first.at[thrown]!; each < first.at[thrown + 1]!; each += 1) {
    const entry = first.items[each]!;
    met[entry] = list;
    waiting[count++] = entry;
  }
  // What follows is added behind, until nothing is new: the list grows while it is read.
  for (let read = 0; read < count; read += 1) {
    const from = waiting[read]!;
    const isTouched = from >= walk.entries;
    const { at, items } = walk.next[isTouched ? 1 : 0];
    const own = isTouched ? from - walk.entries : from;
    for (let each = at[own]!; each < at[own + 1]!; each += 1) {
      const entry = items[each]!;
      if (met[entry] === list) continue;
      met[entry] = list;
      waiting[count++] = entry;
    }
  }
  return count;
}
