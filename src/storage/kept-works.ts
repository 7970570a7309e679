import * as v from 'valibot';
import type { LinesRead, RowsRead, StationRow } from '../works/rows.ts';
import { TFL_LINES } from '../works/tfl.ts';
import { keptValue } from './kept-value.ts';

/** What TfL last said of a day, both answers whole. */
export interface KeptWorks {
  /** When it was fetched, in milliseconds since 1970. */
  readonly at: number;
  /** As 2026-11-21. */
  readonly day: string;
  readonly lines: LinesRead;
  readonly stations: RowsRead<StationRow>;
}

const Span = v.strictObject({ from: v.number(), to: v.number() });
const counts = { unreadable: v.number(), others: v.number() };
const Line = v.picklist(TFL_LINES);
const Form = v.strictObject({
  at: v.number(),
  day: v.string(),
  lines: v.strictObject({
    rows: v.array(
      v.strictObject({
        line: Line,
        severity: v.nullable(v.number()),
        text: v.string(),
        spans: v.array(Span),
        undated: v.number(),
        stops: v.array(v.string()),
        nameless: v.number(),
      }),
    ),
    heard: v.array(Line),
    ...counts,
  }),
  stations: v.strictObject({
    rows: v.array(
      v.strictObject({
        name: v.string(),
        isClosure: v.boolean(),
        text: v.string(),
        span: v.nullable(Span),
        concerned: v.array(v.strictObject({ line: v.string(), direction: v.string() })),
      }),
    ),
    ...counts,
  }),
});

const kept = keptValue<KeptWorks>('gug:tfl', (found) => {
  const { success, output } = v.safeParse(Form, found);
  return success ? output : undefined;
});

/** Characters: what is kept of a day takes no room from the games. */
const MOST_KEPT = 300_000;

/** Puts by what was fetched, in the place of what was fetched before; an answer out of all bounds is not kept. */
export function keepWorks(works: KeptWorks): void {
  if (JSON.stringify(works).length <= MOST_KEPT) kept.write(works);
}

/** What was put by at an earlier fetch; null where there is nothing that can be read. */
export const openWorks = (): KeptWorks | null => kept.read();
