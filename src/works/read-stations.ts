import { fieldOf, listOf, textOf, spanOf } from './read-lines.ts';
import { type Concerned, MOST_NAME, MOST_ROWS, MOST_STOPS, MOST_TEXT, type RowsRead, type StationRow } from './rows.ts';

/** How they say that nobody gets in or out, and no train stops. */
const CLOSED = ['closure', 'closed', 'full closure', 'station closure', 'station closed', 'closed station'];

/**
 * Reads what TfL says of the stations. That something stands in the list does not close a station: lifts and stairs do,
 * too.
 *
 * @returns undefined for what is no such answer at all.
 */
export function readStations(answer: unknown): RowsRead<StationRow> | undefined {
  if (!Array.isArray(answer)) return undefined;
  const { items, cut } = listOf(answer, MOST_ROWS);
  const rows: StationRow[] = [];
  let unreadable = cut;
  let others = 0;
  for (const item of items) {
    const mode = fieldOf(item, 'mode');
    const row = rowOf(item);
    if (typeof mode === 'string' && mode !== '' && mode !== 'tube') others += 1;
    else if (row.name === '' && row.text === '') unreadable += 1;
    else rows.push(row);
  }
  return { rows, unreadable, others };
}

function rowOf(item: unknown): StationRow {
  const [type, closure] = [wordOf(fieldOf(item, 'type')), wordOf(fieldOf(item, 'closureText'))];
  const texts = [fieldOf(item, 'description'), fieldOf(item, 'closureText'), fieldOf(item, 'type')];
  return {
    name: textOf(fieldOf(item, 'commonName'), MOST_NAME),
    // Where both speak, neither may say something else.
    isClosure: type + closure !== '' && [type, closure].every((word) => word === '' || CLOSED.includes(word)),
    text: texts.map((text) => textOf(text, MOST_TEXT)).find((text) => text !== '') ?? '',
    span: spanOf(item) ?? null,
    concerned: concernedBy(fieldOf(item, 'concernedLines')),
  };
}

function concernedBy(value: unknown): readonly Concerned[] {
  const { items } = listOf(value, MOST_STOPS);
  return items.map((item) => ({ line: wordOf(fieldOf(item, 'id')), direction: wordOf(fieldOf(item, 'direction')) }));
}

const wordOf = (value: unknown): string =>
  textOf(value, MOST_NAME)
    .toLowerCase()
    .replaceAll(/[^a-z&-]+/g, ' ')
    .trim();
