import type { Suit } from '../../../games/gabong/check-card.ts';
import { SUIT_PATHS } from '../../../rulebooks/pictures/suits.ts';
import { useGabong } from '../table.ts';
import { rankName } from './card-words.ts';

interface CardFaceProps {
  rank: number;
  /** Without it, a card of that rank whatever its suit. */
  suit?: Suit;
}

/** A card: its rank large, and the symbol of its suit: a letter would be that of a rank too. What it lies on says its name. */
export function CardFace({ rank, suit }: CardFaceProps) {
  const { words } = useGabong();
  const sign = rankName(rank, words.cards);
  const isRed = suit === 'H' || suit === 'D';
  return (
    <svg class="card-face" viewBox="0 0 40 48" data-red={isRed} aria-hidden="true">
      <rect x="1" y="1" width="38" height="46" rx="5" />
      <text class="card-rank" x="20" y={suit ? 24 : 33} data-wide={sign.length > 1}>
        {sign}
      </text>
      {suit && <path d={SUIT_PATHS[suit]} transform="translate(12 28) scale(1.35)" />}
    </svg>
  );
}
