import { expect, test } from 'vitest';
import type { TournamentState } from '../../../src/games/tournament/tournament-state.ts';
import { TOURNAMENT_ADAPTER, type TournamentStanding } from '../../../src/games/log-adapters/tournament.ts';
import { grouped, play, result, started, withdraw } from '../tournament/tournament-table.ts';

const standingOf = (state: TournamentState): TournamentStanding =>
  TOURNAMENT_ADAPTER.standing(
    { id: 'cup', createdAt: 5, setup: state.setup, events: [] },
    { state, at: 9, rejectedEvents: 1 },
  );

/** Six in two heats, whose second chance and final are played; c has gone home before the first heat. */
const played = standingOf(
  play(
    grouped(started('2H3/1F1R-1R2/1F-F3', 6), 0, 'abc def'),
    withdraw('c'),
    result(0, 0, 'a b'),
    result(0, 1, 'd e | f'),
    result(1, 0, 'b e'),
    result(2, 0, 'd b a'),
  ),
);

test('everybody has a place, the games they were in, and those they have won', () => {
  expect(played.players.map(({ name, place, games, won }) => `${name} ${place}: ${won} of ${games}`)).toEqual([
    'Player d 1: 2 of 2',
    'Player b 2: 1 of 3',
    'Player a 3: 1 of 2',
    'Player e 4: 0 of 2',
    'Player c 5: 0 of 0',
    'Player f 5: 0 of 1',
  ]);
  expect(played).toMatchObject({
    is: 'finished',
    winner: 'Player d',
    games: { over: 4, of: 4 },
    at: 9,
    rejectedEvents: 1,
  });
  expect(played.places).toEqual(played.players.map(({ name, place }) => ({ names: [name], place })));
});

test('games add up by player: first who has won most, then by the places, then by name', () => {
  const twice = TOURNAMENT_ADAPTER.statistics([
    { id: 'first', standing: { ...played, players: played.players.toReversed() } },
    { id: 'second', standing: { ...played, at: 12 } },
  ]);
  expect(
    twice.map(({ name, wins, place, best, games, won }) => [name, wins, place, best, games, won].join(' ')),
  ).toEqual([
    'Player d 2 1 1 4 4',
    'Player b 0 2 2 6 2',
    'Player a 0 3 3 4 2',
    'Player e 0 4 4 4 0',
    'Player c 0 5 5 0 0',
    'Player f 0 5 5 2 0',
  ]);
});

test('it is called in saved games what it was always called, and knows its clause', () => {
  const { id, clauses } = TOURNAMENT_ADAPTER;
  expect([id, clauses]).toEqual(['tournament', ['gug-18.1']]);
});
