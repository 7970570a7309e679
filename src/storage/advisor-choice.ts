import { atom, type WritableAtom } from 'nanostores';
import { type Aim, AIMS } from '../games/gools/advisor/aims.ts';
import { keptValue } from './kept-value.ts';

/** What a table has agreed on, and what was last played for on this phone. */
export interface AdvisorChoice<SomeAim extends string> {
  /** The evening or game in which the advisor may speak, by its id; it holds for no other. */
  readonly evening: string | null;
  readonly aim: SomeAim;
}

interface KeptChoice<SomeAim extends string> {
  /** Off, until the table says otherwise. */
  readonly $choice: WritableAtom<AdvisorChoice<SomeAim>>;
  /** Reads the choice of earlier visits. */
  readonly open: () => void;
  /** Chooses for now and, where the browser lets us, for the next visit. */
  readonly choose: (choice: Partial<AdvisorChoice<SomeAim>>) => void;
}

/** The choice of one game's tables. @param key - of the browser's storage. @param aims - the default first. */
export function advisorChoice<SomeAim extends string>(
  key: string,
  aims: readonly [SomeAim, ...SomeAim[]],
): KeptChoice<SomeAim> {
  const kept = keptValue<AdvisorChoice<SomeAim>>(key, (found) => {
    if (typeof found !== 'object' || found === null || !('evening' in found) || !('aim' in found)) return undefined;
    const { evening } = found;
    const aim = aims.find((each) => each === found.aim);
    return (typeof evening === 'string' || evening === null) && aim ? { evening, aim } : undefined;
  });
  const off = { evening: null, aim: aims[0] };
  const $choice = atom<AdvisorChoice<SomeAim>>(off);
  return {
    $choice,
    open: () => $choice.set(kept.read() ?? off),
    choose(choice) {
      $choice.set({ ...$choice.get(), ...choice });
      kept.write($choice.get());
    },
  };
}

const gools = advisorChoice<Aim>('gools:advisor', AIMS);
export const $advisor = gools.$choice;
export const openAdvisorChoice = gools.open;
export const chooseAdvisor = gools.choose;
