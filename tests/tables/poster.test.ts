import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GABONG } from '../../src/games/gabong/match-play.ts';
import { standings } from '../../src/games/gabong/match-standing.ts';
import { GOOLS } from '../../src/games/gools/play.ts';
import type { LineId, StationId } from '../../src/games/gug/board-data.ts';
import { droppedAt, standingDrops } from '../../src/games/gug/results.ts';
import { startPosition } from '../../src/games/gug/situation.ts';
import { GOOLS_EN } from '../../src/i18n/gools/en.ts';
import { GUG_GAME_EN } from '../../src/i18n/gug-game/en.ts';
import { judgeOfSaved, reduceSaved } from '../../src/storage/gug-reduction.ts';
import { reduceTable } from '../../src/storage/reduce-table.ts';
import type { SavedGabongGame, SavedGoolsGame } from '../../src/storage/saved-game.ts';
import { dealsRows, dealsScene } from '../../src/tables/gabong/board/deals-scene.ts';
import { handsScene } from '../../src/tables/gools/play/hands-scene.ts';
import { routesScene } from '../../src/tables/gug/game/routes-scene.ts';
import { type Measure, type Picture, wrapped } from '../../src/ui/picture.ts';
import { posterOf, type Scene, type WinnerRow } from '../../src/ui/poster.ts';
import { BOARDS } from '../games/gug/ask.ts';
import type { WholeGame } from '../games/gug/whole-game.ts';
import { wholeGames } from '../games/whole-games.ts';
import { rounds, stepsOf } from '../games/gabong/match-rounds.ts';
import { begun } from '../games/gug/table.ts';
import { goldenGame } from '../storage/golden.ts';

const byLetter: Measure = (text, { size }) => text.length * size * 0.6;
const LONG = 'Maximiliane-Wilhelmine';
const GUG_GAMES = wholeGames(
  new URL('../games/gug/games/', import.meta.url),
  (text) => JSON.parse(text) as WholeGame,
).map(({ name, whole }) => ({ name, ...whole }));

const posterWith = (scene: Scene, rows: readonly WinnerRow[] = []): Picture =>
  posterOf({ title: 'A game', date: '21 Nov 2026', who: `${LONG} won`, rows }, scene, byLetter);
const textsOf = ({ strokes }: Picture) => strokes.flatMap((stroke) => (stroke.is === 'text' ? [stroke.text] : []));

/** What of a picture reaches beyond its edges. */
const beyond = ({ width, height, strokes }: Picture) =>
  strokes.filter((stroke) => {
    if (stroke.is === 'text') {
      const wide = byLetter(stroke.text, stroke);
      const from = stroke.x - { left: 0, center: wide / 2, right: wide }[stroke.align];
      return from < 0 || from + wide > width || stroke.y > height || stroke.y < 0;
    }
    if (stroke.is === 'disc') {
      const { x, y, radius } = stroke;
      return x < radius || x + radius > width || y < radius || y + radius > height;
    }
    return false;
  });

describe.each(GUG_GAMES)('the poster of $name', ({ game, outcome }) => {
  const board = BOARDS.get(game.board.id)!;
  const long = {
    ...game,
    setup: {
      ...game.setup,
      seats: game.setup.seats.map((seat) => ({
        ...seat,
        team: seat.team && LONG.repeat(3),
        players: seat.players.map((player) => ({ ...player, name: `${player.name} ${LONG}` })),
      })),
    },
  };
  const poster = posterWith(
    routesScene({ saved: long, game: judgeOfSaved(long, board), reduction: reduceSaved(long, board) }, GUG_GAME_EN),
  );

  test('has a stamp on the map and one in the list for every inhibition that was dropped', () => {
    const stamps = poster.strokes.filter(
      (stroke) =>
        stroke.is === 'shape' &&
        stroke.fill !== undefined &&
        [stroke.fill, stroke.edge?.colour].some((colour) => colour?.startsWith('--marker-')),
    );
    expect(stamps).toHaveLength(2 * outcome.results.reduce((sum, { drops }) => sum + drops, 0));
  });

  test('reaches nowhere beyond its edges', () => expect(beyond(poster)).toEqual([]));
});

