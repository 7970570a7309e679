import { useEffect, useState } from 'preact/hooks';
import type { Board } from '../../../../games/gug/board.ts';
import { useStore } from '../../../shared/use-store.ts';
import { $boards, isBoardId, bringBoard } from '../../boards.ts';

/** A board that is wanted: undefined until it is there. `again` asks once more for one that could not be had. */
export function useBoard(id: string): { board: Board | undefined; isMissing: boolean; again: () => void } {
  const board = useStore($boards).get(id);
  const [isMissing, setMissing] = useState(false);
  const again = () => {
    setMissing(false);
    if (board || !isBoardId(id)) return;
    void bringBoard(id).then((found) => setMissing(!found));
  };
  useEffect(again, [id, board]);
  return { board, isMissing, again };
}
