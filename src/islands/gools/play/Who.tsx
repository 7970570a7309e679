import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table.ts';
import { SeatChips } from './SeatChips.tsx';
import { useTaker } from './taker-context.ts';

/** Lets somebody else take the dice: folded up, as it is rare in a round and one tap between rounds. */
export function Who() {
  const { words, name } = useTable();
  const { seat, expected, seats, choose } = useTaker();
  const [isOpen, setOpen] = useState(false);
  const { who } = words.play;
  if (seat === undefined || seats.length < 2) return null;
  return (
    <>
      <button type="button" class="key" data-do="who" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {seat === expected ? who.other : fill(who.chosen, { name: name(seat) })}
      </button>
      {isOpen && (
        <SeatChips
          seats={seats}
          chosen={[seat]}
          label={who.next}
          press={(one) => {
            choose(one);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
