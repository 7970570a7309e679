import { Die } from '../dice/Die.tsx';
import { useTable } from '../table.ts';
import { numbersIn } from './numbers.ts';

/** Some dice in a row, the lowest first; said as numbers to who cannot see them. */
export function DiceLine({ dice, size }: { dice: readonly number[]; size: number }) {
  const { lang } = useTable();
  const inOrder = dice.toSorted((one, other) => one - other);
  return (
    <span class="dice-line" role="img" aria-label={numbersIn(lang).dice(inOrder)}>
      {inOrder.map((eyes, index) => (
        <Die key={index} eyes={eyes} size={size} />
      ))}
    </span>
  );
}
