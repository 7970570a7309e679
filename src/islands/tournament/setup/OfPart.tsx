import type { PlayedGame, TournamentSetup } from '../../../games/tournament/tournament-setup.ts';
import { OwnFold } from '../../shared/setup/OwnFold.tsx';
import { gameKindInWords } from '../play/game-kind.ts';
import { useTournament } from '../table.ts';
import { OF_ID } from './problems.ts';
import { VariationField } from './VariationField.tsx';
import type { SetupDraft } from '../../shared/setup/use-setup-draft.ts';

const KINDS = ['gug', 'gools', 'gabong', 'other'] as const satisfies readonly PlayedGame['is'][];

const playedOf = (is: PlayedGame['is']): PlayedGame => {
  switch (is) {
    case 'gug':
      return { is, variation: null };
    case 'other':
      return { is, name: '' };
    case 'gools':
    case 'gabong':
      return { is };
  }
};

/** What is played in every game of the tournament. */
export function OfPart({ draft, change }: SetupDraft<TournamentSetup>) {
  const { words } = useTournament();
  const { of: text } = words.setup;
  const { of } = draft;
  const set = (next: PlayedGame, stroke?: string) => change(() => ({ of: next }), text.undo, stroke);
  return (
    <OwnFold id={OF_ID} name={text.name} value={gameKindInWords(of, text)}>
      <fieldset>
        <legend>{text.legend}</legend>
        {KINDS.map((is) => (
          <label key={is} class="reading">
            <input type="radio" name="tournament-of" checked={of.is === is} onChange={() => set(playedOf(is))} />
            <span>{text.names[is]}</span>
          </label>
        ))}
      </fieldset>
      {of.is === 'gug' && <VariationField code={of.variation} set={(variation) => set({ is: 'gug', variation })} />}
      {of.is === 'other' && (
        <label class="field-part">
          <span>{text.other}</span>
          <input
            type="text"
            class="field"
            value={of.name}
            autocomplete="off"
            onInput={({ currentTarget }) => set({ is: 'other', name: currentTarget.value }, 'other')}
          />
        </label>
      )}
    </OwnFold>
  );
}
