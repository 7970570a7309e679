import type { AskedCard } from '../../../log/checked-deal.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { cardName, rankName, suitName } from '../cards/card-words.ts';
import { useGabong } from '../table.ts';

interface CardSlotProps {
  id: string;
  label: string;
  card: AskedCard;
  /** Whether the keys below are for it. */
  isOpen: boolean;
  open: () => void;
}

/** Where a card lies that is asked about; pressing it lets the keys choose it. */
export function CardSlot({ id, label, card, isOpen, open }: CardSlotProps) {
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
    <button type="button" class="card-slot" data-slot={id} aria-pressed={isOpen} onClick={open}>
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
