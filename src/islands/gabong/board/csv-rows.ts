import { PENALTY_CLAUSES } from '../../../games/gabong/match-events.ts';
import type { MatchResult } from '../../../games/gabong/match-results.ts';
import { fill } from '../../../i18n/fill.ts';
import { numberOf } from '../table.ts';
import { type BoardCell } from './board-lines.ts';
import { lineName, resultOf, type RoundSheet } from './round-sheet.ts';

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
