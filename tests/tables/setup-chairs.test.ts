import { expect, test } from 'vitest';
import { asKept, moved, renamed, seated, withChair, withoutChair } from '../../src/tables/shell/setup/chairs.ts';

const people = (...names: readonly string[]) => names.map((name) => ({ name }));

test('chairs are added as far as there is room, moved, named and taken away', () => {
  const three = people('Anna', 'Bo', '');
  expect(seated(three, 16, 'Cecilie')).toEqual(people('Anna', 'Bo', 'Cecilie'));
  expect(seated(people('Anna', 'Bo'), 16, 'Cecilie')).toEqual(people('Anna', 'Bo', 'Cecilie'));
  expect(seated(people('Anna', 'Bo'), 2, 'Cecilie')).toEqual(people('Anna', 'Bo'));
  expect(moved(three, 0, 1)).toEqual(people('Bo', 'Anna', ''));
  expect(moved(three, 2, -1)).toEqual(people('Anna', '', 'Bo'));
  expect(moved(three, 0, -1)).toBe(three);
  expect(moved(three, 2, 1)).toBe(three);
  expect(renamed(three, 2, 'Dag')).toEqual(people('Anna', 'Bo', 'Dag'));
  expect(withoutChair(three, 1)).toEqual(people('Anna', ''));
  expect(withChair(three, 4)).toEqual(people('Anna', 'Bo', '', ''));
  expect(withChair(three, 3)).toEqual(three);
});

test('names are kept without blanks around them, accents in one piece', () => {
  expect(asKept(people(' Anna ', 'A\u030ase'))).toEqual(people('Anna', 'Åse'));
});
