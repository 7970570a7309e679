import { useMemo } from 'preact/hooks';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { Sheet } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { rankRows } from './rank-rows.ts';
import { RankTable } from './RankTable.tsx';

/** The order of the hands, for the pocket: all that are named, and below them the sums (3.1-3.4). */
export function RankingSheet({ close }: { close: () => void }) {
  const { heading, caption, others, othersHint } = useTable().words.advisor.ranking;
  const rows = useMemo(rankRows, []);
  const sums = rows.filter(({ hand }) => hand.kind === 'sum');
  return (
    <Sheet title={heading} close={close}>
      <p class="soft">{caption}</p>
      <RankTable label={heading} rows={rows.filter(({ hand }) => hand.kind !== 'sum')} />
      <details class="rank-sums">
        <summary>{others}</summary>
        <p>
          {othersHint} <ClauseTag clause="gools-3.4" />
        </p>
        <RankTable label={others} rows={sums} />
      </details>
    </Sheet>
  );
}
