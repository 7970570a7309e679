import { describe, expect, test } from 'vitest';
import { DEFAULT_TABLE_RULINGS } from '../../src/games/gools/rulings.ts';
import { undoOf } from '../../src/games/shared/played.ts';
import { correctedIn, joiningOf } from '../../src/logbook/OnePerson.tsx';
import { playersOf } from '../../src/storage/registry.ts';
import type { GameEvent, SavedGame } from '../../src/storage/saved-game.ts';

const evening = (id: string, ...names: readonly string[]): SavedGame => ({
  v: 1,
  id,
  game: 'gools',
  name: '',
  createdAt: 0,
  setup: { players: names.map((name) => ({ name })), rulings: DEFAULT_TABLE_RULINGS },
  events: [],
});

const GAMES = [
  evening('one', 'Kari N', 'Ola', 'Per'),
  evening('two', 'Ola', 'KARI N', 'Per'),
  evening('three', 'Kari', 'Ola', 'Per'),
  evening('four', 'Kari', 'Kari N', 'Per'),
];

const withLine = (game: SavedGame, line: object): SavedGame =>
  ({
    ...game,
    events: [...game.events, { id: `l${game.events.length}`, seq: game.events.length + 1, at: 0, ...line }],
  }) as SavedGame;

const joined = (games: readonly SavedGame[], from: string, to: string): readonly SavedGame[] => {
  const { changes } = joiningOf(games, from, to);
  return games.map((game) => {
    const change = changes.find((each) => each.game === game);
    return change ? withLine(game, { kind: 'player-name', players: change.players, name: to }) : game;
  });
};

describe('two spellings of one person', () => {
  test('are looked at first: which games change, and in which both played', () => {
    const { changes, both } = joiningOf(GAMES, 'Kari N', 'Kari');
    expect(changes.map(({ game, players }) => [game.id, players])).toEqual([
      ['one', ['0']],
      ['two', ['1']],
    ]);
    expect(both.map(({ id }) => id)).toEqual(['four']);
    expect(joiningOf(GAMES, 'Nobody', 'Kari')).toEqual({ changes: [], both: [] });
  });

  test('are one once they are joined, and two again once that is taken back', () => {
    const now = joined(GAMES, 'Kari N', 'Kari');
    expect(now.map(playersOf)).toEqual([
      ['Kari', 'Ola', 'Per'],
      ['Ola', 'Kari', 'Per'],
      ['Kari', 'Ola', 'Per'],
      ['Kari', 'Kari N', 'Per'],
    ]);
    expect(correctedIn(now).map(({ from, to, lines }) => [from, to, lines.length])).toEqual([
      ['Kari N', 'Kari', 1],
      ['KARI N', 'Kari', 1],
    ]);
    const back = now.map((game) => {
      const entries = undoOf<GameEvent>(game.events);
      return entries ? withLine(game, { kind: 'undo', entries }) : game;
    });
    expect(back.map(playersOf)).toEqual(GAMES.map(playersOf));
    expect(correctedIn(back)).toEqual([]);
  });

  test('may differ in case alone, and may be given a name that nobody has', () => {
    expect(joined(GAMES, 'KARI N', 'Kari N').map(playersOf)[1]).toEqual(['Ola', 'Kari N', 'Per']);
    expect(joiningOf(GAMES, 'Kari N', 'Kåre').both).toEqual([]);
    expect(joined(GAMES, 'Kari N', 'Kåre').map(playersOf)[3]).toEqual(['Kari', 'Kåre', 'Per']);
  });

  test('follow each other: a name that was joined is joined again', () => {
    const twice = joined(joined(GAMES, 'Kari N', 'Kari'), 'Kari', 'Karianne');
    expect(twice.slice(0, 3).map((game) => playersOf(game).includes('Karianne'))).toEqual([true, true, true]);
  });
});
