import { useEffect, useState } from 'preact/hooks';
import { $keepsAwake, chooseWake, openWakeChoice } from '../../storage/choices.ts';
import { $screenLock, askForScreenAgain, useScreenLock } from '../../ui/screen-lock.ts';
import { useStore } from '../../ui/use-store.ts';

interface WakeLockProps {
  words: { readonly label: string; readonly none: string; readonly refused: string };
}

/** Keeps the screen on while a game on the page is played, where somebody has switched that on. */
export function useKeptAwake(isPlayed: boolean): void {
  const isWanted = useStore($keepsAwake);
  useEffect(openWakeChoice, []);
  useScreenLock(isWanted && isPlayed);
}

/** The switch for it, which says whether the browser does so. */
export function WakeLock({ words }: WakeLockProps) {
  const isWanted = useStore($keepsAwake);
  const [isTold, setTold] = useState(false);
  const lock = useStore($screenLock);
  useEffect(openWakeChoice, []);

  // In a pause, and once the game is over, it waits for the next.
  const isOn = lock === 'held' || (lock === 'off' && isWanted);
  const trouble = lock === 'none' || lock === 'refused' ? words[lock] : undefined;
  const press = () => {
    setTold(trouble !== undefined && !isTold);
    // Whoever meets a refusal first hears of it; the choice stays until the next press.
    if (lock === 'refused' && !isTold) askForScreenAgain();
    else if (lock !== 'none') chooseWake(!isWanted);
  };
  return (
    <div class="wake line" data-wake={lock}>
      <button type="button" role="switch" class="key" aria-checked={isOn} title={trouble} onClick={press}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
          {!isOn && lock !== 'asked' && <path d="M4 4l16 16" />}
        </svg>
        {words.label}
      </button>
      <p class="card" aria-live="polite" hidden={!(isTold && trouble)}>
        {isTold && trouble}
      </p>
    </div>
  );
}
