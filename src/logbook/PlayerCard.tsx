import { fill } from '../i18n/fill.ts';
import { Figures } from '../ui/Figures.tsx';
import { MoreKey, usePortion } from '../ui/Portion.tsx';
import {
  CHART_HEIGHT,
  CHART_WIDTH,
  CHARTED,
  CHARTED_LEAST,
  columnsOf,
  lineThrough,
  placedBetween,
} from './chart-columns.ts';
import type { PlayerFacts } from './game-ui.ts';
import { PlainTable } from '../ui/PlainTable.tsx';
import { useLog } from './log-context.ts';

/** One player's figures of one game, small charts once there is something to see in them, and every game. */
export function PlayerCard({ name, heading, facts }: { name: string; heading: string; facts: PlayerFacts }) {
  const { list } = useLog().words;
  const { figures, count, latest, charts, stamps, heads, rows } = facts;
  const { shown, left, more } = usePortion(rows, CHARTED);
  return (
    <section class="log-player" aria-label={heading}>
      <h4>{heading}</h4>
      <Figures class="log-figures stack loose" figures={figures} />
      {count > CHARTED && <p class="soft">{fill(latest, { count: CHARTED })}</p>}
      {count >= CHARTED_LEAST &&
        charts.map((chart) =>
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
      {stamps && (
        <details class="unfolds">
          <summary>{stamps.heading}</summary>
          <ul class="log-stamps flow">
            {stamps.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      <PlainTable heads={heads} rows={shown} />
      <MoreKey left={left} label={list.more} more={more} />
    </section>
  );
}

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
function AmountChart({ name, counts, label, said, amounts }: AmountChartProps) {
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

const DOT = 11;
const EDGE = DOT + 3;
/** Half of a cross's height and width. */
const CROSS = 7;

interface PlaceChartProps {
  name: string;
  label: string;
  /** The same in words: a template with `{name}` and `{list}`. */
  said: string;
  /** Game by game, the oldest first: from 1, null for who did not finish, and of how many. */
  games: readonly { readonly place: number | null; readonly of: number }[];
}

/** Places game by game: the first at the top, who did not finish as a cross below all. */
function PlaceChart({ name, label, said, games }: PlaceChartProps) {
  const { players } = useLog().words;
  const { middle } = columnsOf(games.length);
  const seats = Math.max(...games.map(({ of }) => of));
  // A place below the last is kept for the crosses.
  const y = (place: number) => placedBetween(place, [1, seats + 1], [EDGE, CHART_HEIGHT - EDGE]);
  const dots = games.map(({ place }, index) => ({ place, x: middle(index), y: y(place ?? seats + 1) }));
  const path = lineThrough(dots.map(({ place, x, y }) => (place === null ? null : [x, y])));
  const list = games.map(({ place }) => place ?? players.dnf).join(', ');
  return (
    <figure class="log-chart">
      <figcaption>{label}</figcaption>
      <svg viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} role="img" aria-label={fill(said, { name, list })}>
        <path class="chart-line" d={path} />
        {dots.map((dot, index) => (
          <g key={index} transform={`translate(${dot.x} ${dot.y})`} data-first={dot.place === 1}>
            {dot.place === null ? (
              <path
                class="chart-cross"
                d={`M${-CROSS},${-CROSS}L${CROSS},${CROSS}M${CROSS},${-CROSS}L${-CROSS},${CROSS}`}
              />
            ) : (
              <>
                <circle class="chart-dot" r={DOT} />
                <text class="chart-place" dy="0.36em">
                  {dot.place}
                </text>
              </>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}
