import { useState } from 'preact/hooks';
import { playedOf } from '../../../games/shared/played.ts';
import { placeIn } from '../../../games/shared/reduction.ts';
import { NAME_MOST } from '../../../storage/text-schema.ts';
import type { AskedWord } from '../../shell/table.ts';
import { typedText } from '../../shell/typed-text.ts';
import { ClauseTag } from '../ClauseTag.tsx';
import { act } from './game-actions.ts';
import { type GugForm, useGame } from './game-context.ts';
import { Stepper } from './play/Stepper.tsx';
import { FOR_A_NAME } from '../../../ui/NameField.tsx';

const SIPS_MOST = 200;

/**
 * It is the referee who overrules the judge (4.1), and is named first where the game has none: from then on for what comes
 * next, and for that entry alone where an earlier one is corrected. The sips of a move can be set too.
 */
export function useRefereesWord(event: GugForm['event'] | undefined, corrects: string | null): AskedWord {
  const { words, state, reduction, saved } = useGame();
  const { overrule } = words.play;
  const [name, setName] = useState('');
  const [sips, setSips] = useState<number>();
  const then = corrects === null ? state : (placeIn(reduction, playedOf(saved.events), corrects)?.before ?? state);
  const hasReferee = then.referee !== null;
  return {
    asks: (
      <>
        {event?.kind === 'move' && (
          <div class="row sips-set">
            {sips === undefined ? (
              <button type="button" class="key" onClick={() => setSips(0)}>
                {overrule.setSips}
              </button>
            ) : (
              <>
                <Stepper label={overrule.sips} value={sips} least={0} most={SIPS_MOST} set={setSips} />
                <button type="button" class="key" onClick={() => setSips(undefined)}>
                  {overrule.unsetSips}
                </button>
              </>
            )}
          </div>
        )}
        {!hasReferee && (
          <label class="asked stack tight">
            <span>{overrule.refereeFirst}</span>
            <input
              class="field"
              name="referee"
              {...FOR_A_NAME}
              maxLength={NAME_MOST}
              placeholder={overrule.referee}
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
        )}
      </>
    ),
    byWhom: (
      <>
        {words.shared.correcting.byReferee} <ClauseTag clause="gug-4.1" />
      </>
    ),
    take() {
      const word = sips === undefined ? {} : { sips };
      if (hasReferee) return { word };
      const by = typedText(name, NAME_MOST);
      if (by === '') return { missing: overrule.needsReferee };
      if (corrects !== null) return { word: { ...word, by } };
      return act({ kind: 'referee', name: by }) ? { word } : { missing: '' };
    },
  };
}
