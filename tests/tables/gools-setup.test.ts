import { expect, test } from 'vitest';
import { DEFAULT_TABLE_RULINGS } from '../../src/games/gools/rulings.ts';
import type { GoolsSetup } from '../../src/games/gools/setup.ts';
import { GOOLS_EN } from '../../src/i18n/gools/en.ts';
import { GOOLS_NB } from '../../src/i18n/gools/nb.ts';
import { peopleOf, goolsProblemInWords, goolsProblems } from '../../src/tables/gools/setup/problems.ts';
import { placeOf } from '../../src/tables/shell/setup/use-start.ts';
import { savedEvening } from '../browser/gools-evening.ts';

const people = (...names: readonly string[]) => names.map((name) => ({ name }));
const draftOf = (...names: readonly string[]): GoolsSetup => ({
  players: people(...names),
  rulings: DEFAULT_TABLE_RULINGS,
});

const NUMBER = 'It takes 2 to 16 players.';

test.each([
  [['Anna', 'Bo'], [], []],
  // A chair on which nobody sits is nobody's, as long as enough sit on the others.
  [['Anna', '', 'Bo', ' '], [], []],
  [['Anna', ''], ['Seat 2 has no name yet.'], ['gools-name-1']],
  [['', 'Anna', 'a'.repeat(41)], [`“${'a'.repeat(20)}…” is too long: use at most 40 letters.`], ['gools-name-2']],
  [['Anna', ' anna'], ['Two players are called “anna”. Change one of the names.'], ['gools-name-1']],
  [['Anna', 'An\u200bna'], ['“An\u200bna” has invisible characters in it. Retype it.'], ['gools-name-1']],
  [['Anna', 'a'.repeat(41)], [`“${'a'.repeat(20)}…” is too long: use at most 40 letters.`], ['gools-name-1']],
  [['Anna'], [NUMBER], ['gools-add']],
  [Array.from({ length: 17 }, (_, at) => `P${at}`), [NUMBER], ['gools-add']],
  // A sign counts as one, however many halves it has.
  [['Anna', '🍺'.repeat(40)], [], []],
] as const)('%j: %j', (names, said, places) => {
  const draft = draftOf(...names);
  const problems = goolsProblems(draft);
  expect(problems.map((problem) => goolsProblemInWords(problem, draft, GOOLS_EN))).toEqual(said);
  expect(problems.map((problem) => placeOf('gools', problem))).toEqual(places);
});

test('what is in the way is said in Norwegian too', () => {
  const draft = draftOf('Anna', '');
  expect(goolsProblems(draft).map((problem) => goolsProblemInWords(problem, draft, GOOLS_NB))).toEqual([
    'Plass 2 har ikke noe navn ennå.',
  ]);
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
});
