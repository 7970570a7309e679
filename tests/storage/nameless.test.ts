import { describe, expect, test } from 'vitest';
import { endOf } from '../../src/games/shared/reduction.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import { GUG_ADAPTER, type GugTypes } from '../../src/games/log-adapters/gug.ts';
import { MARKERS } from '../../src/games/gug/setup.ts';
import { SIGN_NAMES } from '../../src/games/gug/signs.ts';
import { GUG_GAME_EN } from '../../src/i18n/gug-game/en.ts';
import { GUG_GAME_NB } from '../../src/i18n/gug-game/nb.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { joiningOf } from '../../src/logbook/OnePerson.tsx';
import { allUis } from '../../src/logbook/registry.ts';
import { seasonTable, START } from '../../src/logbook/season-table.ts';
import { calledNow, peopleOf, playersOf } from '../../src/storage/registry.ts';
import { resultFromGame } from '../../src/storage/result-from-game.ts';
import type { SavedGame, SavedGugGame } from '../../src/storage/saved-game.ts';
import { namesBefore } from '../../src/tables/shell/player-names.ts';
import { draftOf } from '../../src/tables/gug/game/setup/fresh-draft.ts';
import { judgeOfSaved } from '../../src/storage/gug-reduction.ts';
import { BOARDS } from '../games/gug/ask.ts';
import { goldenGame } from './golden.ts';
import { rowsOf, tongueOf } from './adapters.ts';

const WHOLE = goldenGame('v1-classic.json.txt') as SavedGugGame;
const [UIS, AT] = [await allUis(), 1];

/** The finished game again, under another id, by these names; a sign stands for a seat without one. */
function called(id: string, names: readonly ((sign: readonly string[]) => string)[]): SavedGugGame {
  const seats = WHOLE.setup.seats.map((seat, at) => ({
    ...seat,
    players: seat.players.map((player) => ({ ...player, name: names[at]!(SIGN_NAMES[seat.marker]) })),
  }));
  return { ...WHOLE, id, setup: { ...WHOLE.setup, seats } };
}
const SEATS = WHOLE.setup.seats.length;
const bySigns = (lang: number) => Array.from({ length: SEATS }, () => (sign: readonly string[]) => sign[lang]!);
const ENGLISH = called('english', bySigns(0));
const NORWEGIAN = called('norwegian', bySigns(1));
/** One of the signs was given a name later. */
const named = (game: SavedGugGame, seat: number, name: string): SavedGugGame => ({
  ...game,
  events: [
    ...game.events,
    { id: `named-${seat}`, seq: 1e6 + seat, at: AT, kind: 'player-name', players: [`${seat}`], name },
  ],
});
const standingOf = (game: SavedGugGame) => {
  const now = calledNow(game) as GugTypes['saved'];
  return GUG_ADAPTER.standing(
    now,
    endOf(judgeOfSaved(now, BOARDS.get(game.board.id)!), now.setup, playedOf(now.events)),
  );
};
const statisticsOf = (...games: readonly SavedGugGame[]) =>
  GUG_ADAPTER.statistics(games.map((game) => ({ id: game.id, standing: standingOf(game) })));
const logged = (...games: readonly SavedGame[]) => games.map((game) => ({ kind: 'game' as const, game }));

test('what games are called by in the set-up, in every language, is what is known as a sign’s name', () => {
  const words = { en: GUG_GAME_EN, nb: GUG_GAME_NB };
  for (const marker of MARKERS)
    expect(SIGN_NAMES[marker]).toEqual(
      (['colours', 'signs'] as const).flatMap((by) => LANGS.map((lang) => words[lang].setup.seats[by][marker])),
    );
});

