import type { Aim } from '../../../games/gools/advisor/aims.ts';
import { $advisor } from '../../../storage/choices.ts';
import { useStore } from '../../../ui/use-store.ts';
import { useTable } from '../table.ts';

/** The advisor as this table has it. */
export interface Advisor {
  /** Whether it may speak during a round of this evening. */
  readonly isAllowed: boolean;
  readonly aim: Aim;
}

export function useAdvisor(): Advisor {
  const { saved } = useTable();
  const { evening, aim } = useStore($advisor);
  return { isAllowed: evening === saved.id, aim };
}
