import { $currentGame, newestGame } from '../../log/current.ts';

/**
 * While somebody asks the judge, a game that another tab starts comes onto this tab's table too: the key beside the map
 * leads to it. What does that is fetched once another tab has put a game on its table. @returns how to stop.
 */
export function heedStarts(): () => void {
  const since = Date.now();
  const hear = () => {
    if (newestGame() === $currentGame.get()) return;
    void import('./game/take-started.ts').then(({ takeStarted }) => takeStarted(since)).catch(() => undefined);
  };
  addEventListener('storage', hear);
  // A tab that sleeps hears nothing.
  document.addEventListener('visibilitychange', hear);
  addEventListener('pageshow', hear);
  return () => {
    removeEventListener('storage', hear);
    document.removeEventListener('visibilitychange', hear);
    removeEventListener('pageshow', hear);
  };
}
