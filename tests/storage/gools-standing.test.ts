import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { GOOLS } from '../../src/games/gools/play.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOG_EN } from '../../src/i18n/log/en.ts';
import { LOG_NB } from '../../src/i18n/log/nb.ts';
import { encodeGame } from '../../src/storage/game-link.ts';
import { GOOLS_ADAPTER } from '../../src/games/log-adapters/gools.ts';
import { playersOf } from '../../src/storage/registry.ts';
import { reduceTable } from '../../src/storage/reduce-table.ts';
import { parseSavedGame } from '../../src/storage/saved-game-schema.ts';
import type { SavedGoolsGame } from '../../src/storage/saved-game.ts';
import type { WholeGame } from '../games/gools/whole-game.ts';
import { GOOLS_UI } from '../../src/logbook/gools-ui.ts';
import { goolsStanding, linesOf, rowsOf, tongueOf } from './adapters.ts';

const FOLDER = new URL('../games/gools/games/', import.meta.url);
const NAMES = readdirSync(FOLDER);

function evening(file: string): { readonly game: SavedGoolsGame; readonly outcome: WholeGame['outcome'] } {
  const { setup, events, outcome } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as WholeGame;
  const game: SavedGoolsGame = { v: 1, id: file, game: 'gools', name: '', createdAt: events[0]!.at, setup, events };
  return { game: { ...game, id: file.replace('.json', '') }, outcome };
}

describe.each(NAMES)('%s', (file) => {
  const { game, outcome } = evening(file);

  test('is kept as it is, and comes to the same', () => {
    expect(parseSavedGame(JSON.parse(JSON.stringify(game)))).toEqual({ kind: 'game', game });
    const standing = goolsStanding(game);
    expect(standing).toMatchObject({ is: 'finished', rounds: outcome.winners.length });
    const bare = standing.players.map(({ name, ...result }) => ({ named: name !== '', ...result }));
    expect(bare).toEqual(outcome.results.map((result) => ({ named: true, ...result })));
  });

  test('who came later is one of its players', () => {
    const { state } = reduceTable(GOOLS, game);
    expect(playersOf(game)).toEqual(state.players.map(({ name }) => name));
  });

  test('is folded on from where it stood, and anew after an undo', () => {
    const half = { ...game, id: `${game.id}-half`, events: game.events.slice(0, 200) };
    const before = reduceTable(GOOLS, half);
    const after = reduceTable(GOOLS, { ...half, events: game.events });
    const anew = reduceTable(GOOLS, { ...game, id: `${game.id}-anew` });
    expect(after).toEqual(anew);
    expect(after.steps[0]).toBe(before.steps[0]);
  });
});

test('an evening runs until it is ended', () => {
  const { game } = evening('two.json');
  expect(goolsStanding({ ...game, events: game.events.slice(0, -1) }).is).toBe('running');
});

test('a short evening fits into a link', async () => {
  const { game } = evening('three.json');
  expect(await encodeGame({ ...game, events: game.events.slice(0, 150) })).toMatch(/^1[\w-]+$/);
});

const STANDINGS = ['two.json', 'three.json'].map((file) => {
  const { game } = evening(file);
  return { game, id: game.id, standing: goolsStanding(game) };
});
const [TWO, THREE] = STANDINGS as [(typeof STANDINGS)[0], (typeof STANDINGS)[0]];

