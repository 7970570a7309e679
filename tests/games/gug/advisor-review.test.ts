import { describe, expect, it } from 'vitest';
import type { StationId } from '../../../src/games/gug/board-data.ts';
import { solveGoal } from '../../../src/games/gug/advisor/goal.ts';
import { countedOut, endsFrom, figuresAt, type FoundEnd } from '../../../src/games/gug/advisor/play.ts';
import { AS_GOOD, balanceOfMoves, type PlayedMove, reviewMove } from '../../../src/games/gug/advisor/review.ts';
import type { Solved } from '../../../src/games/gug/advisor/solve.ts';
import { makeTurns } from '../../../src/games/gug/advisor/turns.ts';
import type { Position } from '../../../src/games/gug/position.ts';
import { startPosition } from '../../../src/games/gug/situation.ts';
import { CLASSIC } from '../../../src/games/gug/sips.ts';
import { networkOf, situationOf } from './ask.ts';

const station = (id: string) => id as StationId;
const network = networkOf('london-2025');
const turns = makeTurns(network, CLASSIC);
const brixton = solveGoal(turns, station('brixton'), []);
const victoria = startPosition(station('victoria'));

/** The end of a throw at a station. */
function endAt(position: Position, die: number, at: string): FoundEnd {
  return endsFrom(network, position, CLASSIC)[die - 1]!.find((end) => end.after.at === at)!;
}
function made(position: Position, die: number, at: string): PlayedMove {
  const { after, sips, arrival } = endAt(position, die, at);
  return { position, die, after, drop: at === 'brixton' ? arrival! : null, sips, isCountedOut: false };
}

// Brixton is four stations from Victoria. Between them the points are doubled (8.4): from Pimlico a 1 stops short, and from
// Vauxhall and Stockwell every throw gets there. So a turn at Victoria takes 1 + (7/6 + 1 + 1) / 6 turns on average.
const FROM_PIMLICO = 1 + 1 / 6;
const FROM_VICTORIA = 1 + (FROM_PIMLICO + 1 + 1) / 6;

