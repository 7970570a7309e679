import { atom } from 'nanostores';

const KEY = 'gug:notice';

/** Whether the notice about age and stopping has been read on this phone. */
export const $noticeSeen = atom(false);

/** Reads whether it was read before; without storage it is shown again. */
export function openNotice(storage: () => Storage = () => localStorage): void {
  try {
    if (storage().getItem(KEY) === 'seen') $noticeSeen.set(true);
  } catch {
    // Reading it twice harms nobody.
  }
}

/** It has been read: for now and, where the browser lets us, for later visits. */
export function seeNotice(storage: () => Storage = () => localStorage): void {
  $noticeSeen.set(true);
  try {
    storage().setItem(KEY, 'seen');
  } catch {
    // It stays away until the page is closed.
  }
}
