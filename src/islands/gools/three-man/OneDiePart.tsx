import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { Die } from '../dice/Die.tsx';
import { DiceKeys } from '../dice/DiceKeys.tsx';
import { useTable } from '../table-context.ts';
import { TableKey } from './TableKey.tsx';

/** 6.4: each of those who would be the Three Man throws one die, in whatever order. */
export function OneDiePart() {
  const { words, state, due, name, play } = useTable();
  const [chosen, choose] = useState<number>();
  const { stage } = state;
  if (stage.is !== 'one-die') return null;
  const text = words.threeMan.oneDie;
  const open = due.flatMap((one) => (one.kind === 'one-die' ? [one.seat] : []));
  const seat = open.find((one) => one === chosen) ?? open[0]!;
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
                {eyes === undefined ? text.notThrown : fill(words.table.dice.eyes, { eyes })}
              </span>
            </span>
          );
          return (
            <li key={one}>
              {open.includes(one) && one !== seat ? (
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
          count={1}
          words={words.table.dice}
          say={([eyes = 0], by) => {
            // In the next throw for it, it is the first one’s turn again.
            choose(undefined);
            play({ kind: 'one-die', seat, eyes, by });
          }}
        />
      </div>
    </section>
  );
}
