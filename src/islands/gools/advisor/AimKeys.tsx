import { useStore } from '@nanostores/preact';
import { AIMS } from '../../../games/gools/advisor/aims.ts';
import { $advisor, chooseAdvisor } from '../../../log/advisor-choice.ts';
import { useTable } from '../table-context.ts';

/** What is played for. */
export function AimKeys() {
  const { words } = useTable();
  const { aim } = useStore($advisor);
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
