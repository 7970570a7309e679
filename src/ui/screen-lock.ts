import { atom } from 'nanostores';
import { useEffect } from 'preact/hooks';
import { useStore } from './use-store.ts';

/** How it is with the screen: kept on, asked for, refused, not wanted, or beyond this browser. */
type ScreenLock = 'held' | 'asked' | 'refused' | 'off' | 'none';

/** How it is now: one lock serves the whole page. */
export const $screenLock = atom<ScreenLock>('off');
const $tries = atom(0);

/** Asks once more after a refusal. */
export const askForScreenAgain = (): void => $tries.set($tries.get() + 1);

/** Asks for the screen to stay on while that is wanted, and anew after each return. */
export function useScreenLock(isWanted: boolean): void {
  const tries = useStore($tries);
  useEffect(() => {
    if (!('wakeLock' in navigator)) {
      $screenLock.set('none');
      return;
    }
    if (!isWanted) {
      $screenLock.set('off');
      return;
    }
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
          $screenLock.set('held');
          // The system may take it back: with the page out of sight it always does, and `take` has its turn later.
          taken.addEventListener('release', () => {
            if (!isGone) $screenLock.set(document.visibilityState === 'visible' ? 'refused' : 'asked');
          });
        },
        () => {
          if (!isGone) $screenLock.set('refused');
        },
      );
    };
    if ($screenLock.get() !== 'refused') $screenLock.set('asked');
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [isWanted, tries]);
}
