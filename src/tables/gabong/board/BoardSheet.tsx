import type { MatchResult } from '../../../games/gabong/match-results.ts';
import { listed } from '../../../i18n/listed.ts';
import { HandOnKeys } from '../../shell/HandOnKeys.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { drawnAsPng } from '../../../ui/picture.ts';
import { canSharePicture, sharePicture } from '../../../ui/share-picture.ts';
import { fileName } from '../../shell/take-games.ts';
import { dateOf } from '../../../i18n/dates.ts';
import { ClauseTag, Sheet } from '../../shell/Clauses.tsx';
import { WithThetas } from '../Theta.tsx';
import { useTable } from '../table.ts';
import { BoardTable } from './BoardTable.tsx';
import { Legend, legendOf } from './Legend.tsx';
import { averageText, NOTHING, RoundPaper } from './RoundPaper.tsx';
import { csvRows, roundText } from './round-text.ts';
import { roundPicture } from './picture.ts';
import { penaltiesFor, roundSheet, type RoundSheet } from './round-sheet.ts';
import { wonBy, wonWords } from './board-lines.ts';

/** All that the round came to, to be read, printed and handed on. */
export function BoardSheet({ close }: { close: () => void }) {
  const { words, lang, saved, state, name } = useTable();
  const { board } = words;
  const sheet = roundSheet(state, { words: board, lang, date: dateOf(saved.createdAt, lang) });
  const by = wonBy(state);
  const won = by && wonWords(by, state, board, (seats) => listed(seats.map(name), lang));
  return (
    <>
      <Sheet title={board.sheet.heading} close={close}>
        <div class="board-sheet">
          {won && (
            <p>
              <strong>{won.who}.</strong> {won.why}
            </p>
          )}
          <BoardTable />
          <Legend />
          <h4>{board.sheet.statistics}</h4>
          <ScrollBox label={board.sheet.statistics} cue={board.sheet.sideways}>
            <StatisticsTable sheet={sheet} />
          </ScrollBox>
          <h4>{board.sheet.take}</h4>
          <TakeKeys sheet={sheet} won={won} />
        </div>
      </Sheet>
      {/* A dialog is printed as the screen has it: what goes on paper stands outside. */}
      <RoundPaper sheet={sheet} won={won} legend={legendOf(state, board)} />
    </>
  );
}

interface TakeKeysProps {
  sheet: RoundSheet;
  won: { readonly who: string; readonly why: string } | undefined;
}

/** How the score sheet leaves this phone, as a picture, too. */
function TakeKeys({ sheet, won }: TakeKeysProps) {
  const { sheet: text } = sheet.words;
  const draw = () => drawnAsPng((measure) => roundPicture(sheet, won?.who, measure));
  return (
    <HandOnKeys words={text} file="gabong" rows={() => csvRows(sheet)} text={() => roundText(sheet, won)}>
      {(tell) => (
        <button
          type="button"
          class="key"
          data-do="picture"
          onClick={() => void sharePicture(draw, fileName('gabong', 'png'), text, tell)}
        >
          {canSharePicture() ? text.picture : text.savePicture}
        </button>
      )}
    </HandOnKeys>
  );
}

/** What the round came to for each player, in figures; penalty cards by the rule they were given for. */
function StatisticsTable({ sheet }: { sheet: RoundSheet }) {
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
