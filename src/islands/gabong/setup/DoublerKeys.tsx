import { type GabongSetup, RANKS } from '../../../games/gabong/match-setup.ts';
import { rankName } from '../cards/card-words.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useGabong } from '../table.ts';
import type { SetupDraft } from '../../shared/setup/use-setup-draft.ts';

/** Which cards double the sum of a hand they are left in (11.2). */
export function DoublerKeys({ draft, change }: SetupDraft<GabongSetup>) {
  const { setup, cards } = useGabong().words;
  const { counting: text } = setup;
  const toggle = (rank: number) =>
    change(
      ({ doublers }) => ({
        doublers: doublers.includes(rank)
          ? doublers.filter((each) => each !== rank)
          : [...doublers, rank].toSorted((one, other) => one - other),
      }),
      text.undo.doublers,
    );
  return (
    <fieldset>
      <legend>
        {text.doublers} <ClauseTag clause="gabong-11.2" />
      </legend>
      <div class="signs">
        {RANKS.map((rank) => {
          const doubles = draft.doublers.includes(rank);
          return (
            <button
              key={rank}
              type="button"
              class="key"
              aria-pressed={doubles}
              aria-label={rankName(rank, cards, 'long')}
              onClick={() => toggle(rank)}
            >
              {rankName(rank, cards)}
              {doubles && <small>{text.double}</small>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
