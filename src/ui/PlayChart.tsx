/** One choice: what was to be expected before its throw, and what throw and choice did to that. */
export interface Charted {
  /** In the unit of the line, from 0 up. */
  readonly ahead: number;
  /** Above 0 where it was good, whichever way the line then goes. */
  readonly luck: number;
  /** From 0 up. */
  readonly cost: number;
}

interface PlayChartProps {
  /** The picture in a sentence, for who does not see it. */
  label: string;
  captions: { readonly ahead: string; readonly luck: string; readonly cost: string };
  /** What the line begins and ends at, in the form of the language. */
  figures: string;
  moves: readonly Charted[];
  /** Where the line ends. */
  last: number;
  /** The least that fills the bars: less would make trifles large. */
  least: number;
}

const WIDE = 320;
const BAR_MOST = 8;
/** Units of the picture: where each part has its caption and its zero, and how far it may go from there. */
const AHEAD = { caption: 12, at: 108, most: 86 };
const LUCK = { caption: 130, at: 162, most: 24 };
const COST = { caption: 206, at: 214, most: 24 };

/** What was to be expected over a game or a turn, with luck and costs of each choice apart. */
export function PlayChart({ label, captions, figures, moves, last, least }: PlayChartProps) {
  const most = Math.max(last, ...moves.map(({ ahead }) => ahead)) || 1;
  const step = WIDE / moves.length;
  const y = (value: number) => AHEAD.at - (value / most) * AHEAD.most;
  const line = moves.map(({ ahead }, index) => `${(index * step).toFixed(1)},${y(ahead).toFixed(1)}`);
  const widest = Math.max(least, ...moves.flatMap(({ luck, cost }) => [Math.abs(luck), cost]));
  const bar = Math.min(BAR_MOST, Math.max(1, step * 0.6));
  return (
    <div class="play-chart">
      <svg viewBox={`0 0 ${WIDE} ${COST.at + COST.most}`} role="img" aria-label={label}>
        <polyline points={[...line, `${WIDE},${y(last).toFixed(1)}`].join(' ')} />
        <path class="axis" d={`M0 ${AHEAD.at}H${WIDE}M0 ${LUCK.at}H${WIDE}M0 ${COST.at}H${WIDE}`} />
        <text y={AHEAD.caption}>{captions.ahead}</text>
        <text class="figures" x={WIDE} y={AHEAD.caption}>
          {figures}
        </text>
        <text y={LUCK.caption}>{captions.luck}</text>
        <text y={COST.caption}>{captions.cost}</text>
        {moves.map(({ luck, cost }, index) => {
          const x = index * step + (step - bar) / 2;
          const up = (Math.abs(luck) / widest) * LUCK.most;
          return (
            <g key={index}>
              <rect class="luck" x={x} width={bar} height={up} y={luck > 0 ? LUCK.at - up : LUCK.at} />
              <rect class="cost" x={x} width={bar} height={(cost / widest) * COST.most} y={COST.at} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
