import { fill } from '../../i18n/fill.ts';
import { CHART_HEIGHT, CHART_WIDTH, columnsOf, placedBetween } from './chart-columns.ts';

/** Room for the number above a bar. */
const ABOVE = 18;
const GROUND = CHART_HEIGHT - 1;

interface AmountChartProps {
  name: string;
  counts: 'sips' | 'points';
  label: string;
  /** The same in words: a template with `{name}` and `{list}`. */
  said: string;
  /** Game by game, the oldest first. */
  amounts: readonly number[];
}

/** Sips or points game by game, a bar for each. */
export function AmountChart({ name, counts, label, said, amounts }: AmountChartProps) {
  const { middle, width } = columnsOf(amounts.length);
  const most = Math.max(1, ...amounts);
  const y = (amount: number) => placedBetween(amount, [0, most], [GROUND, ABOVE]);
  return (
    <figure class="log-chart" data-counts={counts}>
      <figcaption>{label}</figcaption>
      <svg
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        role="img"
        aria-label={fill(said, { name, list: amounts.join(', ') })}
      >
        {amounts.map((amount, index) => (
          <g key={index}>
            <rect
              class="chart-bar"
              x={middle(index) - width / 2}
              y={y(amount)}
              width={width}
              height={GROUND - y(amount)}
            />
            <text class="chart-amount" x={middle(index)} y={y(amount) - 4}>
              {amount}
            </text>
          </g>
        ))}
        <path class="chart-base" d={`M0 ${GROUND}H${CHART_WIDTH}`} />
      </svg>
    </figure>
  );
}
