import { fill } from '../../../i18n/fill.ts';
import { numberOf } from '../../shared/times.ts';
import { numberOf as clauseNumber } from '../ClauseTag.tsx';
import { penaltiesFor, type RoundSheet } from './round-sheet.ts';

/** What the round came to for each player, in figures; penalty cards by the rule they were given for. */
export function StatisticsTable({ sheet }: { sheet: RoundSheet }) {
  const { words, lang, names, results } = sheet;
  const { sheet: text } = words;
  return (
    <table class="board-table statistics">
      <thead>
        <tr>
          <th scope="col" class="board-player">
            {words.player}
          </th>
          <th scope="col">{text.dealsWon}</th>
          <th scope="col">{text.theta}</th>
          <th scope="col">{text.average}</th>
          <th scope="col">{text.worst}</th>
          <th scope="col">{text.cards}</th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result.seat}>
            <th scope="row" class="board-player">
              {names[result.seat]}
            </th>
            <td>{result.dealsWon}</td>
            <td>{result.thetas}</td>
            <td>{result.average === null ? '–' : numberOf(result.average, lang)}</td>
            <td>{result.worst ?? '–'}</td>
            <td class="statistics-cards">
              {penaltiesFor(result)
                .map(({ clause, count }) =>
                  count === 1 ? clauseNumber(clause) : fill(text.times, { clause: clauseNumber(clause), count }),
                )
                .join(', ') || text.noCards}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
