import { type LinkProblem, makeSituation, parseSituation, type Situation } from '../../games/gug/situation.ts';
import { yieldToMain } from '../../ui/idle.ts';
import { isBoardId, keepBoard, loadBoard, NEWEST_BOARD } from './boards.ts';
import { $asked } from './session.ts';

/** The question as the address held it. */
let opened: Situation | undefined;

/**
 * Puts the question that the address holds, and keeps the address true from then on.
 *
 * @returns what of the address could not be read; undefined when no board could be loaded.
 */
export async function openAddress(): Promise<readonly LinkProblem[] | undefined> {
  const query = new URLSearchParams(location.search);
  const wanted = query.get('board') ?? '';
  const id = isBoardId(wanted) ? wanted : NEWEST_BOARD;
  const board = await loadBoard(id);
  if (!board) return undefined;
  // Making a board, the network on it, and drawing the panel are a task each.
  await yieldToMain();
  const { situation, problems } = parseSituation(query, new Map([[id, board]]));
  opened = situation;
  // Before the board: with it, all that follows from the question is worked out, and once.
  $asked.set({ ...$asked.get(), situation });
  keepBoard(board);
  await yieldToMain();
  return problems;
}

/**
 * Writes every change into the address: a reload or a copied link brings the same verdict. A link that was opened
 * stays as it is until then.
 *
 * @returns how to stop.
 */
export function keepAddress(): () => void {
  let isChanged = false;
  const write = (hash: string) => {
    const link = `?${makeSituation($asked.get().situation)}`;
    if (isChanged && link !== location.search) history.replaceState(history.state, '', link + hash);
  };
  const stop = $asked.listen(({ situation }, before) => {
    if (situation === before?.situation) return;
    isChanged ||= situation !== opened;
    write('#gug');
  });
  // Another panel's address was made before the last change, and so was the one that going back leads to.
  const onMove = () => {
    write(location.hash);
  };
  addEventListener('popstate', onMove);
  return () => {
    stop();
    removeEventListener('popstate', onMove);
  };
}
