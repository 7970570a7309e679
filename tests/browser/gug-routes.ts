import type { Point, StationId } from '../../src/games/gug/board-data.ts';
import type { Board } from '../../src/games/gug/board.ts';
import type { Network } from '../../src/games/gug/network.ts';
import { emptySituation, type Situation } from '../../src/games/gug/situation.ts';
import { judgeTurn } from '../../src/games/gug/turn.ts';
import type { Draw } from '../../src/games/shared/seeded.ts';
import { backTo, comeBy, rideTo, standAt, waysTo } from '../../src/tables/gug/asking.ts';
import { search } from '../../src/tables/gug/search.ts';
import { snapOn } from '../../src/map/snap.ts';
import { symbolsOfBoard } from '../../src/map/symbols.ts';
import { TIERS } from '../../src/map/tiers.ts';
import { distance, middle, minus, plus } from '../../src/map/vector.ts';
import { type Arrow, walk } from '../../src/map/walk.ts';

/** Farthest that one ride is drawn, in hops. */
const HOPS = 6;
const RIDES = 4;
/** CSS pixels to a grid unit: how large the map may be when a station is tapped; it fits itself up to the largest. */
const SCALES = [...TIERS.filter((scale) => scale < 24), 24];
/** Grid units beside the middle between two dots, the nearest first: where a tap is tried. */
const STEPS_BESIDE = Array.from({ length: 13 }, (_, step) => (step - 6) / 4);
const BESIDE = STEPS_BESIDE.flatMap((right) => STEPS_BESIDE.map((down): Point => [right, down])).toSorted(
  (one, other) => Math.hypot(...one) - Math.hypot(...other),
);
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
   * that means no dot of it more than another, however large the map is: grid units from where it is drawn.
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
  const aimAt = aimsOn(network);

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
      // Chosen on the map, which is not the same as typing its name: the next station is one step away.
      const verdict = judgeTurn(network, situation.position!, situation);
      const ridden = backTo(network, situation, to, verdict) ?? rideTo(network, situation, to, []);
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

/**
 * Where a tap means a station, and no dot of it more than another: between the two of its dots that lie closest, where
 * nothing else is nearer. What else there is to hit grows with the map, and how large that is when the tap comes is chance.
 */
function aimsOn(network: Network): (station: StationId) => Point {
  const { board } = network;
  const places = new Map(symbolsOfBoard(board).map((symbols) => [symbols.station, symbols.places]));
  const snap = snapOn(board);
  const means = (station: StationId, aim: Point) =>
    SCALES.every((scale) => {
      const tap = snap(aim, scale);
      // From afar the tap goes closer, and is made again; of one that is drawn as two stations, either serves.
      if (tap?.kind === 'closer') return true;
      return tap?.kind === 'station' && network.place(tap.station) === network.place(station) && !tap.lines;
    });
  return (station) => {
    const dots = places.get(station)!;
    const first = dots[0]!;
    const pairs = dots.flatMap((one, index) => dots.slice(index + 1).map((other) => [one, other] as const));
    const [[one, other] = [first, first]] = pairs.toSorted((a, b) => distance(...a) - distance(...b));
    const aims = BESIDE.map((off) => plus(middle(one, other), off));
    const aim = aims.find((candidate) => means(station, candidate));
    if (!aim) throw new Error(`no tap means ${station} alone on ${board.id}`);
    return minus(aim, first);
  };
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
