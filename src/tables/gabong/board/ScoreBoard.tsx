import { useTable } from '../table.ts';
import { BoardTable } from './BoardTable.tsx';
import { Legend } from './Legend.tsx';

/** The board of the round on the table: everybody's points deal by deal, and who leads. */
export function ScoreBoard() {
  const { words, state, stage } = useTable();
  const { board } = words;
  const hasDeals = state.deals.length > 0;
  if (!hasDeals && stage.is === 'over') return null;
  return (
    <section class="score-board stack loose" aria-labelledby="score-board">
      <h3 id="score-board">{board.heading}</h3>
      {!hasDeals && <p class="soft">{board.none}</p>}
      {(hasDeals || state.penalties.length > 0) && <BoardTable />}
      {hasDeals && <Legend />}
      {hasDeals && (
        <div class="board-keys stack">
          {stage.is !== 'over' && <BoardKey sheet="bounds" />}
          <BoardKey sheet="board" />
        </div>
      )}
    </section>
  );
}

/** Opens what the board has to say: the score sheet, or what must happen for somebody to win. */
export function BoardKey({ sheet }: { sheet: 'board' | 'bounds' }) {
  const { words, open } = useTable();
  const { keys } = words.board;
  return (
    <button type="button" class="key" data-do={sheet} aria-haspopup="dialog" onClick={() => open({ kind: sheet })}>
      {sheet === 'board' ? keys.sheet : keys.bounds}
    </button>
  );
}
