import { useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Rank } from '../../../games/gabong/cards.ts';
import { RANKS } from '../../../games/gabong/match-setup.ts';
import { useGabong } from '../table.ts';
import { RankKey } from './RankKey.tsx';

interface RankKeysProps {
  /** So many of a rank there are. */
  counts: (rank: Rank) => number;
  /** So many of it there may be; a tap beyond that is heard, so that somebody can say why nothing comes of it. */
  most: (rank: Rank) => number;
  tap: (rank: Rank) => void;
  remove: (rank: Rank) => void;
  label: string;
  /** A further key, beside the last rank. */
  children?: ComponentChildren;
}

/**
 * Thirteen big keys for cards whose suits do not matter: a tap adds one of the rank. A key with a minus lets the next
 * tap take one out, as does a finger that stays on a rank.
 */
export function RankKeys({ counts, most, tap, remove, label, children }: RankKeysProps) {
  const { words } = useGabong();
  const { keys } = words.cards;
  const [takesOut, setTakesOut] = useState(false);
  const isEmpty = RANKS.every((rank) => counts(rank) === 0);
  const isTaking = takesOut && !isEmpty;
  return (
    <div class="rank-keys" role="group" aria-label={label} data-taps="each" data-taking={isTaking}>
      {RANKS.map((rank) => {
        const count = counts(rank);
        const out = count > 0 ? () => remove(rank) : undefined;
        return (
          <RankKey
            key={rank}
            rank={rank}
            count={count}
            isIdle={isTaking ? count === 0 : count >= most(rank)}
            tap={() => {
              setTakesOut(false);
              if (isTaking) out?.();
              else tap(rank);
            }}
            remove={out}
          />
        );
      })}
      <button
        type="button"
        class="rank-key"
        data-do="take-out"
        aria-label={keys.takeOut}
        aria-pressed={isTaking}
        aria-disabled={isEmpty}
        onClick={() => setTakesOut(!isEmpty && !isTaking)}
      >
        <span class="rank-sign">−</span>
      </button>
      {children}
      <p class="rank-hint" role="status">
        {isTaking && keys.which}
      </p>
    </div>
  );
}
