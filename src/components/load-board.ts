import type { Board } from '../games/gug/board.ts';
import { makeBoardOfFile } from '../map/board-file.ts';

/** Every board file, also those that only the browser asks for. */
const FILES = import.meta.glob<unknown>('../../content/boards/*.json', { eager: true, import: 'default' });

/**
 * Boards by id, from files named after their ids.
 *
 * @param files - what the files hold, by path.
 * @throws an error with every fault of every file, each with file, place and reason: bad data fails the build.
 */
export function makeBoards(files: Readonly<Record<string, unknown>>): ReadonlyMap<string, Board> {
  const boards = new Map<string, Board>();
  const faults: string[] = [];
  for (const [path, json] of Object.entries(files)) {
    const file = path.replace(/^(?:\.\.\/)*/, '');
    const made = makeBoardOfFile(json, file);
    if (!made.ok) faults.push(...made.faults);
    else if (file.endsWith(`/${made.value.id}.json`)) boards.set(made.value.id, made.value);
    else faults.push(`${file}, id: "${made.value.id}" is not the name of the file`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return boards;
}

let boards: ReadonlyMap<string, Board> | undefined;

/** A board at build time, when all boards have passed; they are made once. */
export function loadBoard(id: string): Board {
  boards ??= makeBoards(FILES);
  const board = boards.get(id);
  if (!board) throw new Error(`content/boards has no ${id}.json`);
  return board;
}
