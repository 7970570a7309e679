import { evenPlaces } from '../../src/games/log-adapters/gools.ts';
import { expect, test } from 'vitest';
import { gabongStanding, linesOf, rowsOf } from './adapters.ts';
import { mergeGames } from '../../src/storage/merge.ts';
import { parseSavedGame } from '../../src/storage/saved-game-schema.ts';
import type { SavedGabongGame, SavedGame } from '../../src/storage/saved-game.ts';
import { gabongRound } from './gabong-rounds.ts';

const ROUNDS = [
  { name: 'ten-deals', leaders: ['Åse'], deals: 10, totals: [117, 129, 197, 222, 235, 405] },
  { name: 'to-500', leaders: ['Maya'], deals: 12, totals: [200, 210, 215, 541] },
  { name: 'extra-deal', leaders: ['Maya'], deals: 4, totals: [44, 44, 96] },
  { name: 'broken-off', leaders: ['Maya', 'Ola'], deals: 4, totals: [50, 50] },
] as const;

test.each(ROUNDS)('$name is kept as it is, and comes to the same', ({ name, leaders, deals, totals }) => {
  const game = gabongRound(name);
  expect(parseSavedGame(JSON.parse(JSON.stringify(game)))).toEqual({ kind: 'game', game });
  const standing = gabongStanding(game);
  expect(standing).toMatchObject({ is: 'finished', leaders, deals, rejectedEvents: 0 });
  expect(standing.players.map(({ total }) => total)).toEqual(totals);
  expect(standing.players[0]!.name).toBe(leaders[0]);
  expect(standing.at).toBe(game.events.at(-1)!.at);
});

test('a round runs until its last deal, and nobody leads before the first', () => {
  const game = gabongRound('ten-deals');
  const none = { ...game, events: [] };
  expect(gabongStanding(none)).toMatchObject({ is: 'running', leaders: [], deals: 0, at: game.createdAt });
  expect(gabongStanding({ ...game, events: game.events.slice(0, 4) })).toMatchObject({ is: 'running' });
  const ended: SavedGabongGame = {
    ...none,
    events: [{ id: 'e', seq: 1, at: 5, kind: 'play', event: { kind: 'end' } }],
  };
  expect(gabongStanding(ended)).toMatchObject({ is: 'finished', leaders: [] });
});

test('two phones that played on apart come to one round, whichever tells the other', () => {
  const game = gabongRound('ten-deals');
  const [at, both] = [6, game.events.slice(0, 6)];
  const seq = at + 1;
  const penalty = { kind: 'penalty', seat: 1, clause: 'gabong-9.3' } as const;
  const one = { ...game, events: [...both, { id: 'one', seq, at: 9, kind: 'play' as const, event: penalty }] };
  const other: SavedGabongGame = { ...game, events: [...both, game.events[at]!] };
  const [merged, turned] = [mergeGames(one, other)!, mergeGames(other, one)!];
  expect(merged.events).toEqual(turned.events);
  expect(merged.events).toHaveLength(both.length + 2);
  const standings = [merged, other].map((each) => gabongStanding(each as SavedGabongGame));
  expect(standings[0]!.deals).toBe(standings[1]!.deals);
  const penalties = standings.map(({ players }) => players.find(({ seat }) => seat === 1)!.penalties['gabong-9.3']);
  expect(penalties[0]).toBe(penalties[1]! + 1);
  expect(mergeGames(one, { ...other, setup: { ...game.setup, packs: 3 } })).toBeUndefined();
});

const SAID = {
  en: {
    lines: [
      '1. Åse: 117 points, 3 θ, 2 deals won, one penalty card',
      '2. Per: 129 points, 1 θ, 2 deals won, 2 penalty cards',
      '3. Siri: 197 points, 2 θ, 2 deals won, one penalty card',
      '4. Tor: 222 points',
      '5. Ola: 235 points, 2 deals won',
      '6. Maya: 405 points, 2 θ, 3 deals won, one penalty card',
      '10 deals in all',
    ],
  },
  nb: {
    lines: [
      '1. Åse: 117 poeng, 3 θ, vant 2 omganger, ett straffekort',
      '2. Per: 129 poeng, 1 θ, vant 2 omganger, 2 straffekort',
      '3. Siri: 197 poeng, 2 θ, vant 2 omganger, ett straffekort',
      '4. Tor: 222 poeng',
      '5. Ola: 235 poeng, vant 2 omganger',
      '6. Maya: 405 poeng, 2 θ, vant 3 omganger, ett straffekort',
      '10 omganger i alt',
    ],
  },
} as const;

test.each(['en', 'nb'] as const)('a round as text, in %s', (lang) => {
  const { lines } = SAID[lang];
  const game = gabongRound('ten-deals');
  const [head, ...rest] = linesOf(game, gabongStanding(game), lang);
  expect(head).toMatch(/^Gabong: /);
  expect(rest).toEqual(lines);
});

test('a round as rows of the table, each figure in its column', () => {
  const games: readonly SavedGame[] = [gabongRound('extra-deal'), gabongRound('broken-off')];
  const standings = games.map((game) => gabongStanding(game as SavedGabongGame));
  const [heads, ...rows] = rowsOf(games, standings, 'en');
  const cells = rows.map((row) => Object.fromEntries(row.map((cell, at) => [heads![at]!, cell])));
  const figures = ['Game', 'Player', 'Place', 'Points', 'Deals', 'Deals won', 'θ', 'Average hand', 'Worst hand'];
  expect(cells.map((row) => [...figures, 'Penalty cards'].map((column) => row[column]))).toEqual([
    ['Gabong', 'Maya', 1, 44, 4, 2, 1, 11, 25, 1],
    ['Gabong', 'Ola', 2, 44, 4, 2, 1, 11, 25, 0],
    ['Gabong', 'Siri', 3, 96, 4, 0, 0, 24, 60, 0],
    ['Gabong', 'Maya', 1, 50, 4, 2, 1, 25, 50, 0],
    ['Gabong', 'Ola', 1, 50, 4, 2, 1, 25, 80, 0],
  ]);
  expect(cells.every((row) => row['Board'] === '' && row['Sips'] === '')).toBe(true);
});

test('who cannot be told apart shares the place in the table, in an evening of Gabba Gools too', () => {
  const player = (seat: number, wins: number) => ({
    seat,
    name: `P${seat}`,
    wins,
    ...{ rounds: 9, inARow: 1, gools: 0, pure: 0, impure: 0, best: null, threeMan: 0, rules: 0 },
    ...{ taken: { drink: 0, shot: 0, hit: 0 }, given: { drink: 0, shot: 0, hit: 0 } },
  });
  const players = [player(2, 4), player(0, 3), player(1, 3), player(3, 0)];
  const standing = {
    is: 'finished',
    players,
    places: evenPlaces(players),
    rounds: 10,
    at: 1,
    rejectedEvents: 0,
  } as const;
  const game = { id: 'evening', game: 'gools', name: 'Friday', createdAt: 1, events: [] } as unknown as SavedGame;
  const [heads, ...rows] = rowsOf([game], [standing], 'en');
  expect(rows.map((row) => row[heads!.indexOf('Place')])).toEqual([1, 2, 2, 4]);
});
