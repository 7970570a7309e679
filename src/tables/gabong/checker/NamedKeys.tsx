import type { Rank } from '../../../games/gabong/cards.ts';
import { NAMED_SUITS, type NamedSuit, type Suit, SUITS } from '../../../games/gabong/check-card.ts';
import { RANKS } from '../../../games/gabong/match-setup.ts';
import type { AskedCard } from '../../../storage/checked-deal.ts';
import { SUIT_PATHS } from '../../../rulebooks/pictures/suits.ts';
import { rankName, suitName } from '../cards/card-words.ts';
import { useGabong } from '../table.ts';

interface NamedKeysProps {
  label: string;
  /** Whether the answer above asks the same, in large. */
  isAsked?: boolean;
  /** Undefined: nothing was said yet. */
  named: NamedSuit | null | undefined;
  choose: (named: NamedSuit | null) => void;
}

/** The suit that was said for an eight, or none (11.8). */
export function NamedKeys({ label, isAsked = false, named, choose }: NamedKeysProps) {
  const { words } = useGabong();
  return (
    <fieldset class="named-keys flow tight">
      <legend class={isAsked ? 'visually-hidden' : undefined}>{label}</legend>
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
  label: string;
  choose: (card: AskedCard) => void;
}

/** One card, by its rank and then its suit. */
export function CardKeys({ card, label, choose }: CardKeysProps) {
  const { words } = useGabong();
  const { keys } = words.checker.card;
  const rankKey = (rank: Rank) => (
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
  );
  return (
    <div class="card-keys stack tight" role="group" aria-label={label}>
      <div class="card-ranks" role="group" aria-label={keys.ranks}>
        {RANKS.map(rankKey)}
      </div>
      <div class="card-suits" role="group" aria-label={keys.suits}>
        {SUITS.map((suit) => (
          <button
            key={suit}
            type="button"
            class="rank-key card"
            data-suit={suit}
            aria-pressed={card.suit === suit}
            aria-label={suitName(suit, words.cards)}
            onClick={() => choose({ ...card, suit })}
          >
            <SuitSign suit={suit} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** The symbol of a suit; its name stands beside it, or is that of its key. */
function SuitSign({ suit }: { suit: Suit }) {
  return (
    <svg class="suit-sign" data-red={suit === 'H' || suit === 'D'} viewBox="0 0 12 12" aria-hidden="true">
      <path d={SUIT_PATHS[suit]} />
    </svg>
  );
}
