import { persistentJSON } from '@nanostores/persistent';
import type { Keeper } from './keeper.ts';

/** All in one value of one key, as a bare persistent store has it: what the log is measured against. */
export function bareKeeper(): Keeper {
  const $labels = persistentJSON<readonly string[]>('bare', []);
  return {
    open() {
      // It reads and follows other tabs only while somebody listens.
      $labels.listen(() => undefined);
      return Promise.resolve();
    },
    add: (label) => $labels.set([...$labels.get(), label]),
    labels: () => $labels.get(),
    said: () => Promise.resolve('saved'),
  };
}
