import { describe, expect, test } from 'vitest';
import type { EntryBody } from '../../src/games/shared/history.ts';
import type { GugStanding } from '../../src/games/log-adapters/gug.ts';
import { LOG_EN } from '../../src/i18n/log/en.ts';
import { LOG_NB } from '../../src/i18n/log/nb.ts';
import type { Known } from '../../src/logbook/game-ui.ts';
import { GUG_UI } from '../../src/logbook/gug-ui.ts';
import { lastAt, openWord } from '../../src/logbook/names.ts';
import { seatsOf } from '../../src/storage/registry.ts';
import { liveGames } from '../../src/logbook/game-list.ts';
import { copyOf } from '../../src/storage/duplicate-game.ts';
import type { GameEvent, SavedGame } from '../../src/storage/saved-game.ts';
import { goldenGame } from '../storage/golden.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { entering } from '../games/gools/table.ts';

/** An evening of Maya, Ola and Siri with these lines, the first at 1001. */
function evening(id: string, ...bodies: readonly EntryBody<GameEvent>[]): SavedGame {
  const events = bodies.map((body, index) => ({ id: `e${index}`, seq: index + 1, at: 1001 + index, ...body }));
  return { ...savedEvening([], ['Maya', 'Ola', 'Siri']), id, createdAt: 1000, events } as SavedGame;
}
const play = (event: GameEvent): EntryBody<GameEvent> => ({ kind: 'play', event });
const TURN = play(entering(0, '33|124'));
const NEXT = play(entering(1, '33|124'));

describe('a game was last played when something was last played in it', () => {
  test('and at its start before anything was', () => expect(lastAt(evening('a'))).toBe(1000));

  test.each<{ readonly say: string; readonly body: EntryBody<GameEvent> }>([
    { say: 'renamed', body: { kind: 'rename', name: 'Cabin' } },
    { say: 'deleted', body: { kind: 'delete' } },
    { say: 'restored', body: { kind: 'restore' } },
    { say: 'corrected', body: { kind: 'correct', entry: 'e0', event: entering(0, '44|124') } },
  ])('not when it was $say', ({ body }) => expect(lastAt(evening('a', TURN, body))).toBe(1001));

  test('a house rule that is changed on the way is part of it', () =>
    expect(lastAt(evening('a', TURN, play({ kind: 'ruling', ruling: 'G1', option: 'full-ranking' })))).toBe(1002));

  test('what was taken back does not count, and counts again once it is put back', () => {
    const undone = [TURN, NEXT, { kind: 'undo', entries: ['e1'] }] as const;
    expect(lastAt(evening('a', ...undone))).toBe(1001);
    expect(lastAt(evening('a', ...undone, { kind: 'redo', entries: ['e1'] }))).toBe(1002);
  });

  test('a clock that was put back makes nothing earlier', () => {
    const game = evening('a', TURN, NEXT);
    const events = game.events.map((entry, index) => ({ ...entry, at: index === 1 ? 5 : entry.at }));
    expect(lastAt({ ...game, events } as SavedGame)).toBe(1001);
  });

  test('a copy was last played when the game was', () => {
    const game = goldenGame('v1-classic.json.txt');
    expect(lastAt(copyOf(game, 'Copy', 9e12)!)).toBe(lastAt(game));
  });
});

describe('the card of a game that nobody finished', () => {
  const seats = ['Kari', 'Ola'].map((name) => ({ team: '', players: [{ name, sips: 0, points: 0 }] }));
  const standing = (ledBy: GugStanding['ledBy']) =>
    ({
      is: 'finished',
      seats: seats.map((seat) => ({ ...seat, place: null, time: null, drops: 0 })),
      ledBy,
    }) as unknown as GugStanding;
  const result = (ledBy: GugStanding['ledBy']) =>
    [LOG_EN, LOG_NB].map((words, at) => GUG_UI.result(standing(ledBy), { words, lang: at === 0 ? 'en' : 'nb' }).first);

  test('says who led, and not that it was finished', () => {
    expect(result({ drops: 9, seats: [1] })).toEqual([
      'Called off, Ola ahead with 9 dropped',
      'Avbrutt, Ola ledet med 9 sluppet',
    ]);
    expect(result({ drops: 3, seats: [0, 1] })).toEqual([
      'Called off, level with 3 dropped each',
      'Avbrutt, uavgjort med 3 sluppet hver',
    ]);
    expect(result({ drops: 0, seats: [] })).toEqual(['Called off, nothing dropped', 'Avbrutt, ingenting sluppet']);
  });
});

test('a game is resumed only where it is known to be running', () => {
  const known = (is: 'running' | 'finished') => ({ is: 'known', standing: { is } }) as unknown as Known;
  const words = [undefined, known('finished'), known('running')].map((one) => openWord(one, LOG_EN));
  expect(words).toEqual(['View', 'View', 'Resume']);
});

test('a game that is renamed keeps its place in the list', () => {
  const renamed = evening(
    'renamed',
    TURN,
    ...Array.from({ length: 5 }, () => ({ kind: 'rename', name: 'x' }) as const),
  );
  const later = evening('later', TURN, NEXT);
  const games = new Map([renamed, later].map((game) => [game.id, { kind: 'game', game } as const]));
  expect(liveGames(games).map(({ id }) => id)).toEqual(['later', 'renamed']);
});

describe('who plays, on the card of a game', () => {
  const join = (name: string): EntryBody<GameEvent> => play({ kind: 'join', name, after: 0 });

  test('who came later is among them, and who has left', () => {
    const game = evening('a', join('Cy'), play({ kind: 'leave', seat: 1 }));
    expect(seatsOf(game)).toEqual(['Maya', 'Ola', 'Siri', 'Cy']);
  });

  test('who left and came back is there once', () =>
    expect(seatsOf(evening('a', play({ kind: 'leave', seat: 1 }), join('Ola')))).toEqual(['Maya', 'Ola', 'Siri']));

  test('nobody who sat down by mistake and was taken back', () =>
    expect(seatsOf(evening('a', join('Cy'), { kind: 'undo', entries: ['e0'] }))).toEqual(['Maya', 'Ola', 'Siri']));

  test('in Gaa Under Gunnar by their seats', () => {
    const game = goldenGame('v1-classic.json.txt');
    if (game.game !== 'gug') throw new Error('another game');
    expect(seatsOf(game)).toHaveLength(game.setup.seats.length);
  });
});
