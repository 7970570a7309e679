import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { useTable } from '../table.ts';
import { BoardTable } from './BoardTable.tsx';
import { Legend } from './Legend.tsx';
import { CHART, MARKS, totalsChart, type TotalsLine } from './chart.ts';
import { shortNames } from './board-lines.ts';

/** The board of the round on the table: everybody's points deal by deal, and who leads. */
export function ScoreBoard() {
  const { words, state, stage } = useTable();
  const { board } = words;
  const hasDeals = state.deals.length > 0;
  if (!hasDeals && stage.is === 'over') return null;
  return (
    <section class="score-board" aria-labelledby="score-board">
      <h3 id="score-board">{board.heading}</h3>
      {!hasDeals && <p class="soft">{board.none}</p>}
      {(hasDeals || state.penalties.length > 0) && <BoardTable />}
      {hasDeals && (
        <>
          <Legend />
          <TotalsChartView />
        </>
      )}
      {hasDeals && stage.is !== 'over' && (
        <div class="board-keys">
          <BoardKey sheet="bounds" />
          <BoardKey sheet="board" />
        </div>
      )}
    </section>
  );
}

/** As many letters of a name have room beside the lines. */
const LETTERS = 8;

/** Each mark about the point it stands for. */
const SHAPES: Readonly<Record<(typeof MARKS)[number], string>> = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  square: 'M-3.5 -3.5h7v7h-7Z',
  up: 'M0 -4.6 4.4 3.4H-4.4Z',
  diamond: 'M0 -5 5 0 0 5-5 0Z',
  down: 'M0 4.6 4.4 -3.4H-4.4Z',
};

/** The totals deal by deal, a line for each player; the table above says the same. */
function TotalsChartView() {
  const { words, state } = useTable();
  const { chart: text } = words.board;
  const { lines, ticks, deals } = totalsChart(state);
  const names = shortNames(
    state.setup.players.map(({ name }) => name),
    LETTERS,
  );
  const right = Math.max(...lines.flatMap(({ points }) => points.map(({ x }) => x)));
  return (
    <figure class="totals-chart">
      <figcaption>{text.caption}</figcaption>
      <ScrollBox label={text.caption} cue={words.board.sheet.sideways}>
        <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={text.said}>
          {ticks.map(({ y, points }) => (
            <g key={points} class="totals-tick">
              <path d={`M30 ${y}H${right}`} />
              <text x={26} y={y + 4}>
                {points}
              </text>
            </g>
          ))}
          {deals.map(({ x, number }) => (
            <text key={number} class="totals-deal" x={x} y={CHART.height - 6}>
              {number}
            </text>
          ))}
          {lines.map((line) => (
            <Line key={line.seat} line={line} name={names[line.seat]!} />
          ))}
        </svg>
      </ScrollBox>
    </figure>
  );
}

function Line({ line, name }: { line: TotalsLine; name: string }) {
  const { points, mark, isHollow, dash, name: at, isFirst } = line;
  const end = points.at(-1) ?? at;
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return (
    <g class="totals-line" data-first={isFirst} data-hollow={isHollow}>
      <path class="totals-path" d={path} stroke-dasharray={dash} />
      <path class="totals-lead" d={`M${end.x + 5} ${end.y}L${at.x - 5} ${at.y}`} />
      {points.slice(1).map(({ x, y }) => (
        <path key={x} class="totals-mark" d={SHAPES[mark]} transform={`translate(${x} ${y})`} />
      ))}
      <path class="totals-mark" d={SHAPES[mark]} transform={`translate(${at.x} ${at.y})`} />
      <text x={at.x + 8} y={at.y + 4}>
        {name}
      </text>
    </g>
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
