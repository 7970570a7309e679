import { describe, expect, test } from 'vitest';
import { checkSetup } from '../../../src/games/gug/check-setup.ts';
import { drawClosed } from '../../../src/games/gug/closed-draw.ts';
import { boardAsOf } from '../../../src/games/gug/earlier-drawings.ts';
import type { GugEvent } from '../../../src/games/gug/events.ts';
import { gugGame } from '../../../src/games/gug/play.ts';
import { dueOf } from '../../../src/games/gug/due.ts';
import { readingsOfKept } from '../../../src/games/gug/rulings.ts';
import { VARIATION_CODES } from '../../../src/games/gug/setup.ts';
import { makeShortCode } from '../../../src/games/gug/variation-code.ts';
import { reduceEvents } from '../../../src/games/shared/reduction.ts';
import { playedOf } from '../../../src/games/shared/played.ts';
import { parseSavedText } from '../../../src/storage/saved-game-schema.ts';
import { endLineByLine, wholeGames } from '../whole-games.ts';
import { BOARDS } from './ask.ts';
import { makeDay } from './brute/day.ts';
import { bruteDrop } from './brute/drops.ts';
import { outcomeOf, type WholeGame } from './whole-game.ts';

const FILES = wholeGames(new URL('games/', import.meta.url), (text) => JSON.parse(text) as WholeGame);

/** The board as it was drawn when the game was recorded. */
const boardOf = ({ board: { id, version } }: WholeGame['game']) => boardAsOf(BOARDS.get(id)!, version);

function replayed({ game }: WholeGame) {
  const board = boardOf(game);
  const judge = gugGame(board, readingsOfKept(game.rulings), game.sides);
  const plays = playedOf(game.events);
  return { judge, plays, ...reduceEvents(judge, game.setup, plays) };
}

describe.each(FILES)('$name', ({ whole }) => {
  const { game, outcome } = whole;
  const { judge, plays, state, steps, rejectedEvents } = replayed(whole);

  test('F26: comes to the same end, to the last byte of its state', () => {
    expect(boardOf(game).version).toBe(game.board.version);
    expect(rejectedEvents).toEqual([]);
    expect(outcomeOf(state, plays.length)).toEqual(outcome);
    expect(dueOf(judge, state)).toEqual([{ kind: 'over' }]);
  });

  test('is what phones save and read', () => {
    expect(parseSavedText(JSON.stringify(game))).toEqual({ kind: 'game', game });
  });

  test('comes to the same end line by line, as it was played', () => {
    expect(endLineByLine(judge, game.setup, game.events)).toEqual(state);
  });

  test('starts from a setup and a draw that the rules have', () => {
    const network = judge.network(game.setup);
    expect(checkSetup(network, game.setup)).toEqual([]);
    const { closedStations } = game.setup;
    if (!closedStations) return;
    const { wish, seed, draw } = closedStations;
    expect(drawClosed(network, wish, seed)).toEqual({ ok: true, draw });
  });

  test('has an undo, a referee’s word, both penalties and somebody who did not finish', () => {
    expect(game.events.map(({ kind }) => kind)).toContain('undo');
    expect(steps.some(({ play, judgement }) => play.event.overrule && judgement.allowed)).toBe(true);
    const terms = state.seats.flatMap(({ charges }) => charges.flatMap(({ sips }) => sips.terms));
    for (const clause of ['gug-16.6', 'gug-16.7']) expect(terms.map((term): string => term.clause)).toContain(clause);
    expect(state.seats.map(({ status }) => status.is)).toContain('dnf');
  });

  test('has drops that the brute force allows one after the other, and eleven for each icon or team that finished', () => {
    const day = makeDay(boardOf(game).data, readingsOfKept(game.rulings), game.setup.works, game.sides);
    const closed: readonly string[] = game.setup.closedStations?.draw.closed ?? [];
    for (const { status, icons } of state.seats) {
      const dropped = icons.map(({ position }) => position?.drops ?? []);
      for (const drops of dropped) {
        drops.forEach(({ station, line }, index) => {
          expect(closed).not.toContain(station);
          expect([station, bruteDrop(day, drops.slice(0, index), station, line)]).toEqual([station, true]);
        });
      }
      if (status.is !== 'finished') continue;
      const all = game.rulings.R26 === 'together' ? [dropped.flat()] : dropped;
      for (const drops of all) {
        expect(drops).toHaveLength(11);
        expect(drops.map(({ station }) => station)).toContain('heathrow');
      }
    }
  });
});

describe('all of them together', () => {
  const games = FILES.map(({ whole }) => whole.game);
  const events = FILES.flatMap(({ whole }) => replayed(whole).steps.map(({ play }) => play.event));

  test('are twelve or more, of every variation, with closed stations and without', () => {
    expect(games.length).toBeGreaterThanOrEqual(12);
    const codes = games.map(({ setup }) => makeShortCode(setup.variation, setup.closedStations !== null));
    const all = VARIATION_CODES.flatMap((code) => [makeShortCode(code, false), makeShortCode(code, true)]);
    expect(new Set(codes)).toEqual(new Set(all));
  });

  test('are played on both boards, by two to six, friendly or not', () => {
    expect(new Set(games.map(({ board }) => board.id))).toEqual(new Set(BOARDS.keys()));
    expect(new Set(games.map(({ setup }) => setup.seats.length))).toEqual(new Set([2, 3, 4, 5, 6]));
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  });

  test('have every kind of event and of line', () => {
    const kinds: readonly GugEvent['kind'][] = [
      'throw',
      'place',
      'roll',
      'move',
      'toss',
      'pass',
      'skip',
      'snol',
      'drink',
      'mode',
      'ruling',
      'referee',
      'retire',
      'time-up',
      'call-off',
    ];
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(kinds));
    const lines = games.flatMap((game) => game.events.map(({ kind }) => kind));
    expect(new Set(lines)).toEqual(new Set(['play', 'undo', 'redo', 'correct', 'rename', 'delete', 'restore']));
  });
});
