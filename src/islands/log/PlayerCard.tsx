import { fill } from '../../i18n/fill.ts';
import { AmountChart } from './AmountChart.tsx';
import { CHARTED } from './chart-columns.ts';
import { FoldedTable } from './FoldedTable.tsx';
import type { PlayerFacts } from './game-ui.ts';
import { useLog } from './log-context.ts';
import { PlaceChart } from './PlaceChart.tsx';

/** One player's figures of one game, some small charts, and the same as a table. */
export function PlayerCard({ name, facts }: { name: string; facts: PlayerFacts }) {
  const { players } = useLog().words;
  const { figures, count, latest, charts, heads, rows } = facts;
  return (
    <article class="log-card log-player">
      <h4>{name}</h4>
      <dl class="log-figures">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {count > CHARTED && <p class="soft">{fill(latest, { count: CHARTED })}</p>}
      {charts.map((chart) =>
        chart.shows === 'places' ? (
          <PlaceChart
            key={chart.label}
            name={name}
            label={chart.label}
            said={chart.said}
            games={chart.games.slice(-CHARTED)}
          />
        ) : (
          <AmountChart
            key={chart.label}
            name={name}
            counts={chart.shows}
            label={chart.label}
            said={chart.said}
            amounts={chart.amounts.slice(-CHARTED)}
          />
        ),
      )}
      <FoldedTable summary={players.table} heads={heads} rows={rows} />
    </article>
  );
}
