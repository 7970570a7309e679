import type { Works } from '../../../games/gug/position.ts';
import { contextOf } from '../../../ui/context.ts';

/** Changes the day's works. @param label - what undo calls it. */
export type SetWorks = (works: Works, label: string) => void;

/** The works that are being entered, wherever that is. */
export interface WorksForm {
  readonly works: Works;
  readonly set: SetWorks;
  /** Leads to where a station or a stretch is closed by its name. */
  readonly toHand: (kind: keyof Works) => void;
}

export const [WorksFormContext, useWorksForm] = contextOf<WorksForm>('the works');
