import { atom } from 'nanostores';
import { makeBoard, type Board } from '../../games/gug/board.ts';
import type { BoardData } from '../../games/gug/board-data.ts';
import url2003 from '../../../content/boards/london-2003.json?url';
import url2025 from '../../../content/boards/london-2025.json?url';

/** The boards a link may name, the newest first. */
export const BOARD_FILES = { 'london-2025': url2025, 'london-2003': url2003 } as const;
export type BoardId = keyof typeof BOARD_FILES;
export const BOARD_IDS = Object.keys(BOARD_FILES) as readonly BoardId[];
export const NEWEST_BOARD: BoardId = 'london-2025';

/** The boards that have been loaded, by id. */
export const $boards = atom<ReadonlyMap<string, Board>>(new Map());

export const isBoardId = (text: string): text is BoardId => Object.hasOwn(BOARD_FILES, text);

/** @returns undefined when it cannot be had: the connection is gone, or something else answered in its place. */
export async function loadBoard(id: BoardId): Promise<Board | undefined> {
  const known = $boards.get().get(id);
  if (known) return known;
  try {
    const answer = await fetch(BOARD_FILES[id]);
    // Boards are checked when the site is built: what is not one of ours fails here or in the making.
    return answer.ok ? makeBoard((await answer.json()) as BoardData) : undefined;
  } catch {
    return undefined;
  }
}

/** Loads a board and keeps it for all who ask. @returns undefined when it cannot be had. */
export async function bringBoard(id: BoardId): Promise<Board | undefined> {
  const board = await loadBoard(id);
  if (board) keepBoard(board);
  return $boards.get().get(id);
}

/** Another may have brought the same meanwhile: the first stays, so that nothing that was worked out on it is lost. */
export function keepBoard(board: Board): void {
  if (!$boards.get().has(board.id)) $boards.set(new Map([...$boards.get(), [board.id, board]]));
}