describe('how a move was played', () => {
  it.each([
    [1, 'pimlico', FROM_PIMLICO],
    [2, 'vauxhall', 1],
    [3, 'stockwell', 1],
    [4, 'brixton', 0],
    [6, 'brixton', 0],
  ])('8.1: a %i to %s is the best, and all the rest is luck', (die, at, left) => {
    const review = reviewMove(turns, brixton, made(victoria, die, at));
    expect(review.ahead).toBeCloseTo(FROM_VICTORIA, 8);
    expect(review.left).toBeCloseTo(left, 8);
    expect(review.luck).toBeCloseTo(FROM_VICTORIA - 1 - left, 8);
    expect(review.cost).toBeCloseTo(0, 8);
    expect(review.better).toBeNull();
    expect(review.sipsOfChoice).toBe(0);
  });

  it('12.2: who rides the other way has thrown as well, and chosen worse', () => {
    const move = made(victoria, 3, 'oxford-circus');
    const { cost, luck, better, left } = reviewMove(turns, brixton, move);
    expect(luck).toBeCloseTo(FROM_VICTORIA - 2, 8);
    expect(left).toBeCloseTo(figuresAt(turns, brixton, move.after).turns, 8);
    expect(cost).toBeCloseTo(left - 1, 8);
    expect(cost).toBeGreaterThan(0.5);
    expect(better).toMatchObject({ station: 'stockwell', clause: 'gug-12.2', drops: false });
    expect(better?.route).toHaveLength(3);
  });

  it('12.1: who gets there and drops nothing has the whole way before them again', () => {
    const { cost, better } = reviewMove(turns, brixton, { ...made(victoria, 4, 'brixton'), drop: null });
    expect(cost).toBeGreaterThan(1);
    expect(better).toMatchObject({ station: 'brixton', clause: 'gug-12.1', drops: true });
  });

  it('11.3: who is counted out can stop early in that turn, and in no later one', () => {
    const stopped = endsFrom(countedOut(network), victoria, CLASSIC)[2]!.find(({ after }) => after.at === 'pimlico')!;
    expect(endsFrom(network, victoria, CLASSIC)[2]!.some(({ after }) => after.at === 'pimlico')).toBe(false);
    const { after, sips } = stopped;
    const review = reviewMove(turns, brixton, {
      position: victoria,
      die: 3,
      after,
      drop: null,
      sips,
      isCountedOut: true,
    });
    expect(review.ahead).toBeCloseTo(FROM_VICTORIA, 8);
    expect(review.left).toBeCloseTo(FROM_PIMLICO, 8);
    expect(review.cost).toBeCloseTo(FROM_PIMLICO - 1, 8);
  });

  it('14.1: who rides to the end station before the loop has lost the way round', () => {
    const pimlico = { ...startPosition(station('pimlico')), touched: false };
    const move = { ...made(pimlico, 3, 'brixton'), drop: null };
    const { better, cost } = reviewMove(turns, brixton, move);
    expect(move.after.touched).toBe(false);
    expect(better).toMatchObject({ clause: 'gug-14.1', drops: false });
    expect(cost).toBeGreaterThan(0.5);
  });

  it('4.1: what a referee let through is compared by what was drunk', () => {
    const move = made(victoria, 3, 'stockwell');
    const { sipsOfFate, sipsOfChoice } = reviewMove(turns, brixton, {
      ...move,
      after: { ...move.after, at: station('morden') },
      sips: 7,
    });
    expect(sipsOfFate + sipsOfChoice).toBe(7);
    expect(sipsOfFate).toBe(move.sips);
  });

  it('8.1: of two routes that come the same way, the one that was ridden counts, with the points that it left', () => {
    const acton = startPosition(station('acton-town'));
    const [short, long] = endsFrom(network, acton, CLASSIC)[2]!.filter(({ after }) => after.at === 'ealing-broadway');
    expect([short!.after, short!.sips, long!.sips]).toEqual([long!.after, 6, 3]);
    const [far, near] = [short!, long!].map(({ after, sips }) =>
      reviewMove(turns, brixton, { position: acton, die: 3, after, drop: null, sips, isCountedOut: false }),
    );
    expect([far!, near!].map(({ sipsOfFate, sipsOfChoice }) => sipsOfFate + sipsOfChoice)).toEqual([6, 3]);
  });

  it('16.4: the toss at Leicester Square is counted on average, whatever it showed', () => {
    const covent = startPosition(station('covent-garden'));
    const [end] = endsFrom(network, covent, CLASSIC)[0]!.filter(({ after }) => after.at === 'leicester-square');
    const move = { position: covent, die: 1, after: end!.after, drop: null, sips: 1, isCountedOut: false };
    const { sipsOfFate, sipsOfChoice } = reviewMove(turns, brixton, move);
    expect(sipsOfFate + sipsOfChoice).toBe(1 + 3.5);
  });

  it('16.4: who could have tossed there and rode elsewhere does not toss', () => {
    const covent = startPosition(station('covent-garden'));
    const [end] = endsFrom(network, covent, CLASSIC)[0]!.filter(({ after }) => after.at === 'holborn');
    const move = { position: covent, die: 1, after: end!.after, drop: null, sips: 0, isCountedOut: false };
    const { sipsOfFate, sipsOfChoice } = reviewMove(turns, brixton, move);
    expect(sipsOfFate + sipsOfChoice).toBe(0);
  });

  /** Brixton by other figures: so many turns ahead of every place, and of a drop. */
  const brixtonBy = (place: number, drop: number): Solved => ({
    task: {
      ...brixton.task,
      endings: brixton.task.endings.map((ending) =>
        ending.is === 'drop' ? { is: 'drop', ahead: { turns: drop, sips: 0 } } : ending,
      ),
    },
    blocks: brixton.blocks.map(({ sips }) => ({ turns: sips.map(() => place), sips: sips.map(() => 0) })),
  });

  it.each([
    ['the game can no longer be ended after a drop', brixtonBy(5, Infinity), 6, Infinity],
    ['it could not be ended by some throws, and was by this one', brixtonBy(Infinity, 0), Infinity, 0],
  ])('where %s nothing was luck, and nothing a mistake', (_, solved, ahead, left) => {
    const review = reviewMove(turns, solved, made(victoria, 4, 'brixton'));
    expect(review).toMatchObject({ ahead, left, luck: 0, cost: 0, better: null });
  });

  it.each([
    [AS_GOOD, null],
    [2 * AS_GOOD, { station: 'brixton', clause: 'gug-12.1', drops: true }],
  ])('what costs five thousandths of a turn is no mistake yet: %s', (place, better) => {
    const review = reviewMove(turns, brixtonBy(place, 0), { ...made(victoria, 4, 'brixton'), drop: null });
    expect(review.cost).toBe(place);
    expect(review.better).toEqual(better && expect.objectContaining(better));
  });

  it('13.3: where the goal can never be dropped nothing was luck, and nothing a mistake', () => {
    const { drops } = situationOf('london-2025', 'at=victoria&drops=northern:high-barnet').position;
    const never = solveGoal(turns, station('edgware'), drops);
    const { ahead, luck, cost, better } = reviewMove(turns, never, made(victoria, 3, 'oxford-circus'));
    expect({ ahead, luck, cost, better }).toEqual({ ahead: Infinity, luck: 0, cost: 0, better: null });
  });

  it('luck is nothing on average, whatever the dice', () => {
    const reviews = [1, 2, 3, 4, 5, 6].map((die) => {
      const [at] = ['pimlico', 'vauxhall', 'stockwell', 'brixton', 'brixton', 'brixton'].slice(die - 1);
      return reviewMove(turns, brixton, made(victoria, die, at!));
    });
    const { luck, cost, moves } = balanceOfMoves(reviews);
    expect(moves).toBe(6);
    expect(luck).toBeCloseTo(0, 8);
    expect(cost).toBeCloseTo(0, 8);
  });

  it('of many moves everything is summed', () => {
    const move = { ahead: 0, left: 0, better: null };
    const moves = [
      { ...move, luck: 1, cost: 2, sipsOfFate: 4, sipsOfChoice: 8 },
      { ...move, luck: 16, cost: 32, sipsOfFate: 64, sipsOfChoice: -128 },
    ];
    expect(balanceOfMoves(moves)).toEqual({ moves: 2, luck: 17, cost: 34, sipsOfFate: 68, sipsOfChoice: -120 });
  });
});
