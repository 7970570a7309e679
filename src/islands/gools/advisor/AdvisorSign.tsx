import { useTable } from '../table.ts';
import { useAdvisor } from './use-advisor.ts';

/** Says to the whole table that the advisor is on; nothing when it is off. */
export function AdvisorSign() {
  const { words } = useTable();
  const { isAllowed } = useAdvisor();
  return isAllowed ? <p class="advisor-sign">{words.advisor.choice.on}</p> : null;
}
