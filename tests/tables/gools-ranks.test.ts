import { expect, test } from 'vitest';
import { SETS } from '../../src/games/gools/advisor/dice-set.ts';
import { rankRows } from '../../src/tables/gools/ranking/rank-rows.ts';

const rows = rankRows();

test('3.1-3.3: Gools, then five pure and five impure points, each a place of its own', () => {
  expect(rows.slice(0, 11).map(({ dice, from, to, clause }) => `${from}-${to} ${dice.join('')} ${clause}`)).toEqual([
    '1-1 33333 gools-3.1',
    '2-2 11111 gools-3.2',
    '3-3 22222 gools-3.2',
    '4-4 44444 gools-3.2',
    '5-5 55555 gools-3.2',
    '6-6 66666 gools-3.2',
    '7-7 11113 gools-3.3',
    '8-8 22223 gools-3.3',
    '9-9 34444 gools-3.3',
    '10-10 35555 gools-3.3',
    '11-11 36666 gools-3.3',
  ]);
});

test('3.4: then the sums from 1 to 29, and what has one sum shares its places', () => {
  const sums = rows.slice(11);
  expect(sums.map(({ hand }) => hand.sum)).toEqual(Array.from({ length: 29 }, (_, index) => index + 1));
  expect(new Set(sums.map(({ clause }) => clause))).toEqual(new Set(['gools-3.4']));
  // 1: four 3s and a 1. 2: three 3s and two 1s, or four 3s and a 2.
  expect(sums.slice(0, 2).map(({ from, to }) => [from, to])).toEqual([
    [12, 12],
    [13, 14],
  ]);
  expect(sums.at(-1)).toMatchObject({ dice: [5, 6, 6, 6, 6], from: 252, to: 252 });
});

test('the places follow each other, and leave none of the hands out', () => {
  for (const [index, row] of rows.entries()) expect(row.from).toBe((rows[index - 1]?.to ?? 0) + 1);
  expect(rows.at(-1)!.to).toBe(SETS[5]!.length);
});
