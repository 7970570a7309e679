import { TOURNAMENT } from '../../src/games/tournament/tournament-play.ts';
import { expect, test } from 'vitest';
import { mergeGames } from '../../src/storage/merge.ts';
import { playersOf } from '../../src/storage/registry.ts';
import { reduceTable } from '../../src/storage/reduce-table.ts';
import { parseSavedGame } from '../../src/storage/saved-game-schema.ts';
import type { SavedTournament } from '../../src/storage/saved-game.ts';
import { TOURNAMENT_ADAPTER } from '../../src/games/log-adapters/tournament.ts';
import { linesOf, rowsOf, tournamentStanding } from './adapters.ts';
import { savedTournament } from './tournaments.ts';

const TOURNAMENTS = [
  { name: 'eight', winner: 'Bo', games: 4 },
  { name: 'nine', winner: 'Gro', games: 7 },
  { name: 'withdrawn', winner: 'Finn', games: 9 },
] as const;

test.each(TOURNAMENTS)('$name is kept as it is, and comes to the same', ({ name, winner, games }) => {
  const game = savedTournament(name);
  expect(parseSavedGame(JSON.parse(JSON.stringify(game)))).toEqual({ kind: 'game', game });
  const standing = tournamentStanding(game);
  expect(standing).toMatchObject({ is: 'finished', winner, rejectedEvents: 0 });
  expect(standing.games).toEqual({ over: games, of: games });
  expect(standing.players.map(({ name }) => name).toSorted()).toEqual([...playersOf(game)].toSorted());
  expect(standing.at).toBe(game.events.at(-1)!.at);
});

test('a tournament runs until its final, and nobody has won one that was ended before', () => {
  const game = savedTournament('eight');
  const none = { ...game, events: [] };
  expect(tournamentStanding(none)).toMatchObject({ is: 'running', winner: null, games: { over: 0, of: 4 } });
  const ended: SavedTournament = {
    ...none,
    events: [{ id: 'e', seq: 1, at: 5, kind: 'play', event: { kind: 'end' } }],
  };
  expect(tournamentStanding(ended)).toMatchObject({ is: 'finished', winner: null });
  expect(TOURNAMENT_ADAPTER.statistics([{ id: 'ended', standing: tournamentStanding(ended) }])).toEqual([]);
});

test('while it is played, its text has places for those who are out, and none for who is still in', () => {
  const game = savedTournament('eight');
  const running = (events: SavedTournament['events']) => {
    const part = { ...game, events };
    return linesOf(part, tournamentStanding(part), 'en').slice(1, -1);
  };
  expect(running([]).filter((line) => /^\d/.test(line))).toEqual([]);
  const heats = running(game.events.slice(0, 5));
  expect(heats.map((line) => /^\d+/.exec(line)?.[0])).toEqual([...Array<undefined>(6).fill(undefined), '7', '7']);
});

test('a tournament from which everybody has gone home has no winner, and is in no statistics', () => {
  const game = savedTournament('eight');
  const all = [
    ...game.setup.players.map((_, player) => ({ kind: 'withdraw' as const, player })),
    { kind: 'draw' as const, layer: 0, seed: 1 },
  ];
  const events = all.map((event, at) => ({ id: `e${at}`, seq: at + 1, at, kind: 'play' as const, event }));
  const standing = tournamentStanding({ ...game, events });
  expect(standing).toMatchObject({ is: 'finished', winner: null, rejectedEvents: 0 });
  expect(TOURNAMENT_ADAPTER.statistics([{ id: 'empty', standing }])).toEqual([]);
});

test('two phones that went on apart come to one tournament; a result that both have stands once', () => {
  const game = savedTournament('eight');
  const [at, both] = [4, game.events.slice(0, 4)];
  const seq = at + 1;
  const result = game.events[at]!;
  const one: SavedTournament = { ...game, events: [...both, { ...result, id: 'one', seq }] };
  const gone = { id: 'two', seq, at: 9, kind: 'play' as const, event: { kind: 'withdraw' as const, player: 7 } };
  const other: SavedTournament = { ...game, events: [...both, { ...result, id: 'other', seq }, gone] };
  const [merged, turned] = [mergeGames(one, other)!, mergeGames(other, one)!] as SavedTournament[];
  expect(merged!.events).toEqual(turned!.events);
  const { state, rejectedEvents } = reduceTable(TOURNAMENT, merged!);
  expect(rejectedEvents.map(({ judgement }) => judgement.findings[0]!.reason)).toEqual(['result-already']);
  expect(state.withdrawn).toEqual([7]);
  expect(mergeGames(one, { ...other, setup: { ...game.setup, format: '8H1/1F-F8' } })).toBeUndefined();
});

test('figures add up over tournaments, whoever has won most first', () => {
  const played = (['eight', 'nine'] as const).map((id, at) => ({
    id,
    standing: { ...tournamentStanding(savedTournament(id)), at },
  }));
  const all = TOURNAMENT_ADAPTER.statistics(played.toReversed());
  expect(all.map(({ wins }) => wins)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0]);
  const bo = all.find(({ name }) => name === 'Bo')!;
  expect(bo.tournaments.map(({ id, of }) => [id, of])).toEqual([
    ['eight', 8],
    ['nine', 9],
  ]);
  const places = bo.tournaments.map(({ place }) => place);
  expect(bo).toMatchObject({ place: (places[0]! + places[1]!) / 2, best: Math.min(...places) });
  expect(bo.games).toBe(bo.tournaments[0]!.games + bo.tournaments[1]!.games);
});

test.each([
  { lang: 'en', first: /^1\. Bo: \d games, .* won$/, last: '4 of 4 games over' },
  { lang: 'nb', first: /^1\. Bo: \d spill, .* vunnet$/, last: '4 av 4 spill er ferdige' },
] as const)('a tournament as text, in $lang', ({ lang, first, last }) => {
  const game = savedTournament('eight');
  const [head, ...lines] = linesOf(game, tournamentStanding(game), lang);
  expect(head).toMatch(lang === 'en' ? /^Tournament: / : /^Turnering: /);
  expect(lines[0]).toMatch(first);
  expect(lines).toHaveLength(9);
  expect(lines.at(-1)).toBe(last);
});

test('a tournament as rows of the table, each figure in its column', () => {
  const game = savedTournament('eight');
  const standing = tournamentStanding(game);
  const [heads, ...rows] = rowsOf([game], [standing], 'en');
  const cells = rows.map((row) => Object.fromEntries(row.map((cell, at) => [heads![at]!, cell])));
  const shown = ['Game', 'Player', 'Place', 'Games', 'Games won'];
  expect(cells.map((row) => shown.map((column) => row[column]))).toEqual(
    standing.players.map(({ name, place, games, won }) => ['Tournament', name, place, games, won]),
  );
});
