import { clockOfDay, momentOf, type Span } from './london-time.ts';
import {
  type Concerned,
  type LineRow,
  type LinesRead,
  MOST_NAME,
  MOST_ROWS,
  MOST_SPANS,
  MOST_STOPS,
  MOST_TEXT,
  type RowsRead,
  type StationRow,
} from './rows.ts';
import { isTflLine, type TflLine } from './tfl.ts';

/**
 * Reads what TfL says of the lines: every row of every line, in whatever order, also where a line comes twice.
 *
 * @returns undefined for what is no such answer at all.
 */
export function readLines(answer: unknown): LinesRead | undefined {
  if (!Array.isArray(answer)) return undefined;
  const { items, cut } = listOf(answer, MOST_ROWS);
  const rows: LineRow[] = [];
  const heard = new Set<TflLine>();
  let unreadable = cut;
  let others = 0;
  for (const item of items) {
    const line = fieldOf(item, 'id');
    const statuses = fieldOf(item, 'lineStatuses');
    if (typeof line !== 'string' || !Array.isArray(statuses)) unreadable += 1;
    else if (!isTflLine(line)) others += 1;
    else {
      const { items: found, cut: beyond } = listOf(statuses, MOST_ROWS - rows.length);
      const read = found.filter(isFields).map((status) => rowOf(line, status));
      if (found.length > 0) heard.add(line);
      rows.push(...read);
      unreadable += beyond + found.length - read.length;
    }
  }
  return { rows, unreadable, others, heard: [...heard] };
}

function rowOf(line: TflLine, status: unknown): LineRow {
  const severity = fieldOf(status, 'statusSeverity');
  const disruption = fieldOf(status, 'disruption');
  const texts = [
    fieldOf(status, 'reason'),
    fieldOf(disruption, 'description'),
    fieldOf(disruption, 'closureText'),
    fieldOf(status, 'statusSeverityDescription'),
  ];
  const { items: periods, cut } = listOf(fieldOf(status, 'validityPeriods'), MOST_SPANS);
  const spans = periods.flatMap((period) => spanOf(period) ?? []);
  const { items: stops, cut: beyond } = listOf(fieldOf(disruption, 'affectedStops'), MOST_STOPS);
  const names = stops.map((stop) => textOf(fieldOf(stop, 'commonName'), MOST_NAME)).filter((name) => name !== '');
  return {
    line,
    severity: Number.isSafeInteger(severity) ? Number(severity) : null,
    text: texts.map((text) => textOf(text, MOST_TEXT)).find((text) => text !== '') ?? '',
    spans,
    undated: cut + periods.length - spans.length,
    stops: names,
    nameless: beyond + stops.length - names.length,
  };
}

/** From and to; undefined where either cannot be read, or it ends before it begins. Whether it holds now is not asked. */
export function spanOf(period: unknown): Span | undefined {
  const [from, to] = [readDate(fieldOf(period, 'fromDate'), 'from'), readDate(fieldOf(period, 'toDate'), 'to')];
  return from === undefined || to === undefined || from >= to ? undefined : { from, to };
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const FIRST_YEAR = '2000';
const [MINUTE, DAY] = [60_000, 86_400_000];

/**
 * A moment as TfL writes it, by London's clocks where no zone is named; a day alone begins or ends there. Years long
 * past stand for no date at all.
 *
 * @returns milliseconds since 1970, or undefined for what is no date.
 */
function readDate(text: unknown, end: 'from' | 'to'): number | undefined {
  if (typeof text !== 'string') return undefined;
  const [, day = '', hours, minutes = '0', seconds = '0', zone] = DATE.exec(text) ?? [];
  const start = clockOfDay(day);
  if (start === undefined || day < FIRST_YEAR) return undefined;
  if (hours === undefined) return momentOf(end === 'from' ? start : start + DAY);
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const clock = start + Number(hours) * 60 * MINUTE + Number(minutes) * MINUTE + Number(seconds) * 1000;
  if (zone === undefined) return momentOf(clock);
  const ahead = minutesOf(zone);
  return ahead === undefined ? undefined : clock - ahead * MINUTE;
}

/** Minutes before Greenwich. @param zone - as +01:00, -0130, or Z for Greenwich itself. */
function minutesOf(zone: string): number | undefined {
  const digits = zone.replaceAll(/\D/g, '');
  const [hours, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  if (hours > 14 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** Something with named fields, of which nothing is known. */
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of its own, or undefined: never what every object has. */
export const fieldOf = (of: unknown, name: string): unknown =>
  isFields(of) && Object.hasOwn(of, name) ? of[name] : undefined;

/** A list, cut where nobody would have written on. */
export function listOf(value: unknown, most: number): { readonly items: readonly unknown[]; readonly cut: number } {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return { items: items.slice(0, most), cut: Math.max(0, items.length - most) };
}

/** Signs that cannot be seen, or that hide or turn others; lines may break. */
const HIDDEN = /(?!\n)[\p{C}\u2028\u2029\u2800\u3164]+/gu;

/** A text to be shown as it is, in few lines; '' for none. */
export function textOf(value: unknown, most: number): string {
  if (typeof value !== 'string') return '';
  // They write some line breaks as a stroke and an n.
  const text = value
    .slice(0, 4 * most)
    .replaceAll('\\n', '\n')
    .replaceAll('\r\n', '\n')
    .normalize('NFC')
    .replaceAll(HIDDEN, ' ')
    .replaceAll(/ *\n\s*/g, '\n')
    .trim();
  const signs = [...text];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text;
}

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
    const row = stationRowOf(item);
    if (typeof mode === 'string' && mode !== '' && mode !== 'tube') others += 1;
    else if (row.name === '' && row.text === '') unreadable += 1;
    else rows.push(row);
  }
  return { rows, unreadable, others };
}

function stationRowOf(item: unknown): StationRow {
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
