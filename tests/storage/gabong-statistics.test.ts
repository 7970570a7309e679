import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GabongEvent } from '../../src/games/gabong/match-events.ts';
import { GABONG_ADAPTER, type GabongStanding } from '../../src/games/log-adapters/gabong.ts';
import type { SavedGabongGame } from '../../src/storage/saved-game.ts';
import { GABONG_UI } from '../../src/logbook/gabong-ui.ts';
import { resultFromGame } from '../../src/storage/result-from-game.ts';
import { type Round, rounds, RUNS, SLOWLY, stepsOf } from '../games/gabong/match-rounds.ts';
import { deal, dealsOf, reading, setupOf } from '../games/gabong/match-table.ts';
import { gabongRound } from './gabong-rounds.ts';
import { gabongStanding, tongueOf } from './adapters.ts';

const ROUNDS = (['ten-deals', 'to-500', 'extra-deal', 'broken-off'] as const).map((id, at) => ({
  id,
  standing: { ...gabongStanding(gabongRound(id)), at },
}));

test('figures add up over the rounds, whoever has won most first', () => {
  const all = GABONG_ADAPTER.statistics(ROUNDS.toReversed());
  expect(all.map(({ name, wins }) => [name, wins])).toEqual([
    ['Maya', 3],
    ['Åse', 1],
    ['Ola', 1],
    ['Per', 0],
    ['Siri', 0],
    ['Tor', 0],
  ]);
  const [maya] = all;
  expect(maya!.rounds.map(({ id, place, of }) => [id, place, of])).toEqual([
    ['ten-deals', 6, 6],
    ['to-500', 1, 4],
    ['extra-deal', 1, 3],
    ['broken-off', 1, 2],
  ]);
  expect(maya).toMatchObject({ deals: 30, dealsWon: 10, thetas: 5, worst: 320, best: 44, penalties: 2 });
});

test('the average hand is over all deals, and not over the averages of rounds', () => {
  const rounds = ['short', 'long'].map((id, at) => {
    const { standing } = ROUNDS[3]!;
    const deals = at === 0 ? 1 : 9;
    const players = standing.players.map((player) => ({ ...player, deals, average: at === 0 ? 100 : 10 }));
    return { id, standing: { ...standing, players, deals, at } };
  });
  expect(GABONG_ADAPTER.statistics(rounds)[0]!.average).toBeCloseTo(19);
});

test('rounds that run, and those without a deal, count for nobody; names in another case are one player', () => {
  const { standing } = ROUNDS[3]!;
  const running: GabongStanding = { ...standing, is: 'running' };
  const empty: GabongStanding = { ...standing, deals: 0, isVoid: true };
  expect(
    GABONG_ADAPTER.statistics([
      { id: 'a', standing: running },
      { id: 'b', standing: empty },
    ]),
  ).toEqual([]);
  const loud = standing.players.map((player) => ({ ...player, name: player.name.toUpperCase() }));
  const all = GABONG_ADAPTER.statistics([ROUNDS[3]!, { id: 'loud', standing: { ...standing, players: loud, at: 9 } }]);
  expect(all.map(({ name, rounds }) => [name, rounds.length])).toEqual([
    ['MAYA', 2],
    ['OLA', 2],
  ]);
});

/** Maya is the GM of three; who is named comes and goes as told. */
const roundOf = (...steps: readonly GabongEvent[]): SavedGabongGame => ({
  ...gabongRound('broken-off'),
  setup: setupOf(3, { ...reading({ B26: 'none', B27: 'as-counted' }), ...dealsOf(3) }),
  events: steps.map((event, seq) => ({ id: `e${seq}`, seq, at: seq, kind: 'play', event })),
});
const leave = (seat: number): GabongEvent => ({ kind: 'leave', seat });
const join = (name: string): GabongEvent => ({ kind: 'join', name });
const of = (game: SavedGabongGame, player: string) => {
  const all = GABONG_ADAPTER.statistics([{ id: 'a', standing: gabongStanding(game) }]);
  return all.find(({ name }) => name === player);
};

test('F52: of two seats of one player the later one is theirs, and the better place, in whatever order they stand', () => {
  const { standing } = ROUNDS[3]!;
  const [first, ...others] = standing.players;
  const [seat, again] = [
    { ...first!, seat: 0, place: 2, total: 1 },
    { ...first!, seat: 7, place: 1, total: 2 },
  ];
  for (const seats of [
    [seat, again],
    [again, seat],
  ]) {
    const [maya] = GABONG_ADAPTER.statistics([{ id: 'a', standing: { ...standing, players: [...seats, ...others] } }]);
    expect(maya!.rounds).toMatchObject([{ seat: 7, total: 2, place: 1, deals: 2 * first!.deals, of: 2 }]);
  }
});

