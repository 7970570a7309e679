import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXACT_TURNS } from '../../../src/games/gug/advisor/in-time.ts';
import { averageOf, bestInTime, madeFrom } from '../../../src/games/gug/advisor/play-in-time.ts';
import { endsFrom } from '../../../src/games/gug/advisor/play.ts';
import { makeTurns } from '../../../src/games/gug/advisor/turns.ts';
import { makeWholeGame } from '../../../src/games/gug/advisor/whole-game.ts';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import { makeBoard } from '../../../src/games/gug/board.ts';
import { makeNetwork } from '../../../src/games/gug/network.ts';
import { type Drop, NO_WORKS, type Position } from '../../../src/games/gug/position.ts';
import { startPosition } from '../../../src/games/gug/situation.ts';
import { TURNS_MOST } from '../../../src/games/gug/turns-in-time.ts';
import { CLASSIC } from '../../../src/games/gug/sips.ts';
import { seeded } from '../../../src/games/shared/seeded.ts';
import { networkOf, situationOf } from './ask.ts';
import { makeDay } from './brute/day.ts';
import { bruteInTime } from './brute/in-time.ts';
import { anyRulings } from './brute/situations.ts';
import { smallBoards } from './brute/small-boards.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 60);
const TIME_LIMIT = 5_000 * RUNS;
/** Drops made sooner count a little more, and so much at most in the turns of these tests. */
const LITTLE = 0.002;

const network = networkOf('london-2025');
const turns = makeTurns(network, CLASSIC);
const whole = makeWholeGame(turns);
const asking = (drops: readonly Drop[]) => ({ turns, ...whole.inTime(drops) });
const made = (position: Position, left: number) => madeFrom(asking(position.drops), position, left);

