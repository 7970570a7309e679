import { useStore } from '@nanostores/preact';
import { $advisor } from '../../../log/advisor-choice.ts';
import { useTable } from '../table-context.ts';

/** Says to the whole table that the advisor is on; nothing when it is off. */
export function AdvisorSign() {
  const { words } = useTable();
  const { isAllowed } = useStore($advisor);
  return isAllowed ? <p class="advisor-sign">{words.advisor.choice.on}</p> : null;
}
