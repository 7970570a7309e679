import { useId, useState } from 'preact/hooks';
import type { Advice } from '../../../games/gools/advisor/advice.ts';
import type { Aim } from '../../../games/gools/advisor/aims.ts';
import { useTable } from '../table.ts';
import { type Column, columnsFor } from './columns.ts';
import { ColumnMeaning } from './ColumnMeaning.tsx';
import { KeepRow } from './KeepRow.tsx';

interface KeepTableProps {
  keeps: readonly Advice[];
  aim: Aim;
  hasLead: boolean;
}

/** Every choice with all its figures, the aim's own figure first; on a narrow screen the others slide past the dice. */
export function KeepTable({ keeps, aim, hasLead }: KeepTableProps) {
  const { advice, figures } = useTable().words.advisor;
  const [meant, tell] = useState<Column>();
  const id = useId();
  return (
    <>
      <h4 id={`${id}-all`}>{advice.all}</h4>
      <div id={`${id}-means`} role="status">
        {meant ? <ColumnMeaning column={meant} /> : <p class="soft">{advice.assume}</p>}
      </div>
      <section class="keep-frame" aria-labelledby={`${id}-all`} tabIndex={0}>
        <table class="keep-table">
          <thead>
            <tr>
              <th scope="col">{advice.kept}</th>
              {columnsFor(aim, hasLead).map((column) => (
                <th key={column} scope="col">
                  <button
                    type="button"
                    aria-expanded={meant === column}
                    aria-controls={`${id}-means`}
                    title={figures[column].long}
                    onClick={() => tell(meant === column ? undefined : column)}
                  >
                    {figures[column].name}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keeps.map((keep, index) => (
              <KeepRow key={keep.kept.join()} keep={keep} columns={columnsFor(aim, hasLead)} isBest={index === 0} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
