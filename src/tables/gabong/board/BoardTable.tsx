import type { ComponentChildren } from 'preact';
import { matchResults, type MatchResult, penaltiesOf } from '../../../games/gabong/match-results.ts';
import { leadersOf, type Standing, standings } from '../../../games/gabong/match-standing.ts';
import { longestWord } from '../../../games/shared/names.ts';
import { fill } from '../../../i18n/fill.ts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { Theta } from '../Theta.tsx';
import { useGabong, useTable } from '../table.ts';
import { CountedHand } from './CountedHand.tsx';
import { averageText, NOTHING } from './RoundPaper.tsx';
import { type BoardCell, boardLines, dealEntries } from './board-lines.ts';
import { lineName, penaltiesFor } from './round-sheet.ts';

/** A round to many points may have more deals than a screen can hold. */
const SHOWN = 60;

/** Of so many players the points have room on a phone. */
const MOST = 8;
/** So many names stand side by side on a phone, with words of so many letters at most. Others are turned. */
const BESIDE = 4;
const LONG_WORD = 8;

/**
 * The scoreboard: a column for each player, and a row for each deal, as GMs write it, so that ten deals fit the width of
 * a phone. A deal's number opens it.
 *
 * @param isWhole - with the figures of the score sheet below the deals.
 */
export function BoardTable({ isWhole = false }: { isWhole?: boolean }) {
  const { words, lang, state, reduction, open, name } = useTable();
  const { board } = words;
  const all = boardLines(state);
  const lines = all.slice(-SHOWN);
  const entries = dealEntries(reduction.steps).slice(-SHOWN);
  const earlier = all.length - lines.length;
  const rows = [...standings(state)].sort((one, other) => one.seat - other.seat);
  const results = [...matchResults(state)].sort((one, other) => one.seat - other.seat);
  const leaders = leadersOf(state);
  const isTurned = rows.length > BESIDE || rows.some(({ seat }) => longestWord(name(seat)) > LONG_WORD);
  const { sheet: text } = board;
  return (
    <>
      {earlier > 0 && <p class="soft">{fill(board.earlier, { count: earlier })}</p>}
      <ScrollBox label={board.heading} cue={board.sideways}>
        <table class="board-table" data-turned={isTurned} data-wide={rows.length > MOST} data-whole={isWhole}>
          <thead>
            <tr>
              <td />
              {rows.map(({ seat }) => (
                <th key={seat} scope="col" class="board-player" data-leads={leaders.includes(seat)}>
                  <span class="board-name">{name(seat)}</span>
                  {state.gone?.includes(seat) && <small>{board.left}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody class="board-sums">
            <tr data-sum="total">
              <th scope="row">{board.total}</th>
              {rows.map((row) => (
                <TotalCell key={row.seat} standing={row} isLeading={leaders.includes(row.seat)} />
              ))}
            </tr>
            {results.some(({ thetas }) => thetas > 0) && (
              <SumRow name="thetas" label={<Theta />} results={results} of={({ thetas }) => thetas || ''} />
            )}
            {results.some((result) => penaltiesOf(result) > 0) && (
              <SumRow
                name="cards"
                label={words.play.penalty.key}
                results={results}
                of={(result) => (isWhole ? <Given result={result} /> : penaltiesOf(result) || '')}
              />
            )}
          </tbody>
          <tbody class="board-deals">
            {lines.map((line, index) => (
              <tr key={line.number}>
                <th scope="row">
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
                {rows.map(({ seat }) => (
                  <BoardCellView key={seat} cell={line.cells[seat] ?? null} isMaster={line.master === seat} />
                ))}
              </tr>
            ))}
          </tbody>
          {isWhole && lines.length > 0 && (
            <tbody class="board-figures">
              <SumRow name="deals" label={text.dealsWon} results={results} of={({ dealsWon }) => dealsWon} />
              <SumRow
                name="average"
                label={text.average}
                results={results}
                of={({ average }) => averageText(average, lang)}
              />
              <SumRow name="worst" label={text.worst} results={results} of={({ worst }) => worst ?? NOTHING} />
            </tbody>
          )}
        </table>
      </ScrollBox>
    </>
  );
}

/** A player's points so far, and the place; whoever leads has the sign of the first, as at the seats. */
function TotalCell({ standing: { place, total }, isLeading }: { standing: Standing; isLeading: boolean }) {
  const { words, state, stage } = useTable();
  const { board } = words;
  return (
    <td class="board-total" data-leads={isLeading}>
      <strong>{total}</strong>
      {state.deals.length > 0 && (
        <small class={isLeading ? 'first-mark' : undefined}>{fill(board.place, { place })}</small>
      )}
      {isLeading && <span class="visually-hidden">{stage.is === 'over' ? board.won : board.leads}</span>}
    </td>
  );
}

interface SumRowProps {
  name: string;
  label: ComponentChildren;
  results: readonly MatchResult[];
  of: (result: MatchResult) => ComponentChildren;
}

/** A figure for each player. */
function SumRow({ name, label, results, of }: SumRowProps) {
  return (
    <tr data-sum={name}>
      <th scope="row">{label}</th>
      {results.map((result) => (
        <td key={result.seat}>{of(result)}</td>
      ))}
    </tr>
  );
}

/** Penalty cards: the rules they were given for, to be read, and how many for each. */
function Given({ result }: { result: MatchResult }) {
  return (
    <>
      {penaltiesFor(result).map(({ clause, count }) => (
        <span key={clause} class="board-given">
          <ClauseTag clause={clause} />
          {count > 1 && ` × ${count}`}
        </span>
      ))}
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
