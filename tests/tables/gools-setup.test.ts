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
  [['Anna', '', 'Bo'], ['Seat 2 has no name yet.'], ['gools-name-1']],
  [['Anna', ' anna'], ['Two are called “anna”. Tell them apart.'], ['gools-name-1']],
  [['Anna', 'An\u200bna'], ['“An\u200bna” has invisible characters in it. Retype it.'], ['gools-name-1']],
  [['Anna', 'a'.repeat(41)], [`“${'a'.repeat(20)}…” is too long: a name has 40 letters at most.`], ['gools-name-1']],
  [['Anna'], [NUMBER], ['gools-add']],
  [Array.from({ length: 17 }, (_, at) => `P${at}`), [NUMBER], ['gools-add']],
  [['Anna', '🍺'.repeat(30)], ['A name has 1 to 40 letters.'], ['gools-name-1']],
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
