import { useEffect } from 'preact/hooks';
import { useGame } from '../game-context.ts';
import { useNow } from './now.ts';
import { type Countdown, usePlay } from './play-context.ts';

/** Milliseconds for which "Time!" stands where nothing follows from it. */
const TOLD_FOR = 4000;

/** The seconds that are left, over a corner of the map; taps go through it, but for the key that puts it away. */
export function CountdownView({ countdown }: { countdown: Countdown }) {
  const { snol } = useGame().words.play;
  const { count } = usePlay();
  const { form, endsAt } = countdown;
  const left = Math.max(0, Math.ceil((endsAt - useNow(true)) / 1000));
  useEffect(() => {
    if (form !== 'hurry') return;
    const timer = setTimeout(() => count(undefined), endsAt + TOLD_FOR - Date.now());
    return () => clearTimeout(timer);
  }, [form, endsAt]);
  return (
    <div class="countdown" data-over={left === 0}>
      <span role="timer" class="countdown-left">
        {left > 0 ? left : form === 'count' ? snol.countOver : snol.over}
      </span>
      <button type="button" class="key" aria-label={snol.stop} title={snol.stop} onClick={() => count(undefined)}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  );
}
