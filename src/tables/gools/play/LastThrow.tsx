import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table.ts';
import { DiceRow } from './DiceRow.tsx';
import { toggled } from './now.ts';

interface LastThrowProps {
  seat: number;
  /** The five of the turn. */
  dice: readonly number[];
  /** Which of them were said to be, by their places, where it is corrected. */
  from?: readonly number[];
  again: () => void;
  say: (last: readonly number[]) => unknown;
}

/** Which of the five the last throw held: a 6 among them makes the Three Man (6.3). */
export function LastThrow({ seat, dice, from = [], again, say }: LastThrowProps) {
  const { words, name } = useTable();
  const { quick } = words.play;
  const [chosen, choose] = useState<readonly number[]>(from);
  const count = chosen.length;
  const question = fill(quick.last, { name: name(seat) });
  return (
    <>
      <p class="hint">{question}</p>
      <DiceRow label={question} dice={dice} chosen={chosen} toggle={(at) => choose(toggled(chosen, at))} />
      <div class="acts">
        <button
          type="button"
          class="key go"
          data-do="enter"
          data-none={count === 0}
          onClick={() => say(chosen.map((at) => dice[at]!))}
        >
          {count === 0 ? quick.none : fill(quick.some, { count })}
        </button>
        <button type="button" class="key" onClick={again}>
          {quick.again}
        </button>
      </div>
    </>
  );
}
