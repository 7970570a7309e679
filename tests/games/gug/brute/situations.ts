import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { BoardData, Side } from '../../../../src/games/gug/board-data.ts';
import type { Drop, Position, Works } from '../../../../src/games/gug/position.ts';
import { NO_WORKS } from '../../../../src/games/gug/position.ts';
import type { Rulings } from '../../../../src/games/gug/rulings.ts';
import { DEFAULT_RULINGS, GUG_RULINGS, RULING_IDS } from '../../../../src/games/gug/rulings.ts';
import { legsFrom } from './board.ts';
import type { Day } from './day.ts';
import { makeDay, placeOf } from './day.ts';
import { bruteDrop, candidates } from './drops.ts';

export const BOARDS = ['london-2025', 'london-2003'].map((id) => {
  const file = new URL(`../../../../content/boards/${id}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as BoardData;
});

/** A table's day and a player on it, with the answers of the brute force within reach. */
export interface Situation {
  readonly data: BoardData;
  readonly rulings: Rulings;
  readonly works: Works;
  readonly sides: Readonly<Record<string, Side>>;
  readonly day: Day;
  readonly position: Position;
  readonly dice: readonly number[];
}

export const anyRulings: fc.Arbitrary<Rulings> = fc
  .record(
    Object.fromEntries(
      RULING_IDS.map((id) => {
        const [usual, ...others] = GUG_RULINGS[id].options as readonly [string, ...string[]];
        return [id, fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, ...others.map((one) => fc.constant(one)))];
      }),
    ),
  )
  .map((rulings) => rulings as unknown as Rulings);

/** Numbers that choose: taken modulo the length of the list that they choose from. */
const choice = fc.nat({ max: 1_000_000 });

function pick<T>(list: readonly T[], number: number): T {
  return list[number % list.length]!;
}

/** Stations at most so many stretches away. */
function around(day: Day, station: string, reach: number): string[] {
  let near = new Set([station]);
  for (let step = 0; step < reach; step += 1) {
    near = new Set([...near].flatMap((name) => [name, ...legsFrom(day.paper, name).map(({ to }) => to)]));
  }
  return [...near];
}

/** Closures close to a station, where they matter. */
function worksAround(day: Day, station: string, stations: readonly number[], stretches: readonly number[]): Works {
  const near = around(day, station, 3);
  const legs = near.flatMap((name) => legsFrom(day.paper, name));
  const closed = new Set(stations.map((number) => pick(near, number)));
  const shut = stretches.map((number) => pick(legs, number)).map(({ from, to }) => [from, to]);
  return { stations: [...closed], stretches: shut } as unknown as Works;
}

/** Drops that were legal one after the other. */
function dropsInTurn(day: Day, numbers: readonly number[]): Drop[] {
  const drops: Drop[] = [];
  for (const number of numbers) {
    const legal = candidates(day).filter(({ station, line }) => bruteDrop(day, drops, station, line));
    if (legal.length > 0) drops.push(pick(legal, number));
  }
  return drops;
}

function cameOf(day: Day, at: string, number: number): Position['came'] {
  const here = placeOf(day, at);
  const riding = [...day.hops.values()].flat().filter(({ to }) => placeOf(day, to) === here);
  return riding.length === 0
    ? null
    : ({ from: pick(riding, number).from, by: pick(riding, number).line } as Position['came']);
}

export const situations = (most: number): fc.Arbitrary<Situation> =>
  fc
    .record({
      data: fc.constantFrom(...BOARDS),
      rulings: fc.oneof(fc.constant(DEFAULT_RULINGS), anyRulings),
      at: choice,
      came: fc.option(choice, { freq: 4 }),
      closed: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(choice, { maxLength: 4 })),
      shut: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(choice, { maxLength: 2 })),
      drops: fc.oneof(fc.constant([]), fc.array(choice, { maxLength: 11 })),
      sides: fc.array(fc.tuple(choice, fc.constantFrom<Side>('north', 'south')), { maxLength: 3 }),
      touched: fc.boolean(),
      leicester: fc.nat({ max: 3 }),
      dice: fc.array(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 2 }),
    })
    .map(({ data, rulings, at, came, closed, shut, drops, sides, touched, leicester, dice }) => {
      const open = makeDay(data, rulings, NO_WORKS);
      const station = pick(Object.keys(data.stations), at);
      const works = worksAround(open, station, closed, shut);
      const ends = candidates(open).map((drop) => drop.station);
      const set = Object.fromEntries(sides.map(([number, side]) => [pick(ends, number), side]));
      const day = makeDay(data, rulings, works, set);
      const position = {
        at: station,
        came: came === null ? null : cameOf(day, station, came),
        drops: dropsInTurn(day, drops),
        touched,
        leicester,
      } as unknown as Position;
      const situation = { data, rulings, works, sides: set, day, position, dice };
      return { ...situation, [fc.toStringMethod]: () => inWords(situation) };
    });

/** A counter-example without the board in it. */
function inWords({ data, rulings, works, sides, position, dice }: Situation): string {
  const unusual = RULING_IDS.filter((id) => rulings[id] !== DEFAULT_RULINGS[id]).map((id) => `${id}=${rulings[id]}`);
  return JSON.stringify({ board: data.id, unusual, works, sides, position, dice });
}
