import { chooseAdvisor } from '../../../log/advisor-choice.ts';
import { useTable } from '../table.ts';
import { useAdvisor } from './use-advisor.ts';

/** The table's agreement that the advisor may speak during rounds. */
export function AdvisorSwitch() {
  const { words, saved } = useTable();
  const { isAllowed } = useAdvisor();
  const { label, hint } = words.advisor.choice;
  return (
    <label class="reading advisor-switch">
      <input
        type="checkbox"
        role="switch"
        checked={isAllowed}
        onChange={({ currentTarget }) => chooseAdvisor({ evening: currentTarget.checked ? saved.id : null })}
      />
      <span>
        {label}
        <span class="soft">{hint}</span>
      </span>
    </label>
  );
}
