import { PENALTY_CLAUSES } from '../../../games/gabong/match-events.ts';
import { type MatchResult, penaltiesOf } from '../../../games/gabong/match-results.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GabongBoardWords } from '../../../i18n/gabong/en.ts';
import { numberOf } from '../table.ts';
import { type BoardCell, handAlone } from './board-lines.ts';
import { dealsIn, isHalving, lineName, resultOf, type RoundSheet } from './round-sheet.ts';

/** A hand in a word: in other letters than ours a θ would look like a zero still. */
function told(cell: BoardCell, { text }: GabongBoardWords): string {
  if (!cell.hasTheta) return handAlone(cell);
  const hand = cell.points === 0 ? text.theta : fill(text.gabonged, { points: cell.points });
  return cell.isHalved ? `${hand} ½` : hand;
}

/** The round in plain lines, to be sent: how it stands, who has won and why, and every deal. */
export function roundText(sheet: RoundSheet, won: { readonly who: string; readonly why: string } | undefined): string {
  const { words, date, names, lines, results } = sheet;
  const { text } = words;
  const rows = results.map((result) => {
    const { seat, place, total, thetas, dealsWon } = result;
    const penalties = penaltiesOf(result);
    return [
      fill(text.line, { place, name: names[seat]!, total }),
      ...(thetas > 0 ? [fill(words.thetas, { count: thetas })] : []),
      ...(dealsWon > 0 ? [fill(text.dealsWon, { count: dealsWon })] : []),
      ...(penalties > 0 ? [fill(words.penalties, { count: penalties })] : []),
    ].join(', ');
  });
  const deals = lines.map((line) => {
    const hands = line.cells.flatMap((cell, seat) =>
      cell ? [fill(text.hand, { name: names[seat]!, points: told(cell, words) })] : [],
    );
    return fill(text.deal, { deal: lineName(line, words), master: names[line.master]!, hands: hands.join(', ') });
  });
  return [
    fill(text.head, { date, count: dealsIn(sheet) }),
    ...(won ? [`${won.who}. ${won.why}`] : []),
    '',
    ...rows,
    ...(deals.length > 0 ? ['', ...deals] : []),
    ...(isHalving(sheet) ? ['', words.legend.halved] : []),
  ].join('\n');
}

type Cell = string | number;

/** The round as a table: deals as rows, players as columns, and below them what it came to. Points are numbers; who made a gabong stands behind them. */
export function csvRows(sheet: RoundSheet): readonly (readonly Cell[])[] {
  const { words, names, lines, results } = sheet;
  const { table } = words;
  const who = (cells: readonly (BoardCell | null)[], is: (cell: BoardCell) => boolean) =>
    cells.flatMap((cell, seat) => (cell && is(cell) ? [names[seat]!] : [])).join(', ');
  const sum = (label: string, cellOf: (result: MatchResult) => Cell) => [
    label,
    '',
    ...names.map((_, seat) => cellOf(resultOf(sheet, seat))),
    '',
    '',
  ];
  const given = PENALTY_CLAUSES.filter((clause) => results.some(({ penalties }) => penalties[clause] > 0));
  return [
    [table.deal, table.master, ...names, table.theta, table.halved],
    ...lines.map((line) => [
      line.number ?? lineName(line, words),
      names[line.master]!,
      ...line.cells.map((cell) => cell?.points ?? ''),
      who(line.cells, ({ hasTheta }) => hasTheta),
      who(line.cells, ({ isHalved }) => isHalved),
    ]),
    sum(table.total, ({ total }) => total),
    sum(table.place, ({ place }) => place),
    sum(table.thetas, ({ thetas }) => thetas),
    sum(words.sheet.dealsWon, ({ dealsWon }) => dealsWon),
    sum(words.sheet.average, ({ average }) => (average === null ? '' : Math.round(average * 100) / 100)),
    sum(words.sheet.worst, ({ worst }) => worst ?? ''),
    ...given.map((clause) =>
      sum(fill(table.cards, { clause: numberOf(clause) }), ({ penalties }) => penalties[clause]),
    ),
  ];
}
