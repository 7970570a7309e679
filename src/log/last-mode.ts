const KEY = 'gug:mode';

/** Keeps what the panel is for, for a reload or a change of language; of this tab alone, as two can be at two things. */
export function keepMode(mode: 'ask' | 'setup' | 'game'): void {
  try {
    sessionStorage.setItem(KEY, mode);
  } catch {
    // The next page then begins with the game on the table.
  }
}

/** Whether a game was being set up: in this tab, or on this device when no game is on the table. */
export function wasSettingUp(hasGame: boolean): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'setup' || (!hasGame && localStorage.getItem('gug:setup') !== null);
  } catch {
    return false;
  }
}
