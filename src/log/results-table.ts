import { csvFormatRow } from 'd3-dsv';

/** A table cell that a spreadsheet would take for a formula, and does not after this. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table as RFC 4180 has it; the first row has the names of the columns. Cells that spreadsheets would run are defused. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : `${cell}`)),
  );
  return cells.map((row) => `${csvFormatRow(row)}\r\n`).join('');
}
