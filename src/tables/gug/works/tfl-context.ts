import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Works } from '../../../games/gug/position.ts';
import type { WorksWords } from '../../../i18n/gug-works/en.ts';
import type { SetWorks } from '../ClosedList.tsx';

/** The works that are being entered, wherever that is. */
export interface WorksDesk {
  readonly works: Works;
  readonly set: SetWorks;
  /** Leads to where a station or a stretch is closed by its name. */
  readonly toHand: (kind: keyof Works) => void;
}

export const WorksDeskContext = createContext<WorksDesk | undefined>(undefined);

export function useWorksDesk(): WorksDesk {
  const desk = useContext(WorksDeskContext);
  if (!desk) throw new Error('outside the works');
  return desk;
}

export const WorksWordsContext = createContext<WorksWords | undefined>(undefined);

export function useWorksWords(): WorksWords {
  const words = useContext(WorksWordsContext);
  if (!words) throw new Error('outside the words');
  return words;
}
