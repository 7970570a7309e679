import { fill } from '../../i18n/fill.ts';
import { CHART_HEIGHT, CHART_WIDTH, columnsOf, lineThrough, placedBetween } from './chart-columns.ts';
import { useLog } from './log-context.ts';

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
export function PlaceChart({ name, label, said, games }: PlaceChartProps) {
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
