import { advisorChoice } from '../../../../storage/choices.ts';
import { useStore } from '../../../../ui/use-store.ts';
import type { PlanAim } from '../../plan/question.ts';
import { useGame } from '../game-context.ts';

// Named here as well: the plan that has them comes late, and the game's script does not grow by it.
const AIMS = ['turns', 'sips', 'drops'] as const satisfies readonly PlanAim[];

const choice = advisorChoice<PlanAim>('gug:advisor', AIMS);
choice.open();

export const chooseAdvisor = choice.choose;

export function useAdvisor(): { readonly isAllowed: boolean; readonly aim: PlanAim } {
  const { saved } = useGame();
  const { evening, aim } = useStore(choice.$choice);
  return { isAllowed: evening === saved.id, aim };
}
