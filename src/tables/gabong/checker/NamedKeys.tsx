import { NAMED_SUITS, type NamedSuit, type Suit, SUITS } from '../../../games/gabong/check-card.ts';
import { RANKS } from '../../../games/gabong/match-setup.ts';
import type { AskedCard } from '../../../storage/checked-deal.ts';
import { SUIT_PATHS } from '../../../rulebooks/pictures/suits.ts';
import { rankName, suitName } from '../cards/card-words.ts';
import { useGabong } from '../table.ts';

interface NamedKeysProps {
  label: string;
  /** Whether what is asked stands elsewhere. */
  isSaid?: boolean;
  /** Undefined: nothing was said yet. */
  named: NamedSuit | null | undefined;
  choose: (named: NamedSuit | null) => void;
}

/** The suit that was said for an eight, or none (11.8): in the place of the ranks. */
export function NamedKeys({ label, isSaid = false, named, choose }: NamedKeysProps) {
  const { words } = useGabong();
  return (
    <fieldset class="named-keys">
      <legend class={isSaid ? 'visually-hidden' : undefined}>{label}</legend>
      {NAMED_SUITS.map((suit) => (
        <button
          key={suit}
          type="button"
          class="key"
          data-named={suit}
          aria-pressed={named === suit}
          onClick={() => choose(suit)}
        >
          {suit !== 'tens' && <SuitSign suit={suit} />}
          {suitName(suit, words.cards)}
        </button>
      ))}
      <button type="button" class="key" data-named="none" aria-pressed={named === null} onClick={() => choose(null)}>
        {words.checker.card.own}
      </button>
    </fieldset>
  );
}

interface CardKeysProps {
  /** What of the card was tapped so far. */
  card: AskedCard;
  choose: (card: AskedCard) => void;
}

/** The ranks of a card, in as few rows as fingers allow. @param props.label - which card it is. */
export function CardRanks({ label, card, choose }: CardKeysProps & { label: string }) {
  const { words } = useGabong();
  return (
    <div class="card-ranks rank-keys stack tight" role="group" aria-label={label}>
      {RANKS.map((rank) => (
        <button
          key={rank}
          type="button"
          class="rank-key card"
          data-rank={rank}
          data-count={card.rank === rank ? 1 : 0}
          aria-pressed={card.rank === rank}
          onClick={() => choose({ ...card, rank })}
        >
          <span class="visually-hidden">{rankName(rank, words.cards, 'long')}</span>
          <span class="rank-sign" aria-hidden="true">
            {rankName(rank, words.cards)}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Its suits, in the row of undo. */
export function CardSuits({ card, choose }: CardKeysProps) {
  const { words } = useGabong();
  return (
    <div class="card-suits" role="group" aria-label={words.checker.card.suits}>
      {SUITS.map((suit) => (
        <button
          key={suit}
          type="button"
          class="key"
          data-suit={suit}
          aria-label={suitName(suit, words.cards)}
          aria-pressed={card.suit === suit}
          onClick={() => choose({ ...card, suit })}
        >
          <SuitSign suit={suit} />
        </button>
      ))}
    </div>
  );
}

/** The symbol of a suit; its name stands beside it, or is that of its key. */
export function SuitSign({ suit }: { suit: Suit }) {
  return (
    <svg class="suit-sign" data-red={suit === 'H' || suit === 'D'} viewBox="0 0 12 12" aria-hidden="true">
      <path d={SUIT_PATHS[suit]} />
    </svg>
  );
}
