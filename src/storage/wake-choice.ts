import { atom } from 'nanostores';

const KEY = 'wake-lock';

/** Whether the screen is to be kept on during a game; it is, until somebody says no. */
export const $keepsAwake = atom(true);

/** Reads the choice of earlier visits; without storage, or with anything else in its place, the screen is kept on. */
export function openWakeChoice(storage: () => Storage = () => localStorage): void {
  try {
    $keepsAwake.set(storage().getItem(KEY) !== 'off');
  } catch {
    $keepsAwake.set(true);
  }
}

/** Chooses for now and, where the browser lets us, for the next visit. */
export function chooseWake(keepsAwake: boolean, storage: () => Storage = () => localStorage): void {
  $keepsAwake.set(keepsAwake);
  try {
    storage().setItem(KEY, keepsAwake ? 'on' : 'off');
  } catch {
    // It holds until the page is closed; a game is not stopped for that.
  }
}
