import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PRESETS } from '../../src/games/gabong/match-setup.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { GUG_ADAPTER, type GugTypes } from '../../src/games/log-adapters/gug.ts';
import { DEFAULT_TOURNAMENT_READINGS } from '../../src/games/tournament/rulings.ts';
import { DEFAULT_TABLE_RULINGS } from '../../src/games/gools/rulings.ts';
import { type Standing, standingOf } from '../../src/games/log-adapters/log-adapter.ts';
import { PEOPLE_EN } from '../../src/i18n/log/en-people.ts';
import { LogContext } from '../../src/logbook/log-context.ts';
import { allUis } from '../../src/logbook/registry.ts';
import { SeasonSheet } from '../../src/logbook/SeasonSheet.tsx';
import { $standings } from '../../src/logbook/standings.ts';
import { resultFromGame } from '../../src/storage/result-from-game.ts';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { FIRST_ROLL, OPENING, savedGame } from '../browser/log.ts';
import { BOARDS } from '../games/gug/ask.ts';
import { linesOf, rowsOf, tongueOf } from './adapters.ts';

vi.mock('../../src/storage/games.ts', async (original) => {
  const { atom } = await import('nanostores');
  return { ...(await original<object>()), $games: atom(new Map()) };
});

// A sheet hears the browser's back button.
vi.mock(import('../../src/ui/Dialog.tsx'), () => ({ Dialog: ({ children }) => h('div', {}, children) }));

const UIS = await allUis();
const players = ['Kari', 'Ola', 'Per'].map((name) => ({ name }));
const THREE = players.map(({ name }, player) => ({ player, name }));

const SETUPS = {
  gug: savedGame({ id: 'the-gug' }).setup,
  gools: { players, rulings: DEFAULT_TABLE_RULINGS },
  gabong: { players, master: 0, packs: 2, ...PRESETS['ntnu-2010'] },
  tournament: { format: 'H3/2F-F2', of: { is: 'gools' }, players, rulings: DEFAULT_TOURNAMENT_READINGS },
};
type GameId = keyof typeof SETUPS;
const IDS = Object.keys(SETUPS) as readonly GameId[];

const END = { kind: 'end' };
const ENDS: Readonly<Record<GameId, object>> = { gug: { kind: 'call-off' }, gools: END, gabong: END, tournament: END };
/** What decides something in a game of three, before it is ended. */
const PLAYED: Readonly<Record<GameId, readonly object[]>> = {
  gug: [...OPENING, ...FIRST_ROLL],
  gools: [0, 1, 2].map((seat) => ({ kind: 'enter', seat, dice: [1, 1, 2, 2, seat + 3], last: [2] })),
  gabong: [
    { kind: 'deal', hands: [0, 5, 9].map((points, seat) => ({ seat, by: 'points', points, isGabonged: false })) },
  ],
  tournament: [
    { kind: 'result', layer: 0, game: 0, from: null, order: [[1], [0], [2]], dnf: [] },
    { kind: 'result', layer: 1, game: 0, from: null, order: [[0], [1]], dnf: [] },
  ],
};

const saved = (game: GameId, events: readonly object[]): SavedGame =>
  ({
    v: 1,
    id: `the-${game}`,
    game,
    name: '',
    createdAt: 0,
    ...(game === 'gug' && { rulings: DEFAULT_RULINGS, sides: {}, board: { id: 'london-2025', version: 1 } }),
    setup: SETUPS[game],
    events: events.map((event, at) => ({ id: `e${at}`, seq: at + 1, at: at + 1, kind: 'play', event })),
  }) as unknown as SavedGame;

const LONDON = BOARDS.get('london-2025')!;
const standing = (game: SavedGame): Standing =>
  standingOf(UIS.get(game.game)!.adapter, game, game.game === 'gug' ? LONDON : undefined);

async function seasonOf(games: readonly SavedGame[]): Promise<string> {
  const { $games } = await import('../../src/storage/games.ts');
  ($games as unknown as { set: (games: unknown) => void }).set(
    new Map(games.map((game) => [game.id, { kind: 'game', game }])),
  );
  $standings.set(new Map(games.map((game) => [game.id, { is: 'known', standing: standing(game) }])));
  const nothing = () => undefined;
  const desk = { ...tongueOf('en'), say: nothing, show: nothing, open: nothing, remove: nothing };
  const sheet = h(SeasonSheet, { season: undefined, words: PEOPLE_EN, close: nothing });
  return renderToString(h(LogContext.Provider, { value: desk, children: sheet }));
}

