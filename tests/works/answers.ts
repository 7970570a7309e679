import { readFileSync } from 'node:fs';
import type { Board } from '../../src/games/gug/board.ts';
import { findWorks } from '../../src/works/find-works.ts';
import { readLines, readStations } from '../../src/works/read-answers.ts';

/** An answer in the shape of TfL's, with texts of our own. */
export const shape = (name: 'lines' | 'stations'): unknown =>
  JSON.parse(readFileSync(new URL(`shapes/${name}.json`, import.meta.url), 'utf8'));

/** Saturday, in winter. */
export const SATURDAY = '2026-11-21';
/** From the first train of Saturday until the last of Sunday, which is on Monday. */
export const WEEKEND = { fromDate: '2026-11-21T04:30:00Z', toDate: '2026-11-23T01:29:00Z', isNow: false };

interface StatusShape {
  readonly severity: unknown;
  readonly stops?: readonly unknown[];
  readonly periods?: unknown;
  readonly reason?: unknown;
}

export const status = ({ severity, stops = [], periods = [WEEKEND], reason = 'A text.' }: StatusShape) => ({
  statusSeverity: severity,
  reason,
  validityPeriods: periods,
  disruption: { category: 'PlannedWork', affectedStops: stops.map((commonName) => ({ commonName })) },
});

export const line = (id: string, ...lineStatuses: readonly unknown[]) => ({ id, lineStatuses });

export const stationRow = (commonName: string, more: Readonly<Record<string, unknown>> = {}) => ({
  commonName,
  ...WEEKEND,
  type: 'Closure',
  description: 'A text.',
  ...more,
});

/** What answers mean, read anew. */
export const found = (board: Board, day: string, lines: unknown, stations: unknown = []) =>
  findWorks(board, day, { lines: readLines(lines) ?? null, stations: readStations(stations) ?? null });
