import { TURNS_MOST, type TurnsInTime } from '../../games/gug/turns-in-time.ts';
import type { GugPlanWords } from '../../i18n/gug-plan/en.ts';
import { fill } from '../../i18n/fill.ts';

/** Where no clock runs, so many turns are planned for until somebody says otherwise. */
export const TURNS_ASSUMED = 10;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

interface PlanTimeProps {
  words: GugPlanWords;
  time: TurnsInTime | undefined;
  assumed: number;
  assume: (turns: number) => void;
}

/** How many turns the plan counts with: as many as the clock leaves, or, where none runs, as many as somebody says. */
export function PlanTime({ words: { time: words }, time, assumed, assume }: PlanTimeProps) {
  if (!time) {
    return (
      <>
        <label>
          {words.label}
          <select value={assumed} onChange={({ currentTarget }) => assume(Number(currentTarget.value))}>
            {Array.from({ length: TURNS_MOST }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>
        </label>
        <p class="soft">{words.assumed}</p>
      </>
    );
  }
  const { turns, seats } = time;
  const minutes = Math.floor(time.left / MINUTE);
  const seconds = Math.round(time.ofATurn / SECOND);
  return (
    <p class="soft" data-plan-time={turns}>
      {[
        fill(words.clock, { minutes, seconds, seats, turns }),
        time.isTimed ? words.timed : words.first,
        ...(turns > TURNS_MOST ? [fill(words.most, { most: TURNS_MOST })] : []),
      ].join(' ')}
    </p>
  );
}
