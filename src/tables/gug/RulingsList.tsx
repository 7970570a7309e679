import { RULING_IDS } from '../../games/gug/rulings.ts';
import { $houseRules } from '../../storage/house-rules.ts';
import { useStore } from '../../ui/use-store.ts';
import { usePanel } from './panel-context.ts';
import { RefereeSides } from './RefereeSides.tsx';
import { RulingChoice } from './RulingChoice.tsx';
import { resetRulings, setSide } from './settings.ts';

/** How this table reads what the rule book leaves open: every ruling, and back to the defaults. */
export function RulingsList() {
  const text = usePanel().words.panel.rulings;
  const { rulings, sides } = useStore($houseRules);
  return (
    <>
      <p class="soft">{text.intro}</p>
      {RULING_IDS.map((id) => (
        <RulingChoice key={id} id={id} place="panel" />
      ))}
      {rulings.R22 === 'referee' && <RefereeSides sides={sides} set={setSide} />}
      <button type="button" class="key wide" onClick={() => resetRulings(text.reset)}>
        {text.reset}
      </button>
    </>
  );
}
