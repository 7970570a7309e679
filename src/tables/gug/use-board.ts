import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../../ui/use-store.ts';
import { $boards, bringBoard, isBoardId } from './boards.ts';

/** Has a board brought that is wanted. @returns whether it could not be had, and what asks for it once more. */
export function useBoard(id: string | undefined): { readonly isMissing: boolean; readonly again: () => void } {
  const board = useStore($boards).get(id ?? '');
  const [isMissing, setMissing] = useState(false);
  const again = () => {
    setMissing(false);
    if (board || id === undefined || !isBoardId(id)) return;
    void bringBoard(id).then((found) => setMissing(!found));
  };
  useEffect(again, [id, board]);
  return { isMissing, again };
}
