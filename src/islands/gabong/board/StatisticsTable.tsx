import type { MatchResult } from '../../../games/gabong/match-results.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { WithThetas } from '../Theta.tsx';
import { averageText, NOTHING } from './figures.ts';
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
          <th scope="col">
            <WithThetas text={text.theta} />
          </th>
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
            <td>{averageText(result.average, lang)}</td>
            <td>{result.worst ?? NOTHING}</td>
            <td class="statistics-cards">
              <Given result={result} none={text.noCards} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Penalty cards: the rules they were given for, to be read, and how many for each. */
function Given({ result, none }: { result: MatchResult; none: string }) {
  const given = penaltiesFor(result);
  if (given.length === 0) return none;
  return given.map(({ clause, count }) => (
    <span key={clause} class="statistics-given">
      <ClauseTag clause={clause} />
      {count > 1 && ` × ${count}`}
    </span>
  ));
}
