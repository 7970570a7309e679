import type { Board, Line } from '../games/gug/board.ts';
import type { LineId } from '../games/gug/board-data.ts';
import { groupBy } from '../games/shared/group.ts';
import type { ClosedStretch } from './closing.ts';
import type { Closure, Findings, SharedStretch, Unplaced } from './findings.ts';
import { lineFinding, type LineClosure, type Meant } from './line-finding.ts';
import type { LinesRead, RowsRead, StationRow } from './rows.ts';
import { stationFinding } from './station-finding.ts';
import { isTflLine } from './tfl.ts';

/** What was answered; null where an answer did not come. */
export interface Answers {
  readonly lines: LinesRead | null;
  readonly stations: RowsRead<StationRow> | null;
}

/**
 * What two answers mean for a board on a day. Nothing is guessed: what is not plainly a closure of this board is a text
 * for the referee.
 *
 * @param day - as 2026-11-21, by London's clocks; before four in the morning it is still the day before.
 */
export function findWorks(board: Board, day: string, { lines, stations }: Answers): Findings {
  const lineIds = [...board.lines.keys()];
  const left = { runs: 0, otherDays: 0, others: (lines?.others ?? 0) + (stations?.others ?? 0), repeated: 0 };
  const onLines: LineClosure[] = [];
  const ofStations: Closure[] = [];
  const unplaced: Unplaced[] = [];
  const sort = <Found extends Closure>(meant: Meant<Found>, found: Found[]): void => {
    if (meant === 'runs' || meant === 'otherDays') left[meant] += 1;
    else if ('why' in meant) unplaced.push(meant);
    else found.push(meant);
  };
  const once = <Row>(rows: readonly Row[]): readonly Row[] => {
    const kept = [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
    left.repeated += rows.length - kept.length;
    return kept;
  };
  // In the board's order: theirs means nothing.
  const rows = groupBy(once(lines?.rows ?? []), ({ line }): string => line);
  for (const line of board.lines.values()) {
    for (const row of rows.get(line.id) ?? []) sort(lineFinding(board, line, row, day), onLines);
  }
  for (const [line, theirs] of rows) if (!lineIds.some((id) => id === line)) left.others += theirs.length;
  for (const row of once(stations?.rows ?? [])) sort(stationFinding(board, row, day), ofStations);

  const heard: readonly string[] = lines?.heard ?? [];
  return {
    closures: [...apart(board, onLines), ...ofStations],
    unplaced,
    unreadable: (lines?.unreadable ?? 0) + (stations?.unreadable ?? 0),
    silent: lines ? lineIds.filter((line) => isTflLine(line) && !heard.includes(line)) : [],
    unasked: lineIds.filter((line) => !isTflLine(line)),
    left,
  };
}

/** Sets stretches apart on which lines run that are not surely closed there: the board closes a stretch for all of them. */
function apart(board: Board, closures: readonly LineClosure[]): readonly LineClosure[] {
  const isSurelyClosed = (line: Line, stretch: ClosedStretch): boolean =>
    closures.some((each) => each.isSure && each.line === line.id && each.stretches.some((one) => isOn(stretch, one)));
  const runningOn = (own: LineId, stretch: ClosedStretch): readonly LineId[] =>
    [...board.lines.values()]
      .filter((line) => line.id !== own && line.stretches.some(({ a, b }) => isOn(stretch, [a, b])))
      .filter((line) => !isSurelyClosed(line, stretch))
      .map(({ id }) => id);
  return closures.map((closure) => {
    const shared: readonly SharedStretch[] = closure.stretches
      .map((stretch) => ({ stretch, lines: runningOn(closure.line, stretch) }))
      .filter(({ lines }) => lines.length > 0);
    const stretches = closure.stretches.filter((stretch) => !shared.some((each) => each.stretch === stretch));
    return { ...closure, stretches, shared };
  });
}

const isOn = ([a, b]: ClosedStretch, [c, d]: ClosedStretch): boolean => (a === c && b === d) || (a === d && b === c);
