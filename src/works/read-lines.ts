import { fieldOf, isFields, listOf, textOf } from './fields.ts';
import type { Span } from './london-time.ts';
import { readDate } from './read-date.ts';
import { type LineRow, type LinesRead, MOST_NAME, MOST_ROWS, MOST_SPANS, MOST_STOPS, MOST_TEXT } from './rows.ts';
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
