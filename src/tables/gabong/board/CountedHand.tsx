import { fill } from '../../../i18n/fill.ts';
import { useGabong } from '../table.ts';
import { WithThetas } from '../Theta.tsx';
import { type BoardCell, handText } from './board-lines.ts';

/** What a player had left in a deal, and below it the total after that. */
export function CountedHand({ cell }: { cell: BoardCell }) {
  const { board } = useGabong().words;
  return (
    <>
      <strong>
        {cell.hasTheta ? (
          <>
            <span aria-hidden="true">
              <WithThetas text={handText(cell)} />
            </span>
            <span class="visually-hidden">{fill(board.saidTheta, { points: cell.points })}</span>
          </>
        ) : (
          handText(cell)
        )}
      </strong>
      {cell.total !== null && (
        <small>
          {cell.isHalved && '½ '}
          {cell.total}
        </small>
      )}
    </>
  );
}
