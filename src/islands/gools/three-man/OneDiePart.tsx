import { fill } from '../../../i18n/fill.ts';
import { Die } from '../dice/Die.tsx';
import { DiceKeys } from '../dice/DiceKeys.tsx';
import { momentOf } from '../moment.ts';
import { useTaker } from '../play/taker-context.ts';
import { useTable } from '../table.ts';
import { TableKey } from './TableKey.tsx';

/** 6.4: each of those who would be the Three Man throws one die, in whatever order. */
export function OneDiePart() {
  const { words, fold, state, name, play } = useTable();
  const { seat, seats, choose } = useTaker();
  const { stage } = state;
  if (stage.is !== 'one-die' || seat === undefined) return null;
  const text = words.threeMan.oneDie;
  return (
    <section class="three-man" aria-labelledby="mini-heading">
      <ul class="candidates">
        {stage.among.map((one) => {
          const eyes = stage.thrown.find((each) => each.seat === one)?.dice[0];
          const row = (
            <span class="plate" data-seat={one} data-up={one === seat}>
              <span class="plate-name">{name(one)}</span>
              <Die eyes={eyes ?? 0} size={32} />
              <span class="visually-hidden">
                {eyes === undefined ? text.notThrown : fill(words.dice.eyes, { eyes })}
              </span>
            </span>
          );
          return (
            <li key={one}>
              {seats.includes(one) && one !== seat ? (
                <TableKey label={fill(text.choose, { name: name(one) })} press={() => choose(one)}>
                  {row}
                </TableKey>
              ) : (
                row
              )}
            </li>
          );
        })}
      </ul>
      <h4 class="due">{fill(text.throws, { name: name(seat) })}</h4>
      <div class="mini-act">
        <DiceKeys
          key={`${momentOf(fold.steps)} ${seat}`}
          count={1}
          words={words.dice}
          say={([eyes = 0], by) => play({ kind: 'one-die', seat, eyes, by })}
        />
      </div>
    </section>
  );
}
