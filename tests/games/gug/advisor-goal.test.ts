import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardAsOf } from '../../../src/games/gug/earlier-drawings.ts';
import { solveGoal } from '../../../src/games/gug/advisor/goal.ts';
import { aheadOf, bestOf, endsFrom, figuresAt, routeTo } from '../../../src/games/gug/advisor/play.ts';
import { makeTurns, type Turns, wayOf } from '../../../src/games/gug/advisor/turns.ts';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import { makeBoard } from '../../../src/games/gug/board.ts';
import { makeNetwork } from '../../../src/games/gug/network.ts';
import { NO_WORKS, type Position } from '../../../src/games/gug/position.ts';
import { DEFAULT_RULINGS } from '../../../src/games/gug/rulings.ts';
import { startPosition } from '../../../src/games/gug/situation.ts';
import { CLASSIC } from '../../../src/games/gug/sips.ts';
import { judgeTurn } from '../../../src/games/gug/turn.ts';
import { LONDON_2025, networkOf, situationOf } from './ask.ts';
import { makeDay } from './brute/day.ts';
import { bruteGoal } from './brute/goals.ts';
import { anyRulings } from './brute/situations.ts';
import { smallBoards } from './brute/small-boards.ts';

/** Each takes a third of a second; `npm run explore` tries many more. */
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 20);
const TIME_LIMIT = 5_000 * RUNS;

const station = (id: string) => id as StationId;
const london = makeTurns(networkOf('london-2025'), CLASSIC);

/** Expected turns to a goal, as a link asks for it. */
function turnsTo(turns: Turns, goal: string, query: string): number {
  const { position } = situationOf('london-2025', query);
  return figuresAt(turns, solveGoal(turns, station(goal), position.drops), position).turns;
}

