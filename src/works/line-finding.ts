import type { Board, Line } from '../games/gug/board.ts';
import type { StationId } from '../games/gug/board-data.ts';
import { type ClosedStretch, stretchOf } from './closing.ts';
import type { Closure, Unplaced } from './findings.ts';
import type { LineRow } from './rows.ts';
import { meaningOf } from './severity.ts';
import { stationCalled } from './station-names.ts';
import { whenOf } from './when.ts';

/** What a row means: a closure, a text to be placed, or why it is left out. */
export type Meant<Found> = Found | Unplaced | 'runs' | 'otherDays';

/** A closed line or part of one, before it is known what else is closed. */
export type LineClosure = Exclude<Closure, { kind: 'station' }>;

/** Heathrow's terminals on either branch: the stretch to the one station of the board is closed where both are. */
const BRANCHES = ['2', '4'];

/** What a row says of a line on a day, on a board that has the line. */
export function lineFinding(board: Board, line: Line, row: LineRow, day: string): Meant<LineClosure> {
  const meaning = meaningOf(row.severity);
  if (meaning === 'still-runs') return 'runs';
  const time = whenOf(day, row.spans, row.undated);
  if (!time) return 'otherDays';
  const told = { line: line.id, text: row.text, ...time };
  const unplaced = { ...told, station: null, name: '' };
  if (meaning === 'ask') return { ...unplaced, why: 'notice' };

  const { stops, unknown } = stopsOn(board, line, row);
  const stretches = line.stretches
    .filter(({ a, b }) => stops.has(a) && stops.has(b))
    .map(({ a, b }) => stretchOf(a, b));
  if (stretches.length > 0) {
    const isWhole = stretches.length === line.stretches.length;
    // A stop at no closed stretch is said, too: what is between it and the others may be closed.
    const alone = [...stops].filter((id) => !stretches.some((ends) => ends.includes(id)));
    const left = [...unknown, ...alone.map((id) => board.stations.get(id)!.name)];
    const isSure = time.when === 'played' && left.length === 0;
    return { ...told, kind: isWhole ? 'line' : 'stretches', stretches, shared: [], unknown: left, isSure };
  }
  const namesNone = row.stops.length + row.nameless === 0;
  if (meaning === 'part-closed' || !namesNone) return { ...unplaced, why: 'no-stops' };
  // All of it, by the one word alone: what the text says may be less.
  const all: readonly ClosedStretch[] = line.stretches.map(({ a, b }) => stretchOf(a, b));
  return { ...told, kind: 'line', stretches: all, shared: [], unknown, isSure: false };
}

/** The stations of a line that a row names, and the names that are none of them. */
function stopsOn(board: Board, line: Line, { stops, nameless }: LineRow) {
  const found = new Set<StationId>();
  const unknown: string[] = Array.from({ length: nameless }, () => '?');
  const terminals = new Map<string, { readonly id: StationId; readonly name: string }>();
  for (const name of stops) {
    const station = stationCalled(board, name, [line.id]);
    if (station?.terminal !== undefined) terminals.set(name, { id: station.id, name: station.terminal });
    else if (station) found.add(station.id);
    else unknown.push(name);
  }
  const isWhole = BRANCHES.every((branch) => [...terminals.values()].some(({ name }) => name.includes(branch)));
  for (const [name, { id }] of terminals) {
    if (isWhole) found.add(id);
    else unknown.push(name);
  }
  return { stops: found, unknown: [...new Set(unknown)] };
}
