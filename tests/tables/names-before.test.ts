import { expect, test } from 'vitest';
import { gamesBefore, namesBefore } from '../../src/tables/shell/player-names.ts';
import type { LoggedGame } from '../../src/storage/reconcile.ts';
import type { SavedGame } from '../../src/storage/saved-game.ts';
import { savedRound } from '../browser/gabong-round.ts';
import { savedEvening } from '../browser/gools-evening.ts';
import { savedGame } from '../browser/log.ts';

const logged = (...games: readonly SavedGame[]): readonly LoggedGame[] => games.map((game) => ({ kind: 'game', game }));

const OLD = { ...savedGame({ id: 'old', players: ['Anna', 'Bo', 'Cecilie'] }), createdAt: 1 };
const EVENING = {
  ...savedEvening([{ kind: 'join', name: 'Tor', after: 0 }], ['bo', 'Dag']),
  createdAt: 2,
};
const ROUND = { ...savedRound([], ['A\u030ase', 'Dag']), createdAt: 3 };

test('names of all games, whatever was played: who played last first, nobody twice, as they were last written', () => {
  expect(namesBefore(logged(OLD, ROUND, EVENING))).toEqual(['Åse', 'Dag', 'bo', 'Tor', 'Anna', 'Cecilie']);
});

test('deleted games give no names, nor do those of a newer version', () => {
  const deleted = { ...ROUND, events: [{ id: 'gone', seq: 1, at: 4, kind: 'delete' as const }] };
  const newer: LoggedGame = { kind: 'newer', id: 'n', version: 2, text: '{}' };
  expect(gamesBefore([...logged(deleted, OLD, EVENING), newer])).toEqual([EVENING, OLD]);
  expect(namesBefore([...logged(deleted), newer])).toEqual([]);
});