describe('playing for one end station', () => {
  // From an independent program, over the drawing in which the branches part at Camden Town to the south-west and south-east.
  const first = makeTurns(makeNetwork(boardAsOf(LONDON_2025, 1), DEFAULT_RULINGS), CLASSIC);
  it.each([
    ['victoria', 1.527778],
    ['kings-cross-st-pancras', 2.559568],
    ['oxford-circus', 2.079475],
  ])('takes from %s to Brixton what an independent program found', (at, turns) => {
    expect(turnsTo(first, 'brixton', `at=${at}`)).toBeCloseTo(turns, 6);
  });

  it('takes longer where 10.1 forbids to ride up one branch to Camden Town and down the other', () => {
    expect(turnsTo(london, 'brixton', 'at=victoria')).toBeCloseTo(1.527778, 6);
    expect(turnsTo(london, 'brixton', 'at=kings-cross-st-pancras')).toBeCloseTo(2.572377, 6);
    expect(turnsTo(london, 'brixton', 'at=oxford-circus')).toBeCloseTo(2.079475, 6);
  });

  it.each([
    ['14.1: who has not touched the loop has to go there first', 'brixton', 'at=stockwell&touched=0', 'at=stockwell'],
    [
      '10.1, R1: who may not turn back takes longer',
      'brixton',
      'at=stockwell&from=brixton&by=victoria',
      'at=stockwell',
    ],
    [
      '16.4: who has ended twice at Leicester Square may not again',
      'cockfosters',
      'at=holborn&leicester=2',
      'at=holborn',
    ],
  ])('%s', (_, goal, worse, better) => {
    expect(turnsTo(london, goal, worse)).toBeGreaterThanOrEqual(turnsTo(london, goal, better));
  });

  it('is the same from every way to have come, asked of the tables and of the search of the judge', () => {
    const solved = solveGoal(london, station('heathrow'), []);
    const { network } = london;
    network.hops
      .filter(({ index }) => index % 7 === 0)
      .forEach(({ from, line, to }, index) => {
        const touched = index % 2 === 0;
        const position = { ...startPosition(to, { from, by: line }), touched, leicester: index % 4 };
        const tables = figuresAt(london, solved, position);
        const search = aheadOf(london, solved, position, endsFrom(network, position, CLASSIC));
        expect(search.turns).toBeCloseTo(tables.turns, 8);
        expect(search.sips).toBeCloseTo(tables.sips, 6);
      });
  });

  it('is what games come to that are played so, every turn legal by the judge', () => {
    const GAMES = 20_000;
    const solved = solveGoal(london, station('brixton'), []);
    const { network } = london;
    const plays = new Map<
      string,
      readonly { readonly after: Position; readonly sips: number; readonly drops: boolean }[]
    >();
    const playsFrom = (position: Position) => {
      const { touched, leicester } = position;
      const key = `${wayOf(network, position)} ${touched} ${leicester}`;
      const known = plays.get(key);
      if (known) return known;
      const found = endsFrom(network, position, CLASSIC).map((ends, index) => {
        const { end, worth } = bestOf(london, solved, ends);
        const verdict = judgeTurn(network, position, { dice: [index + 1], route: routeTo(end) });
        expect(verdict.outcome).toBe('legal');
        expect(verdict.after).toEqual(end.after);
        if (worth.drops) expect(verdict.drop.allowed).toBe('yes');
        const toss = verdict.findings.some(({ reason }) => reason === 'leicester-toss') ? 3.5 : 0;
        expect(end.sips).toBe(verdict.sips.total + toss);
        return { after: end.after, sips: end.sips, drops: worth.drops };
      });
      plays.set(key, found);
      return found;
    };
    let seed = 1;
    const throwDie = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * 6);
    };
    const start = startPosition(station('kings-cross-st-pancras'));
    const counts = Array.from({ length: GAMES }, () => {
      let [position, turns, sips] = [start, 0, 0];
      for (;;) {
        const { after, sips: more, drops } = playsFrom(position)[throwDie()]!;
        turns += 1;
        sips += more;
        position = after;
        if (drops) return { turns, sips };
      }
    });
    const { turns, sips } = figuresAt(london, solved, start);
    for (const [expected, values] of [
      [turns, counts.map((count) => count.turns)],
      [sips, counts.map((count) => count.sips)],
    ] as const) {
      const mean = values.reduce((sum, value) => sum + value, 0) / GAMES;
      const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (GAMES - 1);
      // The dice are always the same: five standard errors leave room for nothing but a wrong figure.
      expect(Math.abs(mean - expected)).toBeLessThan(5 * Math.sqrt(variance / GAMES));
    }
  });

  it('is what a search through every route finds, on small boards and by every ruling', { timeout: TIME_LIMIT }, () => {
    const choice = fc.nat({ max: 1_000_000 });
    const arbitrary = fc.record({
      data: smallBoards,
      rulings: anyRulings,
      at: choice,
      goal: choice,
      touched: fc.boolean(),
      leicester: fc.nat({ max: 2 }),
    });
    let compared = 0;
    fc.assert(
      fc.property(arbitrary, ({ data, rulings, at, goal, touched, leicester }) => {
        const network = makeNetwork(makeBoard(data), rulings);
        const turns = makeTurns(network, CLASSIC);
        const starts = Object.keys(data.stations);
        const { station: there } = turns.arrivals[goal % turns.arrivals.length]!;
        const position = { ...startPosition(station(starts[at % starts.length]!)), touched, leicester };
        const slow = bruteGoal(makeDay(data, rulings, NO_WORKS), position, there, 12_000);
        fc.pre(slow !== undefined);
        const { turns: fast } = figuresAt(turns, solveGoal(turns, there, []), position);
        if (fast === Infinity) expect(slow).toBeGreaterThan(100);
        else if (fast < 100) expect(fast).toBeCloseTo(slow, 8);
        compared += 1;
      }),
      { numRuns: RUNS },
    );
    expect(compared).toBe(RUNS);
  });
});
