import { DEFAULT_RULINGS, RULING_IDS } from '../../../../games/gug/rulings.ts';
import { fill } from '../../../../i18n/fill.ts';
import { $houseRules, DEFAULT_HOUSE_RULES } from '../../../../log/house-rules.ts';
import { useStore } from '../../../shared/use-store.ts';
import { usePanel } from '../../panel-context.ts';
import { RefereeSides } from '../../RefereeSides.tsx';
import { RulingChoice } from '../../RulingChoice.tsx';
import { withSide } from '../../settings.ts';
import { PartFold } from './PartFold.tsx';
import { useSetup } from './setup-context.ts';

/** How this game reads what the rule book leaves open. A reading is chosen through the panel's hands. */
export function RulingsPart() {
  const { words: panelWords, rulings: titles } = usePanel();
  const { words, draft, change } = useSetup();
  const houseRules = useStore($houseRules);
  const { rulings: text, values, undo } = words.setup;
  const { rulings, sides } = draft;
  const changed = RULING_IDS.filter((id) => rulings[id] !== DEFAULT_RULINGS[id]);
  const isOwn = RULING_IDS.every((id) => rulings[id] === houseRules.rulings[id]);
  const value =
    changed.length === 0
      ? values.defaultRulings
      : fill(values.changedRulings, { count: changed.length, rulings: changed.join(', ') });
  return (
    <PartFold part="rulings" value={value}>
      <p class="soft">{text.intro}</p>
      {changed.length > 0 && (
        <p>{fill(text.changed, { rulings: changed.map((id) => `${id} ${titles[id].title}`).join('; ') })}</p>
      )}
      {RULING_IDS.map((id) => (
        <RulingChoice key={id} id={id} place="setup" />
      ))}
      {rulings.R22 === 'referee' && (
        <RefereeSides
          sides={sides}
          set={(station, side, label) => change({ sides: withSide(sides, station, side) }, label)}
        />
      )}
      <div class="row setup-keys">
        {changed.length > 0 && (
          <button type="button" class="key" onClick={() => change(DEFAULT_HOUSE_RULES, undo.rulings)}>
            {panelWords.panel.rulings.reset}
          </button>
        )}
        {!isOwn && (
          <button type="button" class="key" onClick={() => change(houseRules, undo.rulings)}>
            {text.own}
          </button>
        )}
      </div>
    </PartFold>
  );
}
