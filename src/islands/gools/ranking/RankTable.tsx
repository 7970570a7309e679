import { fill } from '../../../i18n/fill.ts';
import { DiceLine } from '../advisor/DiceLine.tsx';
import { handName } from '../advisor/hand-name.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import type { RankRow } from './rank-rows.ts';

/** Hands with their dice, names and places, and the rule that puts them there. */
export function RankTable({ label, rows }: { label: string; rows: readonly RankRow[] }) {
  const { hands, ranking } = useTable().words.advisor;
  return (
    <table class="rank-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{ranking.place}</th>
          <th scope="col">{ranking.dice}</th>
          <th scope="col">{ranking.hand}</th>
          <th scope="col">{ranking.rule}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ hand, clause, dice, from, to }) => (
          <tr key={from}>
            <td>{from === to ? from : fill(ranking.places, { from, to })}</td>
            <td>
              <DiceLine dice={dice} size={24} />
            </td>
            <th scope="row">{handName(hands, hand)}</th>
            <td>
              <ClauseTag clause={clause} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
