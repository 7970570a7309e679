import type { Works } from '../../../games/gug/position.ts';
import type { WorksWords } from '../../../i18n/gug-works/en.ts';
import { contextOf } from '../../../ui/context.ts';
import type { SetWorks } from '../ClosedList.tsx';

/** The works that are being entered, wherever that is. */
export interface WorksDesk {
  readonly works: Works;
  readonly set: SetWorks;
  /** Leads to where a station or a stretch is closed by its name. */
  readonly toHand: (kind: keyof Works) => void;
}

export const [WorksDeskContext, useWorksDesk] = contextOf<WorksDesk>('the works');

export const [WorksWordsContext, useWorksWords] = contextOf<WorksWords>('the words');
