import { atom } from 'nanostores';
import { type Aim, AIMS } from '../games/gools/advisor/aims.ts';
import { keptValue } from './kept-value.ts';

/** What the table has agreed on, and what was last played for on this phone. */
export interface AdvisorChoice {
  /** Whether the advisor may speak during a round. */
  readonly isAllowed: boolean;
  readonly aim: Aim;
}

const DEFAULT: AdvisorChoice = { isAllowed: false, aim: 'win' };

const kept = keptValue<AdvisorChoice>('gools:advisor', (found) => {
  if (typeof found !== 'object' || found === null || !('isAllowed' in found) || !('aim' in found)) return undefined;
  const { isAllowed } = found;
  const aim = AIMS.find((each) => each === found.aim);
  return typeof isAllowed === 'boolean' && aim ? { isAllowed, aim } : undefined;
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
