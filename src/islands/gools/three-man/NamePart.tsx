import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table.ts';
import { Plate } from './Plate.tsx';
import { RoundTable } from './RoundTable.tsx';
import { TableKey } from './TableKey.tsx';

/** 6.5: whoever has ended a point 6 on a 6 taps somebody else. */
export function NamePart() {
  const { words, state, due, name, play } = useTable();
  const text = words.threeMan.name;
  const [seat] = due.flatMap((one) => (one.kind === 'name' ? [one.seat] : []));
  if (seat === undefined) return null;
  return (
    <section class="three-man" aria-labelledby="mini-heading">
      <h4 class="due">{fill(text.due, { name: name(seat) })}</h4>
      <RoundTable
        label={words.threeMan.ring}
        ring={state.ring}
        seat={(one) =>
          one === seat ? (
            <Plate seat={one} />
          ) : (
            <TableKey
              label={fill(text.pick, { name: name(one) })}
              press={() => play({ kind: 'name', seat, threeMan: one })}
            >
              <Plate seat={one} />
            </TableKey>
          )
        }
      />
    </section>
  );
}
