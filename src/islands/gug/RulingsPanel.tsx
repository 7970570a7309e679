import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { RULING_IDS } from '../../games/gug/rulings.ts';
import { $houseRules } from '../../log/house-rules.ts';
import { Fold } from './Fold.tsx';
import { usePanel } from './panel-context.ts';
import { RefereeSides } from './RefereeSides.tsx';
import { RulingChoice } from './RulingChoice.tsx';
import { resetRulings, setSide } from './settings.ts';

/** How this table reads what the rule book leaves open: every ruling, and back to the defaults. */
export function RulingsPanel() {
  const text = usePanel().words.panel.rulings;
  const { rulings, sides } = useStore($houseRules);
  const [isOpen, setOpen] = useState(false);
  return (
    <section class="part" id="gug-house-rules" tabIndex={-1}>
      <Fold isOpen={isOpen} toggle={() => setOpen(!isOpen)} title={<h3>{text.heading}</h3>}>
        <p class="soft">{text.intro}</p>
        {RULING_IDS.map((id) => (
          <RulingChoice key={id} id={id} place="panel" />
        ))}
        {rulings.R22 === 'referee' && <RefereeSides sides={sides} set={setSide} />}
        <button type="button" class="key wide" onClick={() => resetRulings(text.reset)}>
          {text.reset}
        </button>
      </Fold>
    </section>
  );
}
