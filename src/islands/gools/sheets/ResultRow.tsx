import type { Result } from '../../../games/gools/results.ts';
import { MEASURES } from '../../../games/shared/pour.ts';
import { fill } from '../../../i18n/fill.ts';
import { handName } from '../advisor/hand-name.ts';
import { useTable } from '../table.ts';

/** One player's evening: wins in large, the rest as figures with their names. */
export function ResultRow({ result }: { result: Result }) {
  const { words, state, name } = useTable();
  const { results: text } = words.sheets;
  const { drink } = words.play;
  const { seat, rounds, wins, inARow, gools, pure, impure, best, threeMan, rules, taken, given } = result;
  const measured = (of: Result['taken']) => {
    const some = MEASURES.filter((measure) => of[measure] > 0);
    return some.length === 0 ? '0' : some.map((measure) => fill(drink[measure], { count: of[measure] })).join(', ');
  };
  const figures = [
    [text.rounds, rounds],
    [text.gools, gools],
    [text.points, pure + impure],
    [text.threeMan, threeMan],
    [text.rules, rules],
    [text.taken, measured(taken)],
    [text.given, measured(given)],
    ...(best ? [[text.best, handName(words.advisor.hands, best)] as const] : []),
  ] as const;
  return (
    <li data-seat={seat}>
      <p class="result-head">
        <strong>{name(seat)}</strong>
        <span>
          {fill(text.wins, { count: wins })}
          {inARow > 1 && ` · ${fill(text.inARow, { count: inARow })}`}
          {!state.ring.includes(seat) && ` · ${text.left}`}
        </span>
      </p>
      <dl>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
