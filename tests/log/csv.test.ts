import { csvParseRows } from 'd3-dsv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from '../../src/log/results-table.ts';
import { MARKUP } from './hostile/names.ts';

test('lines end as RFC 4180 has it, and what would break a cell is quoted', () => {
  expect(
    csvOf([
      ['name', 'sips'],
      ['Ola, "Per"', 12],
    ]),
  ).toBe('name,sips\r\n"Ola, ""Per""",12\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula', (cell) => {
  const [row] = csvParseRows(csvOf([[cell]]));
  expect(row).toEqual([`'${cell}`]);
});

test('numbers stay numbers, less than nothing too', () => {
  expect(csvOf([[-3, 0, 2.5]])).toBe('-3,0,2.5\r\n');
});

test('no cell of any name is a formula, or more cells than one', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...MARKUP));
  fc.assert(
    fc.property(fc.array(texts, { minLength: 2, maxLength: 4 }), (row) => {
      const [read] = csvParseRows(csvOf([row, ['end', 'end']]));
      expect(read).toHaveLength(row.length);
      for (const cell of read!) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
