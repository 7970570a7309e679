import type { Board } from '../games/gug/board.ts';
import type { LineId } from '../games/gug/board-data.ts';
import type { Closure, Unplaced } from './findings.ts';
import type { Meant } from './line-finding.ts';
import type { Concerned, StationRow } from './rows.ts';
import { stationCalled } from './station-names.ts';
import { whenOf } from './when.ts';

const ALL_WAYS = ['', 'all', 'both', 'both directions'];

/** What a row says of a station on a day. */
export function stationFinding(
  board: Board,
  row: StationRow,
  day: string,
): Meant<Extract<Closure, { kind: 'station' }>> {
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
