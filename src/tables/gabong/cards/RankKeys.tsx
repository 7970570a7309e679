import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Rank } from '../../../games/gabong/cards.ts';
import { RANKS } from '../../../games/gabong/match-setup.ts';
import { fill } from '../../../i18n/fill.ts';
import { useGabong } from '../table.ts';
import { rankName } from './card-words.ts';

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
    <div class="rank-keys stack tight" role="group" aria-label={label} data-taps="each" data-taking={isTaking}>
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
        class="rank-key card"
        data-do="take-out"
        aria-label={keys.takeOut}
        aria-pressed={isTaking}
        aria-disabled={isEmpty}
        onClick={() => setTakesOut(!isEmpty && !isTaking)}
      >
        <span class="rank-sign" aria-hidden="true">
          −
        </span>
        <small aria-hidden="true">{keys.takeOutShort}</small>
      </button>
      {children}
      <p class="rank-hint" role="status">
        {isTaking && keys.which}
      </p>
    </div>
  );
}

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
function RankKey({ rank, count, isIdle, tap, remove }: RankKeyProps) {
  const { words } = useGabong();
  const long = useLongPress(remove);
  const name = rankName(rank, words.cards, 'long');
  const sign = rankName(rank, words.cards);
  return (
    <button
      type="button"
      class="rank-key card"
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

/** As long as a browser waits before it opens its own menu, or a little less. */
const LONG_MS = 450;
/** A finger that moves farther than this scrolls. */
const SLIP_PX = 12;

/** Hears a finger that stays; the click that follows it counts as none. */
function useLongPress(press: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const from = useRef({ x: 0, y: 0 });
  const wasLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onPointerDown(event: PointerEvent) {
      stop();
      wasLong.current = false;
      if (!press || event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        wasLong.current = true;
        press();
      }, LONG_MS);
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = from.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP_PX) stop();
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    /** The browser's menu would take the finger away. */
    onContextMenu(event: Event) {
      if (press) event.preventDefault();
    },
    onClickCapture(event: Event) {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
