import { leadersOf, type Standing, standings } from '../../../games/gabong/match-standing.ts';
import { cardsIn } from '../../../games/gabong/match-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { WithThetas } from '../Theta.tsx';
import { useGabong, useTable } from '../table.ts';
import { CountedHand } from './CountedHand.tsx';
import { type BoardCell, boardLines, dealEntries } from './board-lines.ts';
import { lineName } from './round-sheet.ts';

/** A round to many points may have more deals than a screen can hold. */
const SHOWN = 60;

/** The scoreboard: players as rows, so that long names have room, and a column for each deal; a deal's number opens it. */
export function BoardTable() {
  const { words, state, reduction, open } = useTable();
  const { board } = words;
  const all = boardLines(state);
  const lines = all.slice(-SHOWN);
  const entries = dealEntries(reduction.steps).slice(-SHOWN);
  const earlier = all.length - lines.length;
  const rows = [...standings(state)].sort((one, other) => one.seat - other.seat);
  const leaders = leadersOf(state);
  return (
    <>
      {earlier > 0 && <p class="soft">{fill(board.earlier, { count: earlier })}</p>}
      <ScrollBox label={board.heading} cue={board.sideways} newest={all.length}>
        <table class="board-table">
          <thead>
            <tr>
              <th scope="col" class="board-player">
                {board.player}
              </th>
              <th scope="col" class="board-total">
                {board.total}
              </th>
              {lines.map((line, index) => (
                <th key={line.number} scope="col">
                  <button
                    type="button"
                    class="key"
                    data-deal={line.number ?? 'extra'}
                    aria-haspopup="dialog"
                    aria-label={fill(board.open, { deal: lineName(line, board) })}
                    onClick={() => {
                      const entry = entries[index];
                      if (entry !== undefined) open({ kind: 'deal', entry });
                    }}
                  >
                    {line.number ?? board.extraShort}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.seat} data-seat={row.seat} data-leads={leaders.includes(row.seat)}>
                <PlayerCell standing={row} isLeading={leaders.includes(row.seat)} />
                <td class="board-total">{row.total}</td>
                {lines.map(({ number, master, cells }) => (
                  <BoardCellView key={number} cell={cells[row.seat] ?? null} isMaster={master === row.seat} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}

/** A player's part in one deal; null: had none. */
function BoardCellView({ cell, isMaster }: { cell: BoardCell | null; isMaster: boolean }) {
  const { board } = useGabong().words;
  return (
    <td data-halved={cell?.isHalved}>
      {cell ? <CountedHand cell={cell} /> : <span class="soft">–</span>}
      {isMaster && <small class="board-master">{board.master}</small>}
    </td>
  );
}

/** Who a row is about: the place, the name, and the tally of θ and penalty cards. */
function PlayerCell({ standing, isLeading }: { standing: Standing; isLeading: boolean }) {
  const { words, state, stage, name } = useTable();
  const { board } = words;
  const { seat, place, thetas } = standing;
  const penalties = cardsIn(state.penalties.filter((penalty) => penalty.seat === seat));
  return (
    <th scope="row" class="board-player">
      {state.deals.length > 0 && <span class="board-place">{fill(board.place, { place })}</span>}{' '}
      <span class="board-name">{name(seat)}</span>
      <span class="board-tally flow">
        {isLeading && <b class="board-leads">{stage.is === 'over' ? board.won : board.leads}</b>}{' '}
        {state.gone?.includes(seat) && <span>{board.left}</span>}{' '}
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
