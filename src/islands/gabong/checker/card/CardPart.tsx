import { useEffect, useState } from 'preact/hooks';
import { effectOf, SUITS } from '../../../../games/gabong/check-card.ts';
import { type AskedCard, CARD_QUESTION, type CardQuestion } from '../../../../log/checked-deal.ts';
import { NumberKeys } from '../../../shared/NumberKeys.tsx';
import { useStore } from '../../../shared/use-store.ts';
import { useGabong } from '../../table.ts';
import { CardKeys } from '../CardKeys.tsx';
import { CardSlot } from '../CardSlot.tsx';
import { CheckerBar } from '../CheckerBar.tsx';
import { useChecker } from '../checker-context.ts';
import { NamedKeys } from '../NamedKeys.tsx';
import { useSteadyKeys } from '../use-steady-keys.ts';
import { NO_CARD, NO_QUESTION, wholeCard } from './asked.ts';
import { CardVerdict } from './CardVerdict.tsx';

type Slot = 'top' | 'mine';

/** "May this card go on that one?" With four taps, and nothing to be set up. */
export function CardPart() {
  const { words } = useGabong();
  const { card: text, undo } = words.checker;
  const { packs } = useChecker();
  const question = useStore(CARD_QUESTION.$draft) ?? NO_QUESTION;
  const [slot, setSlot] = useState<Slot>(wholeCard(question.top) ? 'mine' : 'top');
  useEffect(() => {
    if (question === NO_QUESTION) setSlot('top');
  }, [question]);
  const keys = useSteadyKeys(question, '.card-keys');
  const change = (changed: Partial<CardQuestion>, label: string, stroke = '') =>
    CARD_QUESTION.change({ ...question, ...changed }, label, stroke);
  const choose = (card: AskedCard) => {
    // Of another card, nothing was said yet.
    const rest = slot === 'top' ? { said: null, twos: 1, isSkipped: true } : { says: null };
    change({ ...(card.rank === question[slot].rank ? {} : rest), [slot]: card }, undo[slot], slot);
    const isDone = slot === 'top' && wholeCard(card) && !wholeCard(question.top);
    if (isDone) setSlot('mine');
  };
  const top = wholeCard(question.top);
  const mine = wholeCard(question.mine);
  const on = top && effectOf(top);
  const isAsked = question.top.rank !== null || question.top.suit !== null || question.mine !== NO_CARD;
  return (
    <div ref={keys} class="table-dock checker-part">
      <CardVerdict question={question} />
      <div class="card-slots">
        {(['top', 'mine'] as const).map((each) => (
          <CardSlot
            key={each}
            id={each}
            label={text[each]}
            card={question[each]}
            isOpen={slot === each}
            open={() => setSlot(each)}
          />
        ))}
      </div>
      {on === 'name-suit' && (
        <NamedKeys label={text.said} named={question.said} choose={(said) => change({ said }, undo.said)} />
      )}
      {on === 'draw-two' && (
        <NumberKeys
          label={text.twos}
          value={question.twos}
          least={0}
          most={packs * SUITS.length}
          by={1}
          words={text}
          set={(twos) => change({ twos }, undo.twos, 'twos')}
        />
      )}
      {on === 'skip' && (
        <fieldset class="named-keys">
          <legend>{text.three}</legend>
          {([true, false] as const).map((isSkipped) => (
            <button
              key={`${isSkipped}`}
              type="button"
              class="key"
              data-skipped={isSkipped}
              aria-pressed={question.isSkipped === isSkipped}
              onClick={() => change({ isSkipped }, undo.who)}
            >
              {isSkipped ? text.skipped : text.after}
            </button>
          ))}
        </fieldset>
      )}
      {mine && effectOf(mine) === 'name-suit' && (
        <NamedKeys label={text.says} named={question.says} choose={(says) => change({ says }, undo.said)} />
      )}
      <CardKeys label={text[slot]} card={question[slot]} choose={choose} />
      <CheckerBar kept={CARD_QUESTION} fresh={isAsked ? NO_QUESTION : undefined} />
    </div>
  );
}