describe('figures per player', () => {
  const sumOf = (of: 'wins' | 'rounds' | 'gools' | 'threeMan', name: string) =>
    STANDINGS.flatMap(({ standing }) => standing.players)
      .filter((player) => player.name === name)
      .reduce((sum, player) => sum + player[of], 0);

  test('add up over the evenings, whoever wins most first', () => {
    const all = GOOLS_ADAPTER.statistics(STANDINGS);
    const maya = all.find(({ name }) => name === 'Maya')!;
    expect(maya.evenings.map(({ id }) => id)).toEqual(['two', 'three']);
    for (const of of ['wins', 'rounds', 'gools', 'threeMan'] as const) expect(maya[of]).toBe(sumOf(of, 'Maya'));
    expect(maya.inARow).toBe(Math.max(...maya.evenings.map(({ inARow }) => inARow)));
    const wins = all.map((player) => player.wins);
    expect(wins).toEqual(wins.toSorted((a, b) => b - a));
    expect(wins.reduce((sum, count) => sum + count, 0)).toBe(TWO.standing.rounds + THREE.standing.rounds);
  });

  test('come for who has won most rounds first, then by name', () => {
    const [one] = TWO.standing.players;
    const won = { Tor: 1, Anna: 1, Siri: 3, Per: 0 };
    const players = Object.entries(won).map(([name, wins]) => ({ ...one!, name, wins }));
    const found = GOOLS_ADAPTER.statistics([{ id: 'one', standing: { ...TWO.standing, players } }]);
    expect(found.map(({ name }) => name)).toEqual(['Siri', 'Anna', 'Tor', 'Per']);
  });

  test('who left and came back has played one evening', () => {
    const [maya, ola] = TWO.standing.players;
    const twice = [maya!, { ...ola!, name: maya!.name.toUpperCase() }];
    const [player, ...others] = GOOLS_ADAPTER.statistics([
      { id: 'one', standing: { ...TWO.standing, players: twice } },
    ]);
    expect(others).toEqual([]);
    expect(player!.evenings).toHaveLength(1);
    expect(player!.evenings[0]).toMatchObject({ wins: maya!.wins + ola!.wins });
    expect(player).toMatchObject({
      rounds: maya!.rounds + ola!.rounds,
      inARow: Math.max(maya!.inARow, ola!.inARow),
      taken: { drink: maya!.taken.drink + ola!.taken.drink },
      given: { shot: maya!.given.shot + ola!.given.shot },
    });
  });

  test('an evening without a round counts for nobody, and names in another case are one player', () => {
    const none = { ...TWO, standing: { ...TWO.standing, rounds: 0 } };
    expect(GOOLS_ADAPTER.statistics([none])).toEqual([]);
    const loud = TWO.standing.players.map((player) => ({ ...player, name: player.name.toUpperCase() }));
    const all = GOOLS_ADAPTER.statistics([{ id: 'loud', standing: { ...TWO.standing, players: loud, at: 1 } }, TWO]);
    expect(all.map(({ name, evenings }) => [name, evenings.length])).toEqual(expect.arrayContaining([['Maya', 2]]));
    expect(all).toHaveLength(TWO.standing.players.length);
  });
});

test.each([
  { lang: 'en', words: LOG_EN },
  { lang: 'nb', words: LOG_NB },
] as const)('an evening as text and as rows, in $lang', ({ lang, words }) => {
  const { game, standing } = THREE;
  const [head, ...lines] = linesOf(game, standing, lang);
  expect(head).toMatch(/^Gabba Gools: /);
  expect(lines).toHaveLength(standing.players.length);
  const [first] = standing.players;
  expect(lines[0]).toContain(`${first!.name}: `);
  expect(lines[0]).toContain(`${first!.wins}`);
  const [heads, ...rows] = rowsOf([game], [standing], lang);
  expect(heads).toContain(words.table.threeMan);
  const cell = (row: readonly (string | number)[], column: string) => row[heads!.indexOf(column)];
  expect(rows.map((row) => cell(row, words.table.player))).toEqual(standing.players.map(({ name }) => name));
  expect(rows.map((row) => cell(row, words.table.wins))).toEqual(standing.players.map(({ wins }) => wins));
  expect(rows.every((row) => row.length === heads!.length && cell(row, words.table.board) === '')).toBe(true);
});

test('F52: who has left and come back has a row for each of the two seats, with its place', () => {
  const { game } = evening('three.json');
  const last = game.events.at(-1)!;
  const [leaver, ...others] = goolsStanding(game).players.toSorted((one, other) => one.seat - other.seat);
  const name = leaver!.name.toUpperCase();
  const back: readonly GoolsEvent[] = [
    { kind: 'leave', seat: leaver!.seat },
    { kind: 'join', name, after: others[0]!.seat },
  ];
  const lines = back.map((event, at) => ({
    ...last,
    id: `back${at}`,
    kind: 'play' as const,
    event,
    seq: last.seq + at,
  }));
  const events = [...game.events.slice(0, -1), ...lines, { ...last, seq: last.seq + lines.length }];
  const standing = goolsStanding({ ...game, events });
  expect(standing).toMatchObject({ is: 'finished', rejectedEvents: 0 });
  const [heads, ...rows] = rowsOf([{ ...game, events }], [standing], 'en');
  const cellsOf = (column: string) => rows.map((row) => row[heads!.indexOf(column)]);
  const { player, wins, place } = LOG_EN.table;
  expect(cellsOf(player)).toEqual(standing.players.map((seat) => seat.name));
  expect(cellsOf(player)).toEqual(expect.arrayContaining([leaver!.name, name]));
  const won = cellsOf(wins);
  expect(cellsOf(place)).toEqual(won.map((count) => 1 + won.filter((other) => Number(other) > Number(count)).length));
});

test.each(['en', 'nb'] as const)('an evening without a round has no leader yet, or nobody won it, in %s', (lang) => {
  const tongue = tongueOf(lang);
  const { game } = evening('two.json');
  const said = (events: SavedGoolsGame['events']) => GOOLS_UI.result(goolsStanding({ ...game, events }), tongue).first;
  expect(said([])).toBe(tongue.words.gools.noRound);
  expect(said(game.events.slice(-1))).toBe(tongue.words.gools.nobody);
});
