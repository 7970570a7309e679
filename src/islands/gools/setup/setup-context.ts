import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GoolsSetup } from '../../../games/gools/setup.ts';
import type { Problem } from './problems.ts';

/** The evening that is being set up, for everything on its screen. */
export interface SetupDesk {
  readonly draft: GoolsSetup;
  /**
   * @param changed - gets the set-up as it is by now, which two quick taps would else each miss of the other.
   * @param label - what undo calls it. @param stroke - changes of one stroke, as letters of one name, are undone together.
   */
  readonly change: (changed: (now: GoolsSetup) => Partial<GoolsSetup>, label: string, stroke?: string) => void;
  readonly problems: readonly Problem[];
  /** Whether somebody has tried to start: then what is missing is said. */
  readonly hasTried: boolean;
}

export const SetupContext = createContext<SetupDesk | undefined>(undefined);

export function useSetup(): SetupDesk {
  const setup = useContext(SetupContext);
  if (!setup) throw new Error('outside the set-up');
  return setup;
}
