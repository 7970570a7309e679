import type { ComponentChildren } from 'preact';
import { fill } from '../../../i18n/fill.ts';
import { Die } from '../dice/Die.tsx';
import { longestWord } from '../../../games/shared/names.ts';
import { useTable } from '../table.ts';
import type { Hit } from './last.ts';

/** Letters of a word for which a plate has room at full size. */
const LONG_WORD = 11;

interface PlateProps {
  seat: number;
  isThreeMan?: boolean;
  /** Whether the table waits for this player's dice. */
  isUp?: boolean;
  hit?: Hit | undefined;
  /** What else is seen there. */
  children?: ComponentChildren;
}

/** A player's place at the table, with all that the last throw has done to it. */
export function Plate({ seat, isThreeMan = false, isUp = false, hit, children }: PlateProps) {
  const { words, name } = useTable();
  const { signs } = words.threeMan;
  return (
    <span
      class="plate card stack"
      data-seat={seat}
      data-three-man={isThreeMan}
      data-up={isUp}
      data-hit={hit !== undefined}
    >
      <span class="plate-name" data-long={longestWord(name(seat)) > LONG_WORD}>
        {name(seat)}
      </span>
      <span class="plate-signs flow">
        {isThreeMan && (
          <span class="seat-sign three">
            <Die eyes={3} size={16} />
            {signs.threeMan}
          </span>
        )}
        {isUp && <span class="seat-sign up">{signs.throws}</span>}
        {hit && hit.drink > 0 && (
          <span class="seat-sign hit">
            <Caps count={hit.drink} />
            {fill(signs.drinks, { count: hit.drink })}
          </span>
        )}
        {hit && hit.shot > 0 && <span class="seat-sign hit">{fill(signs.shot, { count: hit.shot })}</span>}
        {children}
      </span>
    </span>
  );
}

/** So many bottle caps have room at a seat. */
const CAPS_MOST = 5;

/** Drinks as bottle caps beside the words for them; of more than have room, one cap. */
function Caps({ count }: { count: number }) {
  return (
    <span class="seat-caps" aria-hidden="true">
      {Array.from({ length: count > CAPS_MOST ? 1 : count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
