import { atom } from 'nanostores';
import { type Aim, AIMS } from '../games/gools/advisor/aims.ts';
import { keptValue } from './kept-value.ts';

/** What a table has agreed on, and what was last played for on this phone. */
export interface AdvisorChoice {
  /** The evening whose rounds the advisor may speak in, by its id; it holds for no other. */
  readonly evening: string | null;
  readonly aim: Aim;
}

const DEFAULT: AdvisorChoice = { evening: null, aim: 'win' };

const kept = keptValue<AdvisorChoice>('gools:advisor', (found) => {
  if (typeof found !== 'object' || found === null || !('evening' in found) || !('aim' in found)) return undefined;
  const { evening } = found;
  const aim = AIMS.find((each) => each === found.aim);
  return (typeof evening === 'string' || evening === null) && aim ? { evening, aim } : undefined;
});

/** Off, until the table says otherwise. */
export const $advisor = atom<AdvisorChoice>(DEFAULT);

/** Reads the choice of earlier visits. */
export function openAdvisorChoice(): void {
  $advisor.set(kept.read() ?? DEFAULT);
}

/** Chooses for now and, where the browser lets us, for the next visit. */
export function chooseAdvisor(choice: Partial<AdvisorChoice>): void {
  $advisor.set({ ...$advisor.get(), ...choice });
  kept.write($advisor.get());
}
