import { type Board, makeBoard } from '../games/gug/board.ts';
import { parseBoard } from '../games/gug/board-gate.ts';
import { checkLabels } from './check-labels.ts';

export type BoardFile =
  { readonly ok: true; readonly value: Board } | { readonly ok: false; readonly faults: readonly string[] };

/**
 * A board file with everything asked of it: that it says what a board must say, and that its names can be read.
 *
 * @param file - named in every fault.
 */
export function makeBoardOfFile(json: unknown, file: string): BoardFile {
  const parsed = parseBoard(json, file);
  if (!parsed.ok) return parsed;
  const board = makeBoard(parsed.value);
  const faults = checkLabels(board, file);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: board };
}
