import { useState } from 'preact/hooks';
import { DEFAULT_TABLE_RULINGS } from '../../../games/gools/rulings.ts';
import { fill } from '../../../i18n/fill.ts';
import { Fold } from '../../gug/Fold.tsx';
import { AllRulings } from '../AllRulings.tsx';
import { RULING_IDS } from '../RulingChoices.tsx';
import { useGools } from '../texts-context.ts';
import { useSetup } from './setup-context.ts';
import { useHouseRules } from './use-house-rules.ts';

/** How this evening reads what the rule books leave open. */
export function RulingsPart() {
  const { words, rulings: readings } = useGools();
  const { shared, setup: text } = words.table;
  const { draft, change } = useSetup();
  const houseRules = useHouseRules();
  const [isOpen, setOpen] = useState(false);
  const { rulings } = draft;
  const changed = RULING_IDS.filter((id) => rulings[id] !== DEFAULT_TABLE_RULINGS[id]);
  const isOwn = RULING_IDS.every((id) => rulings[id] === houseRules[id]);
  const value =
    changed.length === 0
      ? text.rulingsAsWritten
      : fill(text.rulingsChanged, {
          count: changed.length,
          rulings: changed.map((id) => readings[id].title).join(' · '),
        });
  const choose = (all: typeof rulings) => change(() => ({ rulings: all }), text.undo.rulings);
  return (
    <div class="setup-folds">
      <div class="setup-fold" id="gools-rulings">
        <Fold
          isOpen={isOpen}
          toggle={() => setOpen(!isOpen)}
          title={
            <>
              <span class="setup-name">{text.rulings}</span> <span class="setup-value">{value}</span>
            </>
          }
        >
          <p class="soft">{text.rulingsIntro}</p>
          <AllRulings
            place="gools-setup"
            chosen={rulings}
            choose={(ruling, option) =>
              change((now) => ({ rulings: { ...now.rulings, [ruling]: option } }), text.undo.rulings)
            }
          />
          <div class="row setup-keys">
            {changed.length > 0 && (
              <button type="button" class="key" onClick={() => choose(DEFAULT_TABLE_RULINGS)}>
                {shared.rulings.reset}
              </button>
            )}
            {!isOwn && (
              <button type="button" class="key" onClick={() => choose(houseRules)}>
                {text.own}
              </button>
            )}
          </div>
        </Fold>
      </div>
    </div>
  );
}
