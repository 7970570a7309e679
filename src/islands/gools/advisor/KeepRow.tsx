import type { Advice } from '../../../games/gools/advisor/advice.ts';
import { useTable } from '../table.ts';
import { type Column, valueOf } from './columns.ts';
import { DiceLine } from './DiceLine.tsx';
import { numbersIn } from './numbers.ts';

interface KeepRowProps {
  keep: Advice;
  columns: readonly Column[];
  isBest: boolean;
}

/** One choice and its figures. */
export function KeepRow({ keep: { kept, figures }, columns, isBest }: KeepRowProps) {
  const { words, lang } = useTable();
  const { figure } = numbersIn(lang);
  return (
    <tr data-keep={kept.join(' ')}>
      <th scope="row">
        <DiceLine dice={kept} size={24} />
        {isBest && <span class="keep-best">{words.advisor.advice.isBest}</span>}
      </th>
      {columns.map((column) => (
        <td key={column}>{figure(column, valueOf(figures, column))}</td>
      ))}
    </tr>
  );
}
