import { VARIATION_CODES } from '../../../games/gug/setup.ts';
import { makeShortCode, parseVariationCode } from '../../../games/gug/variation-code.ts';
import type { PlayedGame, TournamentSetup } from '../../../games/tournament/tournament-setup.ts';
import { explainVariation } from '../../../i18n/tournament/explain.ts';
import { OwnFold } from '../../shell/setup/SetupFold.tsx';
import type { SetupDraft } from '../../shell/setup/use-start.ts';
import { gameKindInWords } from '../play/describer.ts';
import { useTournament } from '../table.ts';
import { OF_ID } from './problems.ts';
import { AS_TYPED } from '../../../ui/NameField.tsx';

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
        <label class="stack">
          <span>{text.other}</span>
          <input
            type="text"
            class="field"
            value={of.name}
            {...AS_TYPED}
            onInput={({ currentTarget }) => set({ is: 'other', name: currentTarget.value }, 'other')}
          />
        </label>
      )}
    </OwnFold>
  );
}

/** Every variation, with open stations and with closed ones (17.1-17.5). */
const CHOICES = VARIATION_CODES.flatMap((variation) =>
  [false, true].map((isClosed) => ({ variation, isClosed, code: makeShortCode(variation, isClosed) })),
);

interface VariationFieldProps {
  /** The short code; null where it is left open. */
  code: string | null;
  set: (code: string | null) => void;
}

/** In which variation of Gaa Under Gunnar the tournament is played. */
function VariationField({ code, set }: VariationFieldProps) {
  const { words } = useTournament();
  const { of: text } = words.setup;
  const chosen = code === null ? undefined : parseVariationCode(code);
  return (
    <div class="stack">
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
              {[words.variation.names[choice.variation], ...(choice.isClosed ? [words.variation.parts.CS] : [])].join(
                ', ',
              )}
            </option>
          ))}
        </select>
      </label>
      {chosen?.ok && <p class="soft">{explainVariation(chosen.variation, chosen.isClosed, words.variation)}</p>}
    </div>
  );
}
