import { useEffect, useState } from 'preact/hooks';
import { type Card, effectOf, SUITS } from '../../../../games/gabong/check-card.ts';
import { type AskedCard, CARD_QUESTION, type CardQuestion } from '../../../../storage/checked-deal.ts';
import { NumberKeys } from '../../../../ui/NumberKeys.tsx';
import { useStore } from '../../../../ui/use-store.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { cardName, rankName, suitName } from '../../cards/card-words.ts';
import { useGabong } from '../../table.ts';
import { CardKeys, NamedKeys } from '../NamedKeys.tsx';
import { CheckerBar } from '../CheckerBar.tsx';
import { Verdict } from '../Verdict.tsx';
import { useChecker } from '../checker-context.ts';
import { useSteadyKeys } from '../use-steady-keys.ts';
import { answerOf } from './asked-words.ts';
import { askedOf, NO_CARD, NO_QUESTION, wholeCard } from './asked.ts';

type Slot = 'top' | 'mine';

/** "May this card go on that one?" With four taps, and nothing to be set up. */
export function CardPart() {
  const { words } = useGabong();
  const { card: text, undo } = words.checker;
  const { packs } = useChecker();
  const question = useStore(CARD_QUESTION.$draft) ?? NO_QUESTION;
  const [slot, setSlot] = useState<Slot>(wholeCard(question.top) ? 'mine' : 'top');
  // “None” is an answer, too: until something was answered, the judge asks.
  const [own, sayOwn] = useState<CardQuestion>();
  useEffect(() => {
    if (question !== NO_QUESTION) return;
    setSlot('top');
    sayOwn(undefined);
  }, [question]);
  const hasSaid = question.said !== null || (own?.top.rank === question.top.rank && own.top.suit === question.top.suit);
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
    <div ref={keys} class="table-dock column checker-part">
      <CardVerdict question={question} hasSaid={hasSaid} />
      <div class="card-slots stack">
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
        <NamedKeys
          label={text.said}
          isAsked={!hasSaid && isSuitNeeded(top, mine)}
          named={hasSaid ? question.said : undefined}
          choose={(said) => {
            if (said === null) sayOwn(question);
            change({ said }, undo.said);
          }}
        />
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
        <fieldset class="named-keys flow tight">
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

/** The answer in one line, what the card does, and who is next; before that, what is still to be said. */
function CardVerdict({ question, hasSaid }: { question: CardQuestion; hasSaid: boolean }) {
  const { words } = useGabong();
  const { rulings, packs } = useChecker();
  const { card: text, parts } = words.checker;
  const asked = askedOf(question, packs, rulings);
  if (!asked) return <Verdict label={parts.card} outcome="ask" word={text.ask[missing(question)]} />;
  const mine = wholeCard(question.mine) as Card;
  const top = wholeCard(question.top) as Card;
  if (!hasSaid && isSuitNeeded(top, mine)) return <Verdict label={parts.card} outcome="ask" word={text.said} />;
  return <Verdict label={parts.card} {...answerOf(asked, question, mine, words.checker, words.cards)} />;
}

/** Which suit was named decides what may go on an eight, but for another eight. */
const isSuitNeeded = (top: Card | undefined, mine: Card | undefined): boolean =>
  top !== undefined && mine !== undefined && effectOf(top) === 'name-suit' && effectOf(mine) !== 'name-suit';

/** What of the two cards was not said. */
function missing({ top, mine }: CardQuestion) {
  if (top.rank === null) return 'top';
  if (top.suit === null) return 'topSuit';
  return mine.rank === null ? 'mine' : 'mineSuit';
}

interface CardSlotProps {
  id: string;
  label: string;
  card: AskedCard;
  /** Whether the keys below are for it. */
  isOpen: boolean;
  open: () => void;
}

/** Where a card lies that is asked about; pressing it lets the keys choose it. */
function CardSlot({ id, label, card, isOpen, open }: CardSlotProps) {
  const { words } = useGabong();
  const { rank, suit } = card;
  const called =
    rank !== null && suit !== null
      ? cardName({ rank, suit }, words.cards)
      : rank !== null
        ? rankName(rank, words.cards, 'long')
        : suit !== null
          ? suitName(suit, words.cards)
          : words.checker.card.none;
  return (
    <button type="button" class="card-slot line snug card" data-slot={id} aria-pressed={isOpen} onClick={open}>
      {rank === null ? (
        <span class="card-blank" aria-hidden="true" />
      ) : (
        <CardFace rank={rank} {...(suit === null ? {} : { suit })} />
      )}
      <span>
        {label} {rank === null ? <small>{called}</small> : <span class="visually-hidden">{called}</span>}
      </span>
    </button>
  );
}
