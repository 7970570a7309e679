import type { Rank } from '../../../games/gabong/cards.ts';
import { fill } from '../../../i18n/fill.ts';
import { useGabong } from '../table.ts';
import { rankName } from './card-words.ts';
import { useLongPress } from './use-long-press.ts';

interface RankKeyProps {
  rank: Rank;
  /** So many of it there are. */
  count: number;
  /** Whether a tap does nothing more; it is heard all the same. */
  isIdle: boolean;
  tap: () => void;
  /** Takes one out; none where there is none to take. */
  remove: (() => void) | undefined;
}

/** A rank as a key, with how many of it there are; a finger that stays takes one out, and so do − and Backspace. */
export function RankKey({ rank, count, isIdle, tap, remove }: RankKeyProps) {
  const { words } = useGabong();
  const long = useLongPress(remove);
  const name = rankName(rank, words.cards, 'long');
  const sign = rankName(rank, words.cards);
  return (
    <button
      type="button"
      class="rank-key"
      data-rank={rank}
      data-count={count}
      aria-disabled={isIdle}
      {...long}
      onClick={tap}
      onKeyDown={(event) => {
        if (!remove || !['-', 'Backspace', 'Delete'].includes(event.key)) return;
        event.preventDefault();
        remove();
      }}
    >
      <span class="visually-hidden">{fill(words.cards.keys.held, { rank: name, count })}</span>
      <span class="rank-sign" aria-hidden="true">
        {sign}
      </span>
      {sign !== `${rank}` && <small aria-hidden="true">{name}</small>}
      {count > 0 && (
        <span class="rank-count" aria-hidden="true">
          ×{count}
        </span>
      )}
    </button>
  );
}
