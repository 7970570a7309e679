import type { Standing } from '../../../games/gabong/match-standing.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table.ts';
import { WithThetas } from '../Theta.tsx';

/** Who a row is about: the place, the name, and the tally of θ and penalty cards. */
export function PlayerCell({ standing, isLeading }: { standing: Standing; isLeading: boolean }) {
  const { words, state, stage, name } = useTable();
  const { board } = words;
  const { seat, place, thetas } = standing;
  const penalties = state.penalties.filter((penalty) => penalty.seat === seat).length;
  return (
    <th scope="row" class="board-player">
      {state.deals.length > 0 && <span class="board-place">{fill(board.place, { place })}</span>}{' '}
      <span class="board-name">{name(seat)}</span>
      <span class="board-tally">
        {isLeading && <b class="board-leads">{stage.is === 'over' ? board.won : board.leads}</b>}{' '}
        {thetas > 0 && (
          <span>
            <WithThetas text={fill(board.thetas, { count: thetas })} />
          </span>
        )}{' '}
        {penalties > 0 && <span>{fill(board.penalties, { count: penalties })}</span>}
      </span>
    </th>
  );
}
