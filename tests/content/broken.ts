import { parseBoard } from '../../src/games/gug/board-gate.ts';
import { change, fileOf, type Place, readBoard } from './board-files.ts';

const ID = 'london-2025';
export const FILE = fileOf(ID);

/** What is changed in the board of today: the place, and what it is changed to. */
export type Change = readonly [place: Place, value: unknown];
/** One way to break a board, and everything that must then be said. */
export type Broken = [reason: string, changes: readonly Change[], faults: readonly string[]];

export function breakBoard(changes: readonly Change[]): unknown {
  const json = readBoard(ID);
  for (const [place, value] of changes) change(json, place, value);
  return json;
}

/** What the gate says of the changed board, without the name of the file. */
export function faultsOf(changes: readonly Change[]): readonly string[] {
  const parsed = parseBoard(breakBoard(changes), FILE);
  return parsed.ok ? [] : parsed.faults.map((fault) => fault.replace(`${FILE}, `, ''));
}

export const run = (line: string): Place => ['lines', line, 'runs', 0];

/** Puts something else in a list. */
export const swap = (from: unknown, to: unknown) => (list: unknown) =>
  (list as unknown[]).map((item) => (item === from ? to : item));

export const append = (item: unknown) => (list: unknown) => [...(list as unknown[]), item];
