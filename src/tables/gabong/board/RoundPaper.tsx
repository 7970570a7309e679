import type { MatchResult } from '../../../games/gabong/match-results.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GabongBoardWords } from '../../../i18n/gabong/en.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { numberOf } from '../../../i18n/numbers.ts';
import { WithThetas } from '../Theta.tsx';
import { numberOf as clauseNumber } from '../table.ts';
import { CountedHand } from './CountedHand.tsx';
import { dealsIn, lineName, penaltiesFor, resultOf, type RoundSheet } from './round-sheet.ts';

interface RoundPaperProps {
  sheet: RoundSheet;
  won: { readonly who: string; readonly why: string } | undefined;
  legend: readonly string[];
}

/** The score sheet on paper, and on paper alone: a row for each deal, as GMs write it. */
export function RoundPaper({ sheet, won, legend }: RoundPaperProps) {
  const { words, lang, date, names, lines } = sheet;
  const { paper, table, sheet: text } = words;
  const sums: readonly (readonly [name: string, label: string, of: (result: MatchResult) => string | number])[] = [
    ['thetas', table.thetas, ({ thetas }) => thetas],
    ['total', table.total, ({ total }) => total],
    ['place', table.place, ({ place }) => place],
    ['deals', text.dealsWon, ({ dealsWon }) => dealsWon],
    ['average', text.average, ({ average }) => averageText(average, lang)],
    ['worst', text.worst, ({ worst }) => worst ?? NOTHING],
    ['cards', text.cards, (result) => penaltiesText(result, words)],
  ];
  return (
    <article class="paper-alone round-paper" data-players={names.length}>
      <header>
        <Mark />
        <h1>{paper.title}</h1>
        <p>
          {date} · {fill(paper.deals, { count: dealsIn(sheet) })}
          {!sheet.isOver && ` ${paper.running}`}
        </p>
      </header>
      {won && (
        <p class="paper-won">
          <strong>{won.who}.</strong> {won.why}
        </p>
      )}
      <table class="paper-grid">
        <thead>
          <tr>
            <th scope="col">{table.deal}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.number}>
              <th scope="row">{line.number ?? lineName(line, words)}</th>
              {line.cells.map((cell, seat) => (
                <td key={seat}>
                  {cell && <CountedHand cell={cell} />}
                  {line.master === seat && <small class="paper-master">{words.master}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody class="paper-sums">
          {sums.map(([key, label, of]) => (
            <tr key={key} data-sum={key}>
              <th scope="row">
                <WithThetas text={label} />
              </th>
              {names.map((_, seat) => (
                <td key={seat}>{of(resultOf(sheet, seat))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="paper-legend">
        <WithThetas text={legend.join(' ')} />
      </p>
    </article>
  );
}

/** Where a figure would stand before the first deal. */
export const NOTHING = '–';

export const averageText = (average: number | null, lang: Lang): string =>
  average === null ? NOTHING : numberOf(average, lang, 1);

/** The rules that a player was given penalty cards for, and how often. */
function penaltiesText(result: MatchResult, { sheet: words }: GabongBoardWords): string {
  const given = penaltiesFor(result).map(({ clause, count }) =>
    count === 1 ? clauseNumber(clause) : fill(words.times, { clause: clauseNumber(clause), count }),
  );
  return given.length > 0 ? given.join(', ') : words.noCards;
}