describe('F58: games of players without names look like games of one person', () => {
  const KARI = called(
    'kari',
    Array.from({ length: SEATS }, (_, at) => () => ['Kari', 'Ola', 'Per', 'Siri'][at]!),
  );

  test('nobody is suggested, counted or joined by a sign’s name', () => {
    for (const game of [ENGLISH, NORWEGIAN]) {
      expect(playersOf(game)).toEqual([]);
      // They are there all the same, to be given a name.
      expect(peopleOf(game)).toHaveLength(SEATS);
    }
    expect(namesBefore(logged(ENGLISH, NORWEGIAN))).toEqual([]);
    expect(statisticsOf(ENGLISH, NORWEGIAN)).toEqual([]);
    const [sign] = SIGN_NAMES[WHOLE.setup.seats[0]!.marker];
    expect(joiningOf([ENGLISH, KARI], sign!, 'Kari')).toEqual({ changes: [], both: [] });
    const ui = UIS.get('gug')!;
    expect(ui.played!.names(standingOf(ENGLISH), 0)).toEqual([]);
    expect(ui.played!.names(standingOf(KARI), 0)).toEqual(['Kari']);
  });

  test('in a season they are played against, and have no row and no rating', () => {
    const asSeason = (game: SavedGugGame, at: number) => ({
      id: game.id,
      game: 'gug' as const,
      at,
      places: standingOf(game).places,
    });
    const kari = named(ENGLISH, 0, 'Kari');
    expect(seasonTable([asSeason(ENGLISH, 1), asSeason(NORWEGIAN, 2)]).rows).toEqual([]);
    const { rows, meetings } = seasonTable([asSeason(kari, 1), asSeason(NORWEGIAN, 2)]);
    expect(rows).toMatchObject([{ name: 'Kari', games: 1, ratings: [START, START] }]);
    expect(meetings.get('kari') ?? new Map()).toEqual(new Map());
    expect(rows[0]!.ratings.every(Number.isFinite)).toBe(true);
  });

  test('in tables that leave the app they are players by number, and hold no record', () => {
    const games = [ENGLISH, named(NORWEGIAN, 1, 'Kari')].map(calledNow);
    for (const [lang, first] of [
      ['en', 'Player 1'],
      ['nb', 'Spiller 1'],
    ] as const) {
      const [heads, ...rows] = rowsOf(games, games.map(standingOf), lang);
      const names = rows.map((row) => row[heads!.indexOf(tongueOf(lang).words.table.player)]);
      expect(names).toHaveLength(2 * SEATS);
      expect([names[0], names[SEATS], names[SEATS + 1]]).toEqual([first, first, 'Kari']);
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`"(${Object.values(SIGN_NAMES).flat().join('|')})"`));
    }
  });

  test('their signs take nobody’s place in a tournament', () => {
    const standing = standingOf(ENGLISH);
    const awaited = standing.places.map(({ names: [name] }, player) => ({ player, name }));
    expect(resultFromGame(standing, awaited)).toMatchObject({ ok: false, why: 'others' });
  });

  test('whoever is given a name is somebody, and the others stay nobody', () => {
    const game = named(ENGLISH, 1, 'Kari');
    expect(playersOf(game)).toEqual(['Kari']);
    expect(statisticsOf(game).map(({ name }) => name)).toEqual(['Kari']);
    expect(statisticsOf(game)[0]!.games[0]!.of).toBe(SEATS);
  });

  test('whose name was typed is somebody, whatever it is', () => {
    const [first, ...others] = bySigns(0);
    const game = called('typed', [first!, ...others.map((_, at) => () => ['Kari', 'Ola', 'Per'][at]!)]);
    expect(playersOf(game)).toHaveLength(SEATS);
    expect(statisticsOf(game)).toHaveLength(SEATS);
    // A sign's name on another sign was typed as well.
    const swapped = called('swapped', [(): string => 'Hexagon', ...others]);
    if (WHOLE.setup.seats[0]!.marker !== 'hexagon') expect(playersOf(swapped)).toHaveLength(SEATS);
  });

  test('the same people again have no names again', () => {
    const again = draftOf(calledNow(named(NORWEGIAN, 0, 'Kari')), AT, 1);
    expect(again.seats.map(({ players }) => players[0]!.name)).toEqual(['Kari', ...Array<string>(SEATS - 1).fill('')]);
  });
});

test('who plays in a game is worked out once, however often lists of all games are drawn', () => {
  expect(playersOf(WHOLE)).toBe(playersOf(WHOLE));
  expect(playersOf({ ...WHOLE })).toEqual(playersOf(WHOLE));
});
