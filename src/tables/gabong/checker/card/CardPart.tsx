import { useEffect, useState } from 'preact/hooks';
import { type Card, effectOf, type NamedSuit, SUITS } from '../../../../games/gabong/check-card.ts';
import { type AskedCard, CARD_QUESTION, type CardQuestion } from '../../../../storage/checked-deal.ts';
import { NumberKeys } from '../../../../ui/NumberKeys.tsx';
import { useStore } from '../../../../ui/use-store.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { cardName, rankName, suitName } from '../../cards/card-words.ts';
import { useGabong } from '../../table.ts';
import { AgainKey, CheckerStage } from '../CheckerStage.tsx';
import { CardRanks, CardSuits, NamedKeys, SuitSign } from '../NamedKeys.tsx';
import { Slot } from '../Slot.tsx';
import type { Verdict } from '../Verdict.tsx';
import { useChecker } from '../checker-context.ts';
import { answerOf } from './asked-words.ts';
import { askedOf, NO_CARD, NO_QUESTION, wholeCard } from './asked.ts';

/** What the keys are for: a card, or the suit that was said for an eight. */
type SlotId = 'top' | 'said' | 'mine' | 'says';

/** "May this card go on that one?" With four taps, and nothing to be set up. */
export function CardPart() {
  const { words } = useGabong();
  const { card: text, undo } = words.checker;
  const { packs } = useChecker();
  const question = useStore(CARD_QUESTION.$draft) ?? NO_QUESTION;
  const top = wholeCard(question.top);
  const mine = wholeCard(question.mine);
  const [chosen, choose] = useState<SlotId>(top ? 'mine' : 'top');
  // “None” is an answer, too: until something was answered, the judge asks.
  const [own, sayOwn] = useState<CardQuestion>();
  useEffect(() => {
    if (question !== NO_QUESTION) return;
    choose('top');
    sayOwn(undefined);
  }, [question]);
  const hasSaid = question.said !== null || (own?.top.rank === question.top.rank && own.top.suit === question.top.suit);
  const change = (changed: Partial<CardQuestion>, label: string, stroke = '') =>
    CARD_QUESTION.change({ ...question, ...changed }, label, stroke);
  const on = top && effectOf(top);
  const isNaming = { said: on === 'name-suit', says: mine !== undefined && effectOf(mine) === 'name-suit' };
  const slot = chosen === 'said' && !isNaming.said ? 'top' : chosen === 'says' && !isNaming.says ? 'mine' : chosen;
  const changeCard = (which: 'top' | 'mine', card: AskedCard) => {
    const before = question[which];
    // Of another card, nothing was said yet.
    const rest = which === 'top' ? { said: null, twos: 1, isSkipped: true } : { says: null };
    change({ ...(card.rank === before.rank ? {} : rest), [which]: card }, undo[which], which);
    const next = { ...question, [which]: card };
    const [nextTop, nextMine] = [wholeCard(next.top), wholeCard(next.mine)];
    // The suit is what completes a card: what is asked next has the keys.
    if (card.rank !== before.rank && wholeCard(before)) return;
    if (nextTop && nextMine && isSuitNeeded(nextTop, nextMine) && !hasSaid) choose('said');
    else if (which === 'mine' && nextMine && effectOf(nextMine) === 'name-suit') choose('says');
    else if (which === 'top' && nextTop && !wholeCard(before)) choose('mine');
  };
  const isAsked = question.top.rank !== null || question.top.suit !== null || question.mine !== NO_CARD;
  const cardSlot = (id: 'top' | 'mine') => (
    <CardSlot id={id} label={text[id]} card={question[id]} isOpen={slot === id} open={() => choose(id)} />
  );
  const namedSlot = (id: 'said' | 'says', named: NamedSuit | null | undefined) =>
    isNaming[id] && <NamedSlot id={id} label={text[id]} named={named} isOpen={slot === id} open={() => choose(id)} />;
  const said = hasSaid ? question.said : undefined;
  return (
    <CheckerStage
      verdict={useCardVerdict(question, hasSaid)}
      scene={
        <>
          <div class="card-slots stack">
            {cardSlot('top')}
            {namedSlot('said', said)}
            {cardSlot('mine')}
            {namedSlot('says', question.says)}
          </div>
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
            <fieldset class="who-asks">
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
        </>
      }
      kept={CARD_QUESTION}
    >
      {slot === 'said' ? (
        <NamedKeys
          label={text.said}
          isSaid
          named={said}
          choose={(named) => {
            if (named === null) sayOwn(question);
            change({ said: named }, undo.said);
          }}
        />
      ) : slot === 'says' ? (
        <NamedKeys label={text.says} isSaid named={question.says} choose={(says) => change({ says }, undo.said)} />
      ) : (
        <CardRanks label={text[slot]} card={question[slot]} choose={(card) => changeCard(slot, card)} />
      )}
      <div class="acts">
        {(slot === 'top' || slot === 'mine') && (
          <CardSuits card={question[slot]} choose={(card) => changeCard(slot, card)} />
        )}
        <AgainKey kept={CARD_QUESTION} fresh={isAsked ? NO_QUESTION : undefined} />
      </div>
    </CheckerStage>
  );
}

/** The answer, what the card does, and who is next; before that, what is still to be said. */
function useCardVerdict(question: CardQuestion, hasSaid: boolean): Verdict {
  const { words } = useGabong();
  const { rulings, packs } = useChecker();
  const { card: text } = words.checker;
  const asked = askedOf(question, packs, rulings);
  if (!asked) return { outcome: 'ask', word: text.ask[missing(question)] };
  const mine = wholeCard(question.mine) as Card;
  const top = wholeCard(question.top) as Card;
  if (!hasSaid && isSuitNeeded(top, mine)) return { outcome: 'ask', word: text.said };
  return answerOf(asked, question, mine, words.checker, words.cards);
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

interface CardSlotProps<Id extends SlotId> {
  id: Id;
  label: string;
  isOpen: boolean;
  open: () => void;
}

/** Where a card lies that is asked about. */
function CardSlot({ card, ...slot }: CardSlotProps<'top' | 'mine'> & { card: AskedCard }) {
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
    <Slot {...slot} called={called} isSeen={rank === null}>
      {rank === null ? (
        <span class="card-blank" aria-hidden="true" />
      ) : (
        <CardFace rank={rank} {...(suit === null ? {} : { suit })} />
      )}
    </Slot>
  );
}

/** The suit that was said for an eight, or is to be. */
function NamedSlot({ named, ...slot }: CardSlotProps<'said' | 'says'> & { named: NamedSuit | null | undefined }) {
  const { words } = useGabong();
  const { none, own } = words.checker.card;
  const called = named === undefined ? none : named === null ? own : suitName(named, words.cards);
  return (
    <Slot {...slot} called={called} isSeen>
      {named != null && named !== 'tens' && <SuitSign suit={named} />}
    </Slot>
  );
}