describe.each(IDS)('F65: a game of kind %s that is ended before anything is decided in it', (game) => {
  const ended = saved(game, [ENDS[game]]);

  test('is one that nobody has won; one that goes on or was decided may yet be', () => {
    expect(standing(ended)).toMatchObject({ is: 'finished', isVoid: true, rejectedEvents: 0 });
    expect(standing(saved(game, []))).not.toHaveProperty('isVoid');
    const played = standing(saved(game, [...PLAYED[game], ...(game === 'tournament' ? [] : [ENDS[game]])]));
    expect(played).toMatchObject({ is: 'finished', rejectedEvents: 0 });
    expect(played).not.toHaveProperty('isVoid');
  });

  test('is in the table of results without a place, and is no result of a tournament’s game', () => {
    const [heads, ...rows] = rowsOf([ended], [standing(ended)], 'en');
    const places = rows.map((row) => row[heads!.indexOf(tongueOf('en').words.table.place)]);
    expect(places).toEqual(['', '', '']);
    expect(resultFromGame(standing(ended), THREE)).toEqual({ ok: false, why: 'not-placed', names: [] });
  });
});

test('F65: a tournament that was ended before its final has the places in the table that it has on the screen', () => {
  const ended = saved('tournament', [PLAYED.tournament[0]!, END]);
  expect(standing(ended)).toMatchObject({ is: 'finished', isVoid: true, rejectedEvents: 0 });
  const [heads, ...rows] = rowsOf([ended], [standing(ended)], 'en');
  expect(rows.map((row) => row[heads!.indexOf(tongueOf('en').words.table.place)])).toEqual([1, 1, 3]);
});

test('F65: a round of Gabong that ends before its first deal puts nobody behind for having gone home', () => {
  const ended = saved('gabong', [{ kind: 'leave', seat: 2 }, END]);
  expect(standing(ended)).toMatchObject({ isVoid: true, rejectedEvents: 0 });
  expect(standing(ended).places.map(({ place }) => place)).toEqual([1, 1, 1]);
  const lines = linesOf(ended, standing(ended), 'en').slice(1, 4);
  expect(lines.map((line) => line.slice(0, 3))).toEqual(['1. ', '1. ', '1. ']);
  // Before it is ended, who has gone is behind those who may still play.
  const running = saved('gabong', [{ kind: 'leave', seat: 2 }]);
  expect(standing(running).places.map(({ place }) => place)).toEqual([1, 1, 3]);
});

describe('F65: a game of Gaa Under Gunnar', () => {
  const statisticsOf = (...games: readonly SavedGame[]) =>
    GUG_ADAPTER.statistics(games.map((game) => ({ id: game.id, standing: standing(game) as GugTypes['standing'] })));

  test('that was called off with everybody at a station is no game of anybody’s; with a roll it is', () => {
    const placed = saved('gug', [...OPENING, ...FIRST_ROLL.slice(0, -1), { kind: 'call-off' }]);
    expect(standing(placed)).toMatchObject({ is: 'finished', isVoid: true, rejectedEvents: 0 });
    expect(statisticsOf(placed)).toEqual([]);
    const played = saved('gug', [...PLAYED.gug, { kind: 'call-off' }]);
    expect(statisticsOf(played).map(({ name, games }) => `${name} ${games.length}`)).toEqual([
      'Kari 1',
      'Ola 1',
      'Per 1',
    ]);
    expect(statisticsOf(placed, played)[0]!.games).toHaveLength(1);
  });

  test('from which everybody has gone home before the first roll is none, either', () => {
    const left = [0, 1, 2].map((seat) => ({ kind: 'retire', seat }));
    expect(standing(saved('gug', left))).toMatchObject({ is: 'finished', isVoid: true, rejectedEvents: 0 });
  });

  test('is asked about its turns only if somebody has rolled', () => {
    const counts = (game: SavedGame) => UIS.get('gug')!.played!.counts(standing(game));
    expect(counts(saved('gug', [{ kind: 'call-off' }]))).toBe(false);
    expect(counts(saved('gug', [...PLAYED.gug, { kind: 'call-off' }]))).toBe(true);
  });
});

describe('F65: a season', () => {
  beforeEach(() => $standings.set(new Map()));

  test('has no game, no win and no record of games that were ended before anything was decided', async () => {
    expect(await seasonOf(IDS.map((game) => saved(game, [ENDS[game]])))).toContain(PEOPLE_EN.season.none);
  });

  test('has those that were played', async () => {
    const sheet = await seasonOf([saved('gabong', [...PLAYED.gabong, END])]);
    expect(sheet).not.toContain(PEOPLE_EN.season.none);
    expect(sheet).toContain('Kari');
  });
});
