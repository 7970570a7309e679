import { sumOf } from '../../../games/gools/hand.ts';
import { fill } from '../../../i18n/fill.ts';
import { Die } from '../dice/Die.tsx';
import { useTable } from '../table.ts';
import { diceInWords } from '../told/teller.ts';

/** The dice of a turn that lie on the table, and what they come to so far. */
export function Lying({ dice }: { dice: readonly number[] }) {
  const { keep } = useTable().words.play;
  if (dice.length === 0) return null;
  return (
    <p class="gools-lying">
      <span>{keep.lying}</span>
      <span class="dice-seen">
        <span class="visually-hidden">{diceInWords(dice)}</span>
        {dice.map((eyes, index) => (
          <Die key={index} eyes={eyes} size={32} />
        ))}
      </span>
      <span class="soft">{fill(keep.sum, { sum: sumOf(dice) })}</span>
    </p>
  );
}
