import { fill } from '../../../i18n/fill.ts';
import { Die } from '../dice/Die.tsx';
import { useTable } from '../table.ts';

interface DiceRowProps {
  label: string;
  dice: readonly number[];
  /** Which of them are chosen, by their place. */
  chosen: readonly number[];
  toggle: (at: number) => void;
}

/** Dice that lie there, to be tapped: chosen ones are filled and stand on a line. */
export function DiceRow({ label, dice, chosen, toggle }: DiceRowProps) {
  const { dice: words, play } = useTable().words;
  return (
    <div class="dice-row" role="group" aria-label={label} data-taps="each">
      {dice.map((eyes, at) => (
        <button
          key={at}
          type="button"
          class="dice-pick bare"
          data-eyes={eyes}
          aria-pressed={chosen.includes(at)}
          aria-label={fill(play.keep.pick, { eyes: fill(words.eyes, { eyes }) })}
          onClick={() => toggle(at)}
        >
          <Die eyes={eyes} size={56} />
        </button>
      ))}
    </div>
  );
}
