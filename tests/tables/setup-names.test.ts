import { expect, test } from 'vitest';
import { MARKERS, type Seat } from '../../src/games/gug/setup.ts';
import { parseCentilitres, isTaken, namesIn } from '../../src/tables/gug/game/setup/problems.ts';
import { gameToRepeat } from '../../src/tables/gug/game/setup/TableStep.tsx';
import { cleaned, faultOf, namesFree } from '../../src/tables/shell/player-names.ts';
import type { SavedGugGame } from '../../src/storage/saved-game.ts';

const seatsOf = (...names: readonly string[]): readonly Seat[] =>
  names.map((name, at) => ({ team: '', marker: MARKERS[at]!, players: [{ name, drink: 'beer' }] }));

test.each([
  ['Anna', undefined],
  ['  Åse-Marie  ', undefined],
  ['Bjørn 🍺', undefined],
  ['', 'missing'],
  ['   ', 'missing'],
  ['a'.repeat(40), undefined],
  ['a'.repeat(41), 'long'],
  ['🍺'.repeat(40), undefined],
  ['An\u200bna', 'unseen'],
  ['\u202eannA', 'unseen'],
  ['Anna\u0007', 'unseen'],
  ['\ud83c', 'unseen'],
  ['<b>Anna</b>', undefined],
])('%j: %s', (name, fault) => {
  expect(faultOf(name)).toBe(fault);
});

test('a name is kept without blanks around it, its accents in one piece', () => {
  expect(cleaned('  A\u030ase ')).toBe('Åse');
});

test('the second of two alike is told, however it is written', () => {
  const seats = seatsOf('Anna', 'Bo', ' anna', '', '');
  expect(seats.map((_, at) => isTaken(seats, at, 0))).toEqual([false, false, true, false, false]);
});

test('names are offered to those who do not sit here', () => {
  expect(namesFree(['Anna', 'Bo', 'Cecilie'], namesIn(seatsOf('BO', '')))).toEqual(['Anna', 'Cecilie']);
});

test.each([
  ['33', 33],
  [' 56,8 ', 56.8],
  ['28.41', 28.41],
  ['10', 10],
  ['200', 200],
  ['9', undefined],
  ['200,1', undefined],
  ['-33', undefined],
  ['1e2', undefined],
  ['', undefined],
  ['33 cl', undefined],
])('%j is %s centilitres', (text, centilitres) => {
  expect(parseCentilitres(text)).toBe(centilitres);
});

test('the people of the last finished game sit down again; without one, those of the newest', () => {
  const [newest, finished, older] = ['newest', 'finished', 'older'].map((id) => ({ game: 'gug', id }) as SavedGugGame);
  const games = [newest!, finished!, older!];
  expect(gameToRepeat(games, ({ id }) => id !== 'newest')).toBe(finished);
  expect(gameToRepeat(games, () => false)).toBe(newest);
  expect(gameToRepeat([], () => true)).toBeUndefined();
});
