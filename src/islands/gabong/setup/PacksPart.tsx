import { type GabongSetup, PACKS_LEAST, PACKS_MOST } from '../../../games/gabong/match-setup.ts';
import { fill } from '../../../i18n/fill.ts';
import { OwnFold } from '../../shared/setup/OwnFold.tsx';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useGabong } from '../table.ts';
import type { SetupDraft } from '../../shared/setup/use-setup-draft.ts';

const PACK = 52;
/** Everybody starts with so many cards (3.1), and one is turned up (9.1). */
const HAND = 8;

const CHOICES = Array.from({ length: PACKS_MOST - PACKS_LEAST + 1 }, (_, index) => PACKS_LEAST + index);

/** How many packs are shuffled together (5.1), and how many cards that leaves to draw from. */
export function PacksPart({ draft, change }: SetupDraft<GabongSetup>) {
  const { packs: text } = useGabong().words.setup;
  const { packs, players } = draft;
  const inWords = (count: number) => fill(text.value, { count });
  return (
    <OwnFold id="gabong-packs" name={text.name} value={inWords(packs)}>
      <fieldset>
        <legend>
          {text.legend} <ClauseTag clause="gabong-5.1" />
        </legend>
        <div class="row">
          {CHOICES.map((count) => (
            <label key={count} class="count">
              <input
                type="radio"
                name="gabong-packs"
                checked={packs === count}
                onChange={() => change(() => ({ packs: count }), inWords(count))}
              />
              <span>{inWords(count)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p class="soft" aria-live="polite">
        {fill(text.stock, { count: packs * PACK - players.length * HAND - 1 })}
      </p>
    </OwnFold>
  );
}
