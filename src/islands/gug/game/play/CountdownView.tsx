import { useGame } from '../game-context.ts';
import { useNow } from './now.ts';
import { type Countdown, usePlay } from './play-context.ts';

/** The seconds that are left, as large as the map allows; a press puts them away. */
export function CountdownView({ countdown }: { countdown: Countdown }) {
  const { snol } = useGame().words.play;
  const { count } = usePlay();
  const left = Math.max(0, Math.ceil((countdown.endsAt - useNow(true)) / 1000));
  return (
    <button
      type="button"
      class="countdown"
      data-over={left === 0}
      aria-label={snol.stop}
      title={snol.stop}
      onClick={() => count(undefined)}
    >
      <span role="timer" class="countdown-left">
        {left > 0 ? left : countdown.form === 'count' ? snol.countOver : snol.over}
      </span>
    </button>
  );
}
