import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GABONG_KIT, type GabongStanding } from '../../src/games/kits/gabong.ts';
import type { SavedGabongGame } from '../../src/storage/saved-game.ts';
import { type Round, rounds, RUNS, SLOWLY, stepsOf } from '../games/gabong/match-rounds.ts';
import { gabongRound } from './gabong-rounds.ts';
import { gabongStanding } from './kits.ts';

const ROUNDS = (['ten-deals', 'to-500', 'extra-deal', 'broken-off'] as const).map((id, at) => ({
  id,
  standing: { ...gabongStanding(gabongRound(id)), at },
}));

test('figures add up over the rounds, whoever has won most first', () => {
  const all = GABONG_KIT.statistics(ROUNDS.toReversed());
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
    const players = standing.players.map((player) => ({ ...player, average: at === 0 ? 100 : 10 }));
    return { id, standing: { ...standing, players, deals: at === 0 ? 1 : 9, at } };
  });
  expect(GABONG_KIT.statistics(rounds)[0]!.average).toBeCloseTo(19);
});

test('rounds that run, and those without a deal, count for nobody; names in another case are one player', () => {
  const { standing } = ROUNDS[3]!;
  const running: GabongStanding = { ...standing, is: 'running' };
  const empty: GabongStanding = { ...standing, deals: 0 };
  expect(
    GABONG_KIT.statistics([
      { id: 'a', standing: running },
      { id: 'b', standing: empty },
    ]),
  ).toEqual([]);
  const loud = standing.players.map((player) => ({ ...player, name: player.name.toUpperCase() }));
  const all = GABONG_KIT.statistics([ROUNDS[3]!, { id: 'loud', standing: { ...standing, players: loud, at: 9 } }]);
  expect(all.map(({ name, rounds }) => [name, rounds.length])).toEqual([
    ['MAYA', 2],
    ['OLA', 2],
  ]);
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
        const found = GABONG_KIT.statistics(all);
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