test('F52: who came in behind both seats of one player is no further back than there are players', () => {
  const round = roundOf(deal('=9 =5 -'), leave(1), join('ola'), ...['0:- 2:=9 3:=6', '0:=40 2:=5 3:-'].map(deal));
  expect(gabongStanding(round).players.map(({ name, place }) => [name, place])).toEqual([
    ['Ola', 1],
    ['ola', 2],
    ['Siri', 3],
    ['Maya', 4],
  ]);
  expect(of(round, 'ola')!.rounds).toMatchObject([{ place: 1, of: 3 }]);
  expect(of(round, 'Siri')!.rounds).toMatchObject([{ place: 2, of: 3 }]);
  expect(of(round, 'Maya')!.rounds).toMatchObject([{ place: 3, of: 3 }]);
});

describe('who was not there all the time', () => {
  const short = roundOf(deal('=9 =5 -'), leave(1), join('Åse'), ...['0:- 2:=9 3:=6', '0:=8 2:- 3:=7'].map(deal));
  const late = roundOf(deal('=9 =5 -'), deal('=9 =5 -'), join('Liv'), deal('=9 =5 -'));

  test('has no best round, and keeps the rest', () => {
    expect(of(short, 'Ola')).toMatchObject({ best: null, worst: 5, deals: 1 });
    expect(of(short, 'Åse')).toMatchObject({ best: null, worst: 7, deals: 2 });
    expect(of(short, 'Siri')).toMatchObject({ best: 9, worst: 9, deals: 3 });
  });

  test('is left out where no deal was theirs', () => {
    expect(gabongStanding(late).players).toHaveLength(4);
    expect(of(late, 'Liv')).toBeUndefined();
    expect(of(late, 'Siri')!.rounds).toMatchObject([{ of: 3 }]);
  });

  test('sets no record of the fewest points', () => {
    const standing = gabongStanding(short);
    const rows = GABONG_UI.cells(short, standing, tongueOf('en'));
    const [, , counts] = GABONG_UI.records!.find(([column]) => column === 'points')!;
    expect(rows.filter((row) => counts!(row, standing)).map(({ player }) => player)).toEqual(['Siri', 'Maya']);
  });
});

test('who has left and come back is one player, with the later seat and the better place', () => {
  const game = roundOf(deal('=9 - =5'), leave(1), join('ola'), ...['0:- 2:=9 3:=6', '0:=8 2:- 3:=7'].map(deal));
  const standing = gabongStanding(game);
  expect(standing.places).toEqual([
    { names: ['ola'], place: 1 },
    { names: ['Siri'], place: 2 },
    { names: ['Maya'], place: 3 },
  ]);
  const ola = of(game, 'ola')!;
  expect(ola).toMatchObject({ wins: 1, deals: 3, dealsWon: 1, worst: 7, best: null });
  expect(ola.average).toBeCloseTo(13 / 3);
  expect(ola.rounds).toMatchObject([{ place: 1, of: 3, total: 13 }]);
  const awaited = ['Maya', 'Ola', 'Siri'].map((name, player) => ({ name, player }));
  expect(resultFromGame(standing, awaited)).toEqual({ ok: true, order: [[1], [2], [0]], dnf: [] });
});

/** A round of the bot as the log keeps it, over or not. */
const played = (round: Round, id: string): SavedGabongGame => ({
  ...gabongRound('broken-off'),
  id,
  setup: round.setup,
  events: stepsOf(round).map(({ event }, seq) => ({ id: `e${seq}`, seq, at: seq, kind: 'play', event })),
});

test(
  'every round that is over, and every θ of it, is counted once for each of its players',
  () => {
    fc.assert(
      fc.property(fc.array(rounds, { maxLength: 4 }), (bots) => {
        const all = bots.map((round, at) => ({ id: `${at}`, standing: gabongStanding(played(round, `${at}`)) }));
        const players = all.flatMap(({ standing }) =>
          standing.is === 'finished' && standing.deals > 0 ? standing.players : [],
        );
        const found = GABONG_ADAPTER.statistics(all);
        const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 0);
        expect(sum(found.map((player) => player.rounds.length))).toBe(players.length);
        expect(sum(found.map(({ thetas }) => thetas))).toBe(sum(players.map(({ thetas }) => thetas)));
        expect(sum(found.map(({ wins }) => wins))).toBe(players.filter(({ place }) => place === 1).length);
        for (const { average, worst } of found) expect(average).toBeLessThanOrEqual(worst);
      }),
      { numRuns: RUNS },
    );
  },
  SLOWLY.timeout,
);
