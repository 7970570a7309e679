import type { Board } from '../../src/games/gug/board.ts';

/** A row as the property makes it: times in half hours after the first of a month. */
export interface SlowRow {
  readonly line: string;
  readonly severity: number;
  readonly stops: readonly string[];
  readonly from: number;
  readonly to: number;
}

const HALF_HOUR = 1_800_000;
const CLOSING = [1, 2, 3, 4, 5, 11, 16];

/** The last Sunday of a month, one o'clock at Greenwich: when the clocks of London change. */
function changeIn(year: number, month: number): number {
  for (let day = 31; ; day -= 1) {
    const at = new Date(Date.UTC(year, month, day, 1));
    if (at.getUTCDay() === 0) return at.getTime();
  }
}

/** What London's clock shows, worked out from the calendar. */
function clockOf(at: number): Date {
  const year = new Date(at).getUTCFullYear();
  const isSummer = at >= changeIn(year, 2) && at < changeIn(year, 9);
  return new Date(at + (isSummer ? 2 * HALF_HOUR : 0));
}

/** Whether trains of a day run at a moment. */
function isOf(day: string, at: number): boolean {
  return new Date(clockOf(at).getTime() - 8 * HALF_HOUR).toISOString().startsWith(day);
}

/**
 * What rows close on a day: looked up half hour by half hour and stretch by stretch, with nothing of the reader's own.
 *
 * @returns `line a b when`, the ends as on the board.
 */
export function slowClosures(board: Board, day: string, start: number, rows: readonly SlowRow[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { line, severity, stops, from, to } of rows) {
    if (!CLOSING.includes(severity)) continue;
    let touches = 0;
    let inPlay = 0;
    for (let half = from; half < to; half += 1) {
      const at = start + half * HALF_HOUR;
      if (!isOf(day, at)) continue;
      touches += 1;
      const clock = clockOf(at).toISOString().slice(0, 16);
      if (clock >= `${day}T12:00` && clock < `${day}T23:30`) inPlay += 1;
    }
    if (touches === 0) continue;
    for (const { a, b } of [...board.lines.values()].find(({ id }) => id === line)?.stretches ?? []) {
      const names = [a, b].map((id) => board.stations.get(id)!.name);
      if (names.every((name) => stops.includes(name)))
        found.add(`${line} ${a} ${b} ${inPlay === 23 ? 'played' : 'part'}`);
    }
  }
  return found;
}
