import { type BoardCell, handText } from './board-lines.ts';

/** What a player had left in a deal, and below it the total after that. */
export function CountedHand({ cell }: { cell: BoardCell }) {
  return (
    <>
      <strong>{handText(cell)}</strong>
      {cell.total !== null && (
        <small>
          {cell.isHalved && '½ '}
          {cell.total}
        </small>
      )}
    </>
  );
}
