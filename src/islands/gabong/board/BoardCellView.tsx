import { useGabong } from '../table.ts';
import type { BoardCell } from './board-lines.ts';
import { CountedHand } from './CountedHand.tsx';

/** A player's part in one deal; null: had none. */
export function BoardCellView({ cell, isMaster }: { cell: BoardCell | null; isMaster: boolean }) {
  const { board } = useGabong().words;
  return (
    <td data-halved={cell?.isHalved}>
      {cell ? <CountedHand cell={cell} /> : <span class="soft">–</span>}
      {isMaster && <small class="board-master">{board.master}</small>}
    </td>
  );
}
