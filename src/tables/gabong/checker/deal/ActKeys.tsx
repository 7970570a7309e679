import { useState } from 'preact/hooks';
import { type Card, effectOf, type NamedSuit } from '../../../../games/gabong/check-card.ts';
import type { CheckEvent } from '../../../../games/gabong/check-events.ts';
import type { CheckState } from '../../../../games/gabong/check-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { AskedCard } from '../../../../storage/checked-deal.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { useGabong } from '../../table.ts';
import { CardKeys, NamedKeys } from '../NamedKeys.tsx';
import { NO_CARD, wholeCard } from '../card/asked.ts';
import { cardIn, type Describer } from '../checker-context.ts';
import { offersOf, topCard, eventSentence } from './step-words.ts';

interface ActKeysProps {
  state: CheckState;
  /** Whose things are offered. */
  seat: number;
  describer: Describer;
  /** @param label - what undo calls it. */
  add: (event: CheckEvent, label: string) => void;
}

/** Everything that may come next, by taps: whatever makes sense, be it allowed or not. */
export function ActKeys({ state, seat, describer, add }: ActKeysProps) {
  const { words } = useGabong();
  const { deal: text, card: cardText } = words.checker;
  const [asked, setAsked] = useState<AskedCard>(NO_CARD);
  const [named, setNamed] = useState<NamedSuit | null>(null);
  const [isLast, setLast] = useState(false);
  const [isThrowing, setThrowing] = useState(false);
  const offers = offersOf(state, seat);
  const card = wholeCard(asked);
  const play = (event: CheckEvent) => add(event, eventSentence(event, state, describer));
  const laid = (laidCard: Card) => ({
    seat,
    card: laidCard,
    named: effectOf(laidCard) === 'name-suit' ? named : null,
    isLast,
  });
  /** Of the first card, by the reading, the GM may say a suit too (B30). */
  const mayName = state.setup.rulings.B30 === 'master-names';
  const turnedUp = (first: Card): CheckEvent => ({
    kind: 'first',
    card: first,
    ...(mayName && named !== null && effectOf(first) === 'name-suit' && { named }),
  });
  const key = (what: string, label: string, press: (() => void) | undefined, isMain = false) => (
    <button
      type="button"
      class={isMain && press ? 'key go' : 'key'}
      data-do={what}
      aria-disabled={!press}
      onClick={press}
    >
      {label}
    </button>
  );
  if (isThrowing) {
    return (
      <HandKeys
        describer={describer}
        throwDown={(hand) => play({ kind: 'gabong', seat, hand })}
        keep={() => setThrowing(false)}
      />
    );
  }
  const slapped = offers.slap ? (card ?? topCard(state)) : undefined;
  const called = card ? cardIn(describer, card) : '…';
  return (
    <section class="acts-of stack" aria-label={fill(text.act, { name: describer.name(seat) })}>
      <h3>{fill(text.act, { name: describer.name(seat) })}</h3>
      {(offers.first || offers.lay || offers.slap) && (
        <CardKeys label={fill(text.act, { name: describer.name(seat) })} card={asked} choose={setAsked} />
      )}
      {card && effectOf(card) === 'name-suit' && (!offers.first || mayName) && (
        <NamedKeys label={cardText.said} named={named} choose={setNamed} />
      )}
      <div class="row act-keys">
        {offers.first && key('first', fill(text.turnsUp, { card: called }), card && (() => play(turnedUp(card))), true)}
        {offers.lay &&
          key(
            'lay',
            fill(text.lay, { card: called }),
            card && (() => play({ kind: 'lay', ...laid(card) })),
            offers.isDue,
          )}
        {slapped &&
          key('slap', fill(text.slap, { card: cardIn(describer, slapped) }), () =>
            play({ kind: 'slap', ...laid(slapped) }),
          )}
        {offers.draw &&
          key(
            'draw',
            offers.draw.why === 'kosetrekke' ? text.kosetrekke : fill(text.draw, { count: offers.draw.count }),
            () => play({ kind: 'draw', seat }),
          )}
        {offers.gabong && key('gabong', text.gabong, () => setThrowing(true))}
        {offers.ways.map((direction) =>
          key(`way-${direction}`, fill(text.says, { way: text.ways[direction] }), () =>
            play({ kind: 'direction', direction }),
          ),
        )}
        {offers.lay && (
          <button type="button" class="key" data-do="last" aria-pressed={isLast} onClick={() => setLast(!isLast)}>
            {text.isLast}
          </button>
        )}
      </div>
    </section>
  );
}

interface HandKeysProps {
  describer: Describer;
  throwDown: (hand: readonly Card[]) => void;
  /** There was no gabong after all. */
  keep: () => void;
}

/** A hand that is thrown down, card by card as it comes to lie (4.1). */
function HandKeys({ describer, throwDown, keep }: HandKeysProps) {
  const { words } = useGabong();
  const { deal: text } = words.checker;
  const [hand, setHand] = useState<readonly Card[]>([]);
  const [asked, setAsked] = useState<AskedCard>(NO_CARD);
  const choose = (next: AskedCard) => {
    const card = wholeCard(next);
    if (card) setHand([...hand, card]);
    setAsked(card ? NO_CARD : next);
  };
  return (
    <section class="acts-of stack" aria-label={text.handKeys}>
      <p class="hint">{text.handKeys}</p>
      <div class="thrown-hand flow tight" role="group">
        {hand.map((card, index) => (
          <button
            key={index}
            type="button"
            class="key"
            data-taken={index}
            aria-label={fill(text.takeOut, { card: cardIn(describer, card) })}
            onClick={() => setHand(hand.filter((_, at) => at !== index))}
          >
            <CardFace rank={card.rank} suit={card.suit} />
          </button>
        ))}
      </div>
      <CardKeys label={text.handKeys} card={asked} choose={choose} />
      <div class="row act-keys">
        <button
          type="button"
          class={hand.length > 0 ? 'key go' : 'key'}
          data-do="throw"
          aria-disabled={hand.length === 0}
          onClick={() => hand.length > 0 && throwDown(hand)}
        >
          {fill(text.throwDown, { count: hand.length })}
        </button>
        <button type="button" class="key" data-do="keep" onClick={keep}>
          {text.keep}
        </button>
      </div>
    </section>
  );
}
