import type { LineId } from '../games/gug/board-data.ts';
import type { Board, Line } from '../games/gug/board.ts';
import { groupBy } from '../games/shared/group.ts';
import type { ClosedStretch } from './closing.ts';
import type { Closure, Findings, SharedStretch, Unplaced } from './findings.ts';
import { type LineClosure, lineFinding, type Meant, whenOf, stationCalled } from './line-finding.ts';
import type { Concerned, LinesRead, RowsRead, StationRow } from './rows.ts';
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

  return {
    closures: [...apart(board, onLines), ...ofStations],
    unplaced,
    unreadable: (lines?.unreadable ?? 0) + (stations?.unreadable ?? 0),
    silent: lines ? lineIds.filter((line) => isTflLine(line) && !lines.heard.includes(line)) : [],
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

const ALL_WAYS = ['', 'all', 'both', 'both directions'];

/** What a row says of a station on a day. */
function stationFinding(board: Board, row: StationRow, day: string): Meant<Extract<Closure, { kind: 'station' }>> {
  const time = whenOf(day, row.span ? [row.span] : [], row.span ? 0 : 1);
  if (!time) return 'otherDays';
  const lines = [...board.lines.keys()].filter((id) => row.concerned.some(({ line }) => line === id));
  const named = stationCalled(board, row.name) ?? stationCalled(board, row.name, lines);
  const told = { text: row.text, ...time };
  const unplaced = (why: Unplaced['why']): Unplaced => ({
    ...told,
    why,
    line: null,
    station: named?.id ?? null,
    name: row.name,
  });
  if (!row.isClosure) return unplaced('notice');
  if (!named) return unplaced('unknown-station');
  if (named.terminal !== undefined) return unplaced('terminal');
  if (lines.some((line) => isOneWay(line, row.concerned))) return unplaced('one-direction');
  const calling = board.stations.get(named.id)!.lines;
  // Lines are named, and none of them is one of the board's: what calls there otherwise is not closed.
  const isOthers = lines.length === 0 && row.concerned.some(({ line }) => line !== '');
  if (isOthers) return unplaced('some-lines');
  if (lines.length > 0 && !calling.every((line) => lines.includes(line))) return unplaced('some-lines');
  return { ...told, kind: 'station', station: named.id, isSure: time.when === 'played' };
}

/** Whether only trains of one direction pass without stopping, so far as it is said. */
function isOneWay(line: LineId, concerned: readonly Concerned[]): boolean {
  const ways = new Set(concerned.filter((each) => each.line === line).map(({ direction }) => direction));
  return ways.size === 1 && !ALL_WAYS.some((all) => ways.has(all));
}
