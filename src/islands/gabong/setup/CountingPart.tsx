import type { GabongSetup } from '../../../games/gabong/match-setup.ts';
import { PRESETS } from '../../../games/gabong/match-presets.ts';
import { fill } from '../../../i18n/fill.ts';
import { OwnFold } from '../../shared/setup/OwnFold.tsx';
import { useGabong } from '../table.ts';
import { CardCounts } from './CardCounts.tsx';
import { PRESET_IDS, type PresetId, presetOf, withPreset } from './presets.ts';
import type { SetupDraft } from '../../shared/setup/use-setup-draft.ts';

/** The limit that a preset is named by. */
const { limit } = PRESETS['to-500'].ends;

/** What a table counts by: one of the presets, or what its cards count in its own way. */
export function CountingPart(desk: SetupDraft<GabongSetup>) {
  const { draft, change } = desk;
  const { counting: text } = useGabong().words.setup;
  const nameOf = (preset: PresetId) => fill(text.presets[preset].name, { limit });
  const chosen = presetOf(draft);
  return (
    <OwnFold id="gabong-counting" name={text.name} value={chosen ? nameOf(chosen) : text.own}>
      <fieldset>
        <legend class="visually-hidden">{text.legend}</legend>
        {PRESET_IDS.map((preset) => (
          <div key={preset} class="variation">
            <label class="reading">
              <input
                type="radio"
                name="gabong-preset"
                checked={chosen === preset}
                onChange={() => change((now) => withPreset(now, preset), nameOf(preset))}
              />
              <span>
                <strong>{nameOf(preset)}</strong>
                <span class="what">{fill(text.presets[preset].what, { limit })}</span>
              </span>
            </label>
          </div>
        ))}
      </fieldset>
      <CardCounts {...desk} standard={nameOf('ntnu-2010')} />
    </OwnFold>
  );
}
