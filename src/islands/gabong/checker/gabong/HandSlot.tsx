import type { Rank } from '../../../../games/gabong/cards.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { rankName } from '../../cards/card-words.ts';
import { useGabong } from '../../table.ts';

interface HandSlotProps {
  id: string;
  label: string;
  cards: readonly Rank[];
  /** Whether the keys below are for it. */
  isOpen: boolean;
  open: () => void;
}

/** Cards whose suits do not matter, as they come to lie; pressing it lets the keys change them. */
export function HandSlot({ id, label, cards, isOpen, open }: HandSlotProps) {
  const { words } = useGabong();
  return (
    <button type="button" class="card-slot" data-slot={id} aria-pressed={isOpen} onClick={open}>
      <span>
        {label} {cards.length === 0 && <small>{words.checker.card.none}</small>}
        <span class="visually-hidden">{cards.map((rank) => rankName(rank, words.cards, 'long')).join(', ')}</span>
      </span>
      <span class="fanned">
        {cards.map((rank, index) => (
          <CardFace key={index} rank={rank} />
        ))}
      </span>
    </button>
  );
}
