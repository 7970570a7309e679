import { VARIATION_CODES } from '../../../games/gug/setup.ts';
import { makeShortCode, parseVariationCode } from '../../../games/gug/variation-code.ts';
import { fill } from '../../../i18n/fill.ts';
import { explainVariation } from '../../../i18n/tournament/explain-variation.ts';
import { useTournament } from '../table.ts';

/** Every variation, with open stations and with closed ones (17.1-17.5). */
const CHOICES = VARIATION_CODES.flatMap((variation) =>
  [false, true].map((isClosed) => ({ variation, code: makeShortCode(variation, isClosed) })),
);

interface VariationFieldProps {
  /** The short code; null where it is left open. */
  code: string | null;
  set: (code: string | null) => void;
}

/** In which variation of Gaa Under Gunnar the tournament is played. */
export function VariationField({ code, set }: VariationFieldProps) {
  const { words } = useTournament();
  const { of: text } = words.setup;
  const chosen = code === null ? undefined : parseVariationCode(code);
  return (
    <div class="field-part">
      <label>
        <span>{text.variation}</span>
        <select
          class="field"
          value={code ?? ''}
          onChange={({ currentTarget }) => set(currentTarget.value === '' ? null : currentTarget.value)}
        >
          <option value="">{text.open}</option>
          {CHOICES.map((choice) => (
            <option key={choice.code} value={choice.code}>
              {fill(text.named, { name: words.variation.names[choice.variation], code: choice.code })}
            </option>
          ))}
        </select>
      </label>
      {chosen?.ok && <p class="soft">{explainVariation(chosen.variation, chosen.isClosed, words.variation)}</p>}
    </div>
  );
}
