import { useState } from 'preact/hooks';
import type { Card } from '../../../../games/gabong/check-card.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { AskedCard } from '../../../../log/checked-deal.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { useGabong } from '../../table.ts';
import { NO_CARD, wholeCard } from '../card/asked.ts';
import { CardKeys } from '../CardKeys.tsx';
import { cardIn, type Teller } from '../checker-context.ts';

interface HandKeysProps {
  teller: Teller;
  throwDown: (hand: readonly Card[]) => void;
  /** There was no gabong after all. */
  keep: () => void;
}

/** A hand that is thrown down, card by card as it comes to lie (4.1). */
export function HandKeys({ teller, throwDown, keep }: HandKeysProps) {
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
    <section class="acts-of" aria-label={text.handKeys}>
      <p class="hint">{text.handKeys}</p>
      <div class="thrown-hand" role="group">
        {hand.map((card, index) => (
          <button
            key={index}
            type="button"
            class="key"
            data-taken={index}
            aria-label={fill(text.takeOut, { card: cardIn(teller, card) })}
            onClick={() => setHand(hand.toSpliced(index, 1))}
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
