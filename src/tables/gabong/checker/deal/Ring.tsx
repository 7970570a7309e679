import type { Card, NamedSuit } from '../../../../games/gabong/check-card.ts';
import type { Direction } from '../../../../games/gabong/ring.ts';
import { fill } from '../../../../i18n/fill.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { cardName, suitName } from '../../cards/card-words.ts';
import { useGabong } from '../../table.ts';
import type { SeatMark } from './seat-marks.ts';

/** A place on the ring: from its middle, so many times half its width to the right, and half its height down. */
interface RingPlace {
  readonly right: number;
  readonly down: number;
}

/** How many rows of names the ring has: the first seat on top, the others two by two. */
export const rowsOf = (players: number): number => Math.floor(players / 2) + 1;

/**
 * Where a seat is on the ring, the first on top and the next to the right of it. Rows are equally far apart, which
 * leaves room for names where a circle has them close together.
 */
export function ringPlace(players: number, seat: number): RingPlace {
  const isRight = seat <= players / 2;
  const row = isRight ? seat : players - seat;
  const down = (4 * row) / players - 1;
  const right = Math.sqrt(Math.max(0, 1 - down * down));
  return { right: isRight ? right : -right, down };
}

interface RingProps {
  players: readonly string[];
  marks: (seat: number) => readonly SeatMark[];
  direction: Direction | null;
  /** What lies in the middle. */
  card: Card | undefined;
  /** The suit that was said for an eight in the middle; null: none. */
  named?: NamedSuit | null;
  /** Whose things are offered below. */
  chosen: number | undefined;
  choose: (seat: number) => void;
  /** Turns the direction round, where it is still to be said. */
  turnRound: (() => void) | undefined;
}

/** A name of so many letters stands in one line. */
const SHORT = 12;

/** The players around the pile, and which way play goes. Tapping a name says who does something. */
export function Ring({ players, marks, direction, card, named = null, chosen, choose, turnRound }: RingProps) {
  const { words } = useGabong();
  const { deal } = words.checker;
  const count = players.length;
  const way = deal.ways[direction ?? 'none'];
  const arrow = (
    <>
      <svg class="ring-arrow" data-way={direction ?? 'none'} viewBox="0 0 48 48" aria-hidden="true">
        {direction === null ? (
          <path d="M24 6a18 18 0 1 1 0 36 18 18 0 0 1 0-36" stroke-dasharray="5 6" />
        ) : (
          <path d="M9 33a18 18 0 1 1 30 0M31 31l8 3 2.5-8.5" />
        )}
      </svg>
      <span>{way}</span>
    </>
  );
  return (
    <div
      class="ring"
      style={`--rows: ${rowsOf(count)}`}
      data-long={players.some((name) => name.length > SHORT)}
      role="group"
      aria-label={deal.ring}
    >
      <span class="ring-line" aria-hidden="true" />
      <ol>
        {players.map((name, seat) => {
          const { right, down } = ringPlace(count, seat);
          const marked = marks(seat).map((mark) => deal.marks[mark]);
          return (
            <li key={seat} style={`--right: ${right}; --down: ${down}`}>
              <button
                type="button"
                class="ring-seat card"
                data-seat={seat}
                data-turn={marks(seat).includes('turn')}
                aria-pressed={seat === chosen}
                onClick={() => choose(seat)}
              >
                <span class="ring-name clamp">{name}</span>
                {marked.length > 0 && <small>{marked.join(' · ')}</small>}
              </button>
            </li>
          );
        })}
      </ol>
      <div class="ring-middle stack tight">
        {card && (
          <>
            <CardFace rank={card.rank} suit={card.suit} />
            <span class="visually-hidden">{cardName(card, words.cards)}</span>
            {named !== null && <strong>{fill(deal.named, { suit: suitName(named, words.cards) })}</strong>}
          </>
        )}
        {turnRound ? (
          <button
            type="button"
            class="ring-way key"
            data-do="turn-round"
            aria-label={fill(deal.turnRound, { way })}
            onClick={turnRound}
          >
            {arrow}
          </button>
        ) : (
          <p class="ring-way">{arrow}</p>
        )}
      </div>
    </div>
  );
}
