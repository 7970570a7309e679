import type { Point, StationId } from '../../src/games/gug/board-data.ts';
import type { Board } from '../../src/games/gug/board.ts';
import type { Network } from '../../src/games/gug/network.ts';
import { emptySituation, type Situation } from '../../src/games/gug/situation.ts';
import type { Draw } from '../../src/games/shared/seeded.ts';
import { comeBy, rideTo, standAt, waysTo } from '../../src/islands/gug/asking.ts';
import { search } from '../../src/islands/gug/search.ts';
import { symbolsOfBoard } from '../../src/map/symbols.ts';
import { distance, middle, minus } from '../../src/map/vector.ts';
import { type Arrow, walk } from '../../src/map/walk.ts';

/** Farthest that one ride is drawn, in hops. */
const HOPS = 6;
const RIDES = 4;
const ARROW_KEYS = { up: 'ArrowUp', right: 'ArrowRight', down: 'ArrowDown', left: 'ArrowLeft' } as const;
interface Step {
  /** As Playwright names it. */
  readonly key: string;
  readonly arrow: Arrow;
  readonly reach: 'near' | 'far';
}
const STEPS = (Object.keys(ARROW_KEYS) as Arrow[]).flatMap((arrow): readonly Step[] => [
  { key: ARROW_KEYS[arrow], arrow, reach: 'near' },
  { key: `Shift+${ARROW_KEYS[arrow]}`, arrow, reach: 'far' },
]);

/** A question as hands ask it. */
export interface Asked {
  readonly at: StationId;
  /** What is typed until the station is found first. */
  readonly typed: string;
  /** Which of the ways to it: 0 is the start of the game. */
  readonly came: number;
  readonly die: number;
  /**
   * The stations ridden to, near and far, with the keys that lead to each from the one before, and where a hand taps
   * that means no dot of it more than another: grid units from where it is drawn.
   */
  readonly rides: readonly { readonly to: StationId; readonly keys: readonly string[]; readonly aim: Point }[];
  /** As it grows: stood there, come by, thrown, and after each ride; each is judged and said. */
  readonly states: readonly Situation[];
}

/** Random questions on a board; the stations are drawn by the network, whatever the keys make of it. */
export function routesOn(network: Network, draw: Draw, count: number): readonly Asked[] {
  const { board } = network;
  const stations = [...board.stations.values()];
  const keysTo = keyWalks(board);
  const places = new Map(symbolsOfBoard(board).map((symbols) => [symbols.station, symbols.places]));
  const aimAt = (station: StationId): Point => betweenDots(places.get(station)!);

  const wander = (from: StationId): StationId => {
    let here = from;
    for (let hops = draw(HOPS) + 1; hops > 0; hops -= 1) {
      const next = network.hopsFrom(network.place(here));
      here = next[draw(next.length)]!.to;
    }
    return here;
  };

  const route = (): Asked => {
    const { id: at, name } = stations[draw(stations.length)]!;
    const die = draw(6) + 1;
    const ways = waysTo(network, at);
    const came = draw(ways.length + 1);
    const stood = standAt({ ...emptySituation(board.id), dice: [die] }, at);
    let situation = comeBy(stood, ways[came - 1] ?? null);
    const states = [stood, situation, situation];
    const rides: Asked['rides'][number][] = [];
    let head = at;
    for (let left = draw(RIDES) + 1; left > 0; left -= 1) {
      const to = wander(head);
      const ridden = rideTo(network, situation, to);
      if (!ridden) continue;
      rides.push({ to, keys: keysTo(head, to), aim: aimAt(to) });
      situation = ridden;
      states.push(situation);
      head = to;
    }
    if (rides.length === 0) return route();
    const letters = [...name.toLowerCase()];
    const enough = letters.findIndex((_, last) => search(stations, letters.slice(0, last + 1).join(''))[0]?.id === at);
    return { at, typed: letters.slice(0, enough + 1).join(''), came, die, rides, states };
  };
  return Array.from({ length: count }, route);
}

/** The middle between the two places of a station that lie closest, from its first. */
function betweenDots(places: readonly Point[]): Point {
  const first = places[0]!;
  const pairs = places.flatMap((one, index) => places.slice(index + 1).map((other) => [one, other] as const));
  const [closest] = pairs.toSorted((one, other) => distance(...one) - distance(...other));
  return closest ? minus(middle(...closest), first) : [0, 0];
}

/** @returns the fewest arrow keys that lead from one station to another. */
function keyWalks(board: Board): (from: StationId, to: StationId) => readonly string[] {
  const known = new Map<StationId, readonly { readonly key: string; readonly to: StationId }[]>();
  const nextOf = (station: StationId) => {
    const found =
      known.get(station) ?? STEPS.map(({ key, arrow, reach }) => ({ key, to: walk(board, station, arrow, reach) }));
    known.set(station, found);
    return found;
  };
  return (from, to) => {
    const ways = new Map<StationId, readonly string[]>([[from, []]]);
    for (const [station, keys] of ways) {
      if (station === to) return keys;
      for (const next of nextOf(station)) if (!ways.has(next.to)) ways.set(next.to, [...keys, next.key]);
    }
    throw new Error(`no keys lead from ${from} to ${to}`);
  };
}
