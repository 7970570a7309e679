/** What a spreadsheet would take for a formula, and does not with a sign before it; some take the wide signs of Japanese too. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;
/** By this a spreadsheet knows that the text is UTF-8. */
const BYTE_ORDER = '\uFEFF';

/**
 * A table as RFC 4180 has it; the first row has the names of the columns. Texts are quoted, all of them: where a comma
 * is in the numbers, spreadsheets part cells at the semicolon. Cells that spreadsheets would run are defused.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `${BYTE_ORDER}${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(cell: string | number): string {
  if (typeof cell === 'number') return `${cell}`;
  // A reader that does not heed the quotes parts it here: what comes after is a cell of its own.
  const safe = cell.replaceAll(/[;\t|](?=\s*[=+\-@＝＋－＠])/g, "$&'");
  return `"${(FORMULA.test(safe) ? `'${safe}` : safe).replaceAll('"', '""')}"`;
}
