import { PRESETS } from '../../../games/gabong/match-presets.ts';
import { DEALS_MOST, type Ends, type GabongSetup, LIMIT_MOST } from '../../../games/gabong/match-setup.ts';
import { fill } from '../../../i18n/fill.ts';
import { NumberKeys } from '../../shared/NumberKeys.tsx';
import { OwnFold } from '../../shared/setup/OwnFold.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useGabong } from '../table.ts';
import type { SetupDraft } from '../../shared/setup/use-setup-draft.ts';

/** A points limit goes by so many. */
const STEP = 50;

/** Where either way to end starts from. */
const FROM: Readonly<Record<Ends['by'], Ends>> = { deals: PRESETS['ntnu-2010'].ends, points: PRESETS['to-500'].ends };

/** When the round is over (3.1). */
export function EndsPart({ draft, change }: SetupDraft<GabongSetup>) {
  const { setup } = useGabong().words;
  const { ends: text } = setup;
  const { ends } = draft;
  const { undo } = setup.counting;
  const set = (next: Ends, stroke?: string) => change(() => ({ ends: next }), undo.ends, stroke);
  const words = { less: text.fewer, more: text.more };
  const value =
    ends.by === 'deals' ? fill(text.dealsValue, { count: ends.deals }) : fill(text.pointsValue, { count: ends.limit });
  return (
    <OwnFold id="gabong-ends" name={text.name} value={value}>
      <fieldset>
        <legend>
          {text.legend} <ClauseTag clause="gabong-3.1" />
        </legend>
        {(['deals', 'points'] as const).map((by) => (
          <label key={by} class="reading">
            <input type="radio" name="gabong-ends" checked={ends.by === by} onChange={() => set(FROM[by])} />
            <span>{text[by]}</span>
          </label>
        ))}
      </fieldset>
      {ends.by === 'deals' ? (
        <NumberKeys
          label={text.number}
          value={ends.deals}
          least={1}
          most={DEALS_MOST}
          by={1}
          words={words}
          set={(deals) => set({ by: 'deals', deals }, 'deals')}
        />
      ) : (
        <>
          <NumberKeys
            label={text.limit}
            value={ends.limit}
            least={STEP}
            most={LIMIT_MOST}
            by={STEP}
            words={words}
            set={(limit) => set({ by: 'points', limit }, 'limit')}
          />
          <p class="soft">{text.after}</p>
        </>
      )}
    </OwnFold>
  );
}
