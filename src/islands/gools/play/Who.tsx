import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table-context.ts';
import { SeatChips } from './SeatChips.tsx';

interface WhoProps {
  /** Who throws now, and who is expected to. */
  seat: number;
  suggested: number;
  /** All who can be chosen. */
  seats: readonly number[];
  choose: (seat: number) => void;
}

/** Somebody else takes the dice: folded up, as it is rare in a round and one tap between rounds. */
export function Who({ seat, suggested, seats, choose }: WhoProps) {
  const { words, name } = useTable();
  const [isOpen, setOpen] = useState(false);
  const { who } = words.table.play;
  return (
    <>
      <button type="button" class="key" data-do="who" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {seat === suggested ? who.other : fill(who.chosen, { name: name(seat) })}
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
