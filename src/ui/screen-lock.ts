import { useEffect, useState } from 'preact/hooks';

/** How it is with the screen: kept on, asked for, refused, not wanted, or beyond this browser. */
type ScreenLock = 'held' | 'asked' | 'refused' | 'off' | 'none';

/** Asks for the screen to stay on while that is wanted, and anew after each return. @returns how it is; `again` asks once more. */
export function useScreenLock(isWanted: boolean): { readonly lock: ScreenLock; readonly again: () => void } {
  const [answer, setAnswer] = useState<'held' | 'asked' | 'refused'>('asked');
  const [tries, setTries] = useState(0);
  const isKnown = 'wakeLock' in navigator;
  useEffect(() => {
    if (!isWanted || !isKnown) return;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const take = () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      navigator.wakeLock.request('screen').then(
        (taken) => {
          if (isGone) {
            void taken.release();
            return;
          }
          lock = taken;
          setAnswer('held');
          // The system may take it back: with the page out of sight it always does, and `take` has its turn later.
          taken.addEventListener('release', () => {
            if (!isGone) setAnswer(document.visibilityState === 'visible' ? 'refused' : 'asked');
          });
        },
        () => {
          if (!isGone) setAnswer('refused');
        },
      );
    };
    setAnswer((last) => (last === 'refused' ? last : 'asked'));
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [isWanted, isKnown, tries]);
  return { lock: !isKnown ? 'none' : isWanted ? answer : 'off', again: () => setTries(tries + 1) };
}
