import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import { $keepsAwake, chooseWake, openWakeChoice } from '../log/wake-choice.ts';

interface WakeLockProps {
  words: { readonly label: string; readonly none: string; readonly refused: string };
}

/** Keeps the screen on for as long as it stands on the page and its switch is on; taken again after each return. */
export function WakeLock({ words }: WakeLockProps) {
  const isWanted = useStore($keepsAwake);
  const [isRefused, setRefused] = useState(false);
  const [isTold, setTold] = useState(false);
  const isKnown = 'wakeLock' in navigator;
  useEffect(openWakeChoice, []);
  useEffect(() => {
    if (!isWanted || !isKnown) return;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const take = () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      navigator.wakeLock.request('screen').then(
        (taken) => {
          setRefused(false);
          if (isGone) void taken.release();
          else lock = taken;
        },
        () => setRefused(true),
      );
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [isWanted, isKnown]);

  const trouble = !isKnown ? words.none : isWanted && isRefused ? words.refused : undefined;
  return (
    <div class="wake" data-wake={!isKnown ? 'none' : isRefused ? 'refused' : isWanted ? 'on' : 'off'}>
      <button
        type="button"
        role="switch"
        class="key"
        aria-checked={isWanted && isKnown}
        aria-label={words.label}
        title={words.label}
        onClick={() => {
          setTold(trouble !== undefined && !isTold);
          if (isKnown) chooseWake(!isWanted);
        }}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
          {!(isWanted && isKnown) && <path d="M4 4l16 16" />}
        </svg>
      </button>
      <p aria-live="polite" hidden={!(isTold && trouble)}>
        {isTold && trouble}
      </p>
    </div>
  );
}
