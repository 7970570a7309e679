import { useStore } from '@nanostores/preact';
import { $advisor, chooseAdvisor } from '../../../log/advisor-choice.ts';
import { useTable } from '../table-context.ts';

/** The table's agreement that the advisor may speak during rounds. */
export function AdvisorSwitch() {
  const { words } = useTable();
  const { isAllowed } = useStore($advisor);
  const { label, hint } = words.advisor.choice;
  return (
    <label class="reading advisor-switch">
      <input
        type="checkbox"
        role="switch"
        checked={isAllowed}
        onChange={({ currentTarget }) => chooseAdvisor({ isAllowed: currentTarget.checked })}
      />
      <span>
        {label}
        <span class="soft">{hint}</span>
      </span>
    </label>
  );
}