describe('the most drops in the turns left', { timeout: 60_000 }, () => {
  it('is what a search through every route finds, on small boards and by every ruling', { timeout: TIME_LIMIT }, () => {
    const choice = fc.nat({ max: 1_000_000 });
    const arbitrary = fc.record({
      data: smallBoards,
      rulings: anyRulings,
      at: choice,
      touched: fc.boolean(),
      left: fc.integer({ min: 1, max: EXACT_TURNS + 3 }),
    });
    let [compared, some, estimated] = [0, 0, 0];
    fc.assert(
      fc.property(arbitrary, ({ data, rulings: any, at, touched, left }) => {
        // A plan forgets how often turns ended at Leicester Square: here nobody counts them.
        const rulings = { ...any, R16: 'no-limit' as const };
        const stations = Object.keys(data.stations);
        const position = { ...startPosition(stations[at % stations.length] as StationId), touched };
        const slow = bruteInTime(makeDay(data, rulings, NO_WORKS), position, left, 20_000);
        fc.pre(slow !== undefined);
        const table = makeTurns(makeNetwork(makeBoard(data), rulings), CLASSIC);
        const plan = makeWholeGame(table);
        const fast = madeFrom({ turns: table, ...plan.inTime([]) }, position, left);
        expect(fast).toBeLessThan(slow + LITTLE);
        if (left <= EXACT_TURNS) expect(fast).toBeGreaterThan(slow - 1e-9);
        // An estimate is a way to play; how good a one, the bench says.
        else expect(fast).toBeGreaterThanOrEqual(0.8 * slow);
        compared += 1;
        some += Number(slow > 0);
        estimated += Number(slow > 1 && left > EXACT_TURNS);
      }),
      { numRuns: RUNS },
    );
    expect(compared).toBe(RUNS);
    expect(some).toBeGreaterThan(RUNS / 4);
    // A few tries may all be ones that are worked out.
    expect(estimated).toBeGreaterThanOrEqual(Math.floor(RUNS / 60));
  });

  it('is never less with one turn more, and never one drop more', () => {
    const start = startPosition('kings-cross-st-pancras' as StationId);
    for (let left = 1; left <= TURNS_MOST; left += 1) {
      const [before, now] = [made(start, left - 1), made(start, left)];
      expect(now).toBeGreaterThanOrEqual(before);
      expect(now).toBeLessThanOrEqual(before + 1 + LITTLE);
    }
    expect(made(start, TURNS_MOST)).toBeGreaterThan(5);
    // With so many left it is an estimate: what it says today.
    expect(made(start, 8)).toBeCloseTo(3.832431, 5);
    expect(made(start, TURNS_MOST)).toBeCloseTo(8.005226, 5);
  });

  it('counts the first end of all as any other', () => {
    const [first] = turns.arrivals;
    expect(first!.station).toBe('harrow-and-wealdstone');
    const kenton = { from: 'south-kenton' as StationId, by: first!.line };
    expect(made({ ...startPosition('kenton' as StationId, kenton), touched: true }, 1)).toBe(1);
  });

  it('is the chance of the last drop where one is left, and nothing where all are made', () => {
    const NINE =
      'metropolitan:chesham,piccadilly:heathrow,piccadilly:heathrow,victoria:walthamstow-central,piccadilly:cockfosters,' +
      'hammersmith-city:hammersmith-hc,bakerloo:harrow-and-wealdstone,northern:mill-hill-east,victoria:brixton';
    const { position } = situationOf('london-2025', `at=bank&drops=${NINE},northern:morden`);
    expect(made(position, 1)).toBeLessThan(made(position, 3));
    expect(made(position, TURNS_MOST)).toBeGreaterThan(0.99);
    expect(made(position, TURNS_MOST)).toBeLessThan(1 + LITTLE);
    // The two that are left: never more than both.
    const { position: two } = situationOf('london-2025', `at=bank&drops=${NINE}`);
    expect(made(two, TURNS_MOST)).toBeGreaterThan(1.9);
    expect(made(two, TURNS_MOST)).toBeLessThan(2 + LITTLE);
  });

  it.each(['may-decline', 'must-drop'] as const)(
    'is the same asked of the tables and of the search of the judge, R19: %s',
    (R19) => {
      const played = networkOf('london-2025', '', { rulings: { R19 } });
      const table = R19 === 'may-decline' ? turns : makeTurns(played, CLASSIC);
      const plan = { turns: table, ...(R19 === 'may-decline' ? whole : makeWholeGame(table)).inTime([]) };
      played.hops
        .filter(({ index }) => index % 17 === 0)
        .forEach(({ from, line, to }, index) => {
          const position = { ...startPosition(to, { from, by: line }), touched: index % 2 === 0 };
          const best = endsFrom(played, position, CLASSIC).map((found) => bestInTime(plan, found, 2));
          expect(averageOf(best)).toBeCloseTo(madeFrom(plan, position, 3), 9);
        });
    },
  );

  it.each([
    [EXACT_TURNS, 3_000],
    [EXACT_TURNS + 2, 300],
  ])('is what games of %i turns come to that are played so', (most, games) => {
    const random = seeded(15);
    const start = startPosition('kings-cross-st-pancras' as StationId);
    const known = new Map<string, { readonly after: Position; readonly made: 0 | 1 }>();
    const play = (position: Position, left: number, die: number) => {
      const { at, came, drops, touched } = position;
      const key = [at, came?.from, came?.by, drops.map(({ station }) => station).join(), touched, left, die].join(' ');
      const found = known.get(key);
      if (found) return found;
      const { end, drops: isDropped } = bestInTime(asking(drops), endsFrom(network, position, CLASSIC)[die]!, left - 1);
      const stays = { ...end.after, leicester: 0 };
      const dropped = { ...stays, drops: [...drops, end.arrival!], touched: network.isOnLoop(network.place(stays.at)) };
      const next = isDropped ? { after: dropped, made: 1 as const } : { after: stays, made: 0 as const };
      known.set(key, next);
      return next;
    };
    const counts = Array.from({ length: games }, () => {
      let [position, count] = [start, 0];
      for (let left = most; left > 0; left -= 1) {
        const { after, made: one } = play(position, left, random(6));
        count += one;
        position = after;
      }
      return count;
    });
    const mean = counts.reduce((sum, value) => sum + value, 0) / games;
    const variance = counts.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (games - 1);
    const errors = (mean - made(start, most)) / Math.sqrt(variance / games);
    // The dice are always the same: five standard errors leave room for nothing but a wrong figure.
    expect(errors).toBeGreaterThan(-5);
    if (most <= EXACT_TURNS) expect(errors).toBeLessThan(5);
  });
});
