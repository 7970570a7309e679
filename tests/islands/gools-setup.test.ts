import { expect, test } from 'vitest';
import { DEFAULT_TABLE_RULINGS } from '../../src/games/gools/rulings.ts';
import type { GoolsSetup } from '../../src/games/gools/setup.ts';
import { GOOLS_EN } from '../../src/i18n/gools/en.ts';
import { GOOLS_NB } from '../../src/i18n/gools/nb.ts';
import { namesOf, peopleOf } from '../../src/islands/gools/setup/evenings-before.ts';
import { moved, renamed, seated, withChair, withoutChair } from '../../src/islands/gools/setup/players.ts';
import { problemInWords, problemsOf, setupOf } from '../../src/islands/gools/setup/problems.ts';
import { savedEvening } from '../browser/gools-evening.ts';

const people = (...names: readonly string[]) => names.map((name) => ({ name }));
const draftOf = (...names: readonly string[]): GoolsSetup => ({
  players: people(...names),
  rulings: DEFAULT_TABLE_RULINGS,
});

test('chairs are added to sixteen, moved, named and taken away', () => {
  const three = people('Anna', 'Bo', '');
  expect(seated(three, 'Cecilie')).toEqual(people('Anna', 'Bo', 'Cecilie'));
  expect(seated(people('Anna', 'Bo'), 'Cecilie')).toEqual(people('Anna', 'Bo', 'Cecilie'));
  expect(moved(three, 0, 1)).toEqual(people('Bo', 'Anna', ''));
  expect(moved(three, 0, -1)).toEqual(three);
  expect(renamed(three, 2, 'Dag')).toEqual(people('Anna', 'Bo', 'Dag'));
  expect(withoutChair(three, 1)).toEqual(people('Anna', ''));
  const full = people(...Array.from({ length: 16 }, (_, at) => `Player ${at}`));
  expect(withChair(full)).toEqual(full);
});

test.each([
  [['Anna', 'Bo'], []],
  [['Anna', '', 'Bo'], ['Seat 2 has no name yet.']],
  [['Anna', ' anna'], ['Two are called “anna”. Tell them apart.']],
  [['Anna', 'An\u200bna'], ['“An\u200bna” has signs in it that nobody can see. Type it anew.']],
  [['Anna', 'a'.repeat(41)], [`“${'a'.repeat(20)}…” is too long: a name has 40 letters at most.`]],
  [['Anna'], ['An evening takes 2 to 16 players at the table.']],
  [Array.from({ length: 17 }, (_, at) => `P${at}`), ['An evening takes 2 to 16 players at the table.']],
  [['Anna', '🍺'.repeat(30)], ['A name has 1 to 40 letters.']],
] as const)('%j: %j', (names, said) => {
  const draft = draftOf(...names);
  expect(problemsOf(draft).map((problem) => problemInWords(problem, draft, GOOLS_EN.table))).toEqual(said);
});

test('what is in the way is said in Norwegian too', () => {
  const draft = draftOf('Anna', '');
  expect(problemsOf(draft).map((problem) => problemInWords(problem, draft, GOOLS_NB.table))).toEqual([
    'Plass 2 har ikke noe navn ennå.',
  ]);
});

test('names are kept without blanks around them', () => {
  expect(setupOf(draftOf(' Anna ', 'A\u030ase')).players).toEqual(people('Anna', 'Åse'));
});

test('the people of an evening are those who sat there at its end', () => {
  const evening = savedEvening(
    [
      { kind: 'leave', seat: 1 },
      { kind: 'join', name: 'Tor', after: 0 },
    ],
    ['Anna', 'Bo', 'Cecilie'],
  );
  expect(peopleOf(evening)).toEqual(people('Anna', 'Tor', 'Cecilie'));
  expect(namesOf([savedEvening([], ['anna', 'Bo']), evening])).toEqual(['anna', 'Bo', 'Cecilie']);
});