test('the dearest move of a game is told with its sips, and none where nobody drank', () => {
  const { game } = GUG_GAMES.find(({ name }) => name === 'classic.json')!;
  const board = BOARDS.get(game.board.id)!;
  const told = (saved: typeof game) =>
    textsOf(
      posterWith(
        routesScene({ saved, game: judgeOfSaved(saved, board), reduction: reduceSaved(saved, board) }, GUG_GAME_EN),
      ),
    ).filter((text) => text.startsWith('The dearest move'));
  expect(told(game)).toEqual(['The dearest move: Ola to Heathrow, 44 sips']);
  expect(told({ ...game, id: 'begun', events: game.events.slice(0, 3) })).toEqual([]);
});

test.each([
  { file: 'v1-gools-six.json.txt', best: 'Maya: Pure point 6', marks: 1 },
  { file: 'v1-gools-smoking.json.txt', best: 'Maya: Gools', marks: 7 },
])('$file: the best hand of the evening lies on the mat', ({ file, best, marks }) => {
  const { state } = reduceTable(GOOLS, goldenGame(file) as SavedGoolsGame);
  const poster = posterWith(handsScene(state, GOOLS_EN));
  expect(beyond(poster)).toEqual([]);
  expect(textsOf(poster).find((text) => text.includes(': '))).toBe(best);
  // Each hand once, also of a round that is won and is followed by Three Man.
  expect(textsOf(poster).filter((text) => text.includes(': '))).toHaveLength(1 + marks);
});

test.each(['v1-gabong-ten-deals.json.txt', 'v1-gabong-extra-deal.json.txt'])(
  '%s: everybody’s line ends at their place, with a sign for each θ',
  (file) => {
    const { state } = reduceTable(GABONG, goldenGame(file) as SavedGabongGame);
    const poster = posterWith(dealsScene(state), dealsRows(state));
    const thetas = standings(state).reduce((sum, row) => sum + row.thetas, 0);
    expect(beyond(poster)).toEqual([]);
    expect(textsOf(poster).filter((text) => text === 'θ')).toHaveLength(thetas);
    // On the lines' ends, and before the names.
    const discs = poster.strokes.filter((stroke) => stroke.is === 'disc' && stroke.fill.startsWith('--marker-'));
    expect(discs).toHaveLength(2 * state.setup.players.length);
  },
);

test('the ends of the lines touch neither each other nor what stands above them, however near the totals are', () => {
  fc.assert(
    fc.property(rounds, (round) => {
      const state = stepsOf(round).at(-1)!.after;
      const poster = posterWith(dealsScene(state));
      expect(beyond(poster)).toEqual([]);
      const title = Math.max(
        0,
        ...poster.strokes.flatMap((stroke) => (stroke.is === 'text' && stroke.size > 60 ? [stroke.y] : [])),
      );
      const ends = poster.strokes
        .flatMap((stroke) => (stroke.is === 'disc' && stroke.fill.startsWith('--marker-') ? [stroke] : []))
        .toSorted((one, other) => one.y - other.y);
      ends.forEach(({ y, radius }, index) => {
        expect(y - radius).toBeGreaterThan(title);
        if (index > 0 && ends.length <= 10) expect(y - ends[index - 1]!.y).toBeGreaterThanOrEqual(2 * radius);
      });
    }),
  );
});

test('a drop that waits for the drinking takes no stamp from one before it at the same station', () => {
  const heathrow = { station: 'heathrow' as StationId, line: 'piccadilly' as LineId };
  const icon = { position: { ...startPosition(heathrow.station), drops: [heathrow, heathrow] } };
  const seat = { ...begun().seats[0]!, icons: [icon], pending: [{ icon: 0, drop: heathrow }] };
  expect(standingDrops(seat, 0)).toEqual([heathrow]);
  expect(droppedAt(seat)).toEqual([heathrow.station]);
});

describe('a text', () => {
  test.each([
    { text: 'Anna Bo', lines: ['Anna Bo'] },
    { text: 'Anna Beate Karin', lines: ['Anna', 'Beate', 'Karin'] },
    { text: 'Annabeatekarin', lines: ['Annabeat', 'ekarin'] },
    { text: 'Bo Annabeatekarin', lines: ['Bo', 'Annabeat', 'ekarin'] },
  ])('“$text” is broken where it has to be', ({ text, lines }) =>
    expect(wrapped(text, 8, ({ length }) => length)).toEqual(lines),
  );
});
