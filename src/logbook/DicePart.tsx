import { fill } from '../i18n/fill.ts';
import type { PeopleWords } from '../i18n/log/en-people.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { placedBetween } from './chart-columns.ts';
import { diceCounts } from './dice-counts.ts';
import { useLog } from './log-context.ts';
import { useUi } from './registry.ts';
import { numberOf } from '../i18n/numbers.ts';

const WIDTH = 300;
const HEIGHT = 124;
/** Room for two rows of numbers below the bars: what the die showed, and how often. */
const ABOVE = 4;
const GROUND = HEIGHT - 40;
const BAR = 32;

/** How often the dice of a game showed each number: bars, and the line at which all would be even. */
export function DicePart({ game, words }: { game: SavedGame; words: PeopleWords['dice'] }) {
  const { lang } = useLog();
  const ui = useUi(game.game);
  const counts = ui && diceCounts(game, ui);
  if (!counts) return null;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const even = all / counts.length;
  const most = Math.max(...counts, even);
  const middle = (at: number) => ((at + 0.5) * WIDTH) / counts.length;
  const y = (count: number) => placedBetween(count, [0, most], [GROUND, ABOVE]);
  const list = counts.map((count, at) => fill(words.each, { eyes: at + 1, count })).join(', ');
  return (
    <>
      <h4>{words.heading}</h4>
      <figure class="log-chart" data-counts="dice">
        <figcaption>{fill(words.all, { count: all, even: numberOf(even, lang, 1) })}</figcaption>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={fill(words.said, { list })}>
          {counts.map((count, at) => (
            <g key={at}>
              <rect class="chart-bar" x={middle(at) - BAR / 2} y={y(count)} width={BAR} height={GROUND - y(count)} />
              <text class="chart-amount" x={middle(at)} y={HEIGHT - 24}>
                {at + 1}
              </text>
              <text class="chart-amount" x={middle(at)} y={HEIGHT - 4}>
                {fill(words.times, { count })}
              </text>
            </g>
          ))}
          <path class="chart-base" d={`M0 ${GROUND}H${WIDTH}`} />
          <path class="chart-line" stroke-dasharray="4 4" d={`M0 ${y(even)}H${WIDTH}`} />
        </svg>
      </figure>
    </>
  );
}
