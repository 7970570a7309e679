import { AIMS } from '../../../games/gools/advisor/aims.ts';
import { chooseAdvisor } from '../../../log/advisor-choice.ts';
import { useTable } from '../table.ts';
import { useAdvisor } from './use-advisor.ts';

/** What is played for. */
export function AimKeys() {
  const { words } = useTable();
  const { aim } = useAdvisor();
  const { heading, names } = words.advisor.aim;
  return (
    <fieldset class="aim-keys">
      <legend>{heading}</legend>
      <div>
        {AIMS.map((each) => (
          <button
            key={each}
            type="button"
            class="option"
            data-aim={each}
            aria-pressed={each === aim}
            onClick={() => chooseAdvisor({ aim: each })}
          >
            {names[each]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
