import { csvParseRows } from 'd3-dsv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from '../../src/storage/results-table.ts';
import { MARKUP } from './hostile/names.ts';

/** The cells as a reader has them that knows the quotes, whatever it parts cells at. */
const cellsOf = (csv: string) => csvParseRows(csv.replace(/^\uFEFF/, ''));

test('lines end as RFC 4180 has it, and what would break a cell is quoted', () => {
  expect(
    csvOf([
      ['name', 'sips'],
      ['Ola, "Per"', 12],
    ]),
  ).toBe('\uFEFF"name","sips"\r\n"Ola, ""Per""",12\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'F59: %j is no formula',
  (cell) => {
    const [row] = cellsOf(csvOf([[cell]]));
    expect(row).toHaveLength(1);
    expect(row![0]).toMatch(/^'/);
    expect(row![0]!.replaceAll("'", '')).toBe(cell);
  },
);

test('numbers stay numbers, less than nothing too', () => {
  expect(csvOf([[-3, 0, 2.5]])).toBe('\uFEFF-3,0,2.5\r\n');
});

test.each(['x;=1+1;y', 'x\t=1', 'x; +1', 'x|-1', 'x;@SUM(A1)', 'x;＝1+1', 'x|＠SUM(A1)'])(
  'F59: %j is no formula where cells part elsewhere',
  (cell) => {
    const parted = csvOf([[cell]])
      .slice(1, -2)
      .split(/[;\t|]/u);
    expect(parted).toHaveLength(cell.split(/[;\t|]/u).length);
    for (const part of parted) expect(part).not.toMatch(/^"?\s*[=+\-@＝＋－＠]/u);
  },
);

test('no cell of any name is a formula, or more cells than one', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...MARKUP));
  fc.assert(
    fc.property(fc.array(texts, { minLength: 2, maxLength: 4 }), (row) => {
      const [read] = cellsOf(csvOf([row, ['end', 'end']]));
      expect(read).toHaveLength(row.length);
      for (const cell of read!) expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r]/);
    }),
  );
});
