import { useTable } from '../table-context.ts';

interface SeatChipsProps {
  seats: readonly number[];
  chosen: readonly number[];
  label: string;
  press: (seat: number) => void;
}

/** Players to be tapped, one key each. */
export function SeatChips({ seats, chosen, label, press }: SeatChipsProps) {
  const { name } = useTable();
  return (
    <div class="table-choices" role="group" aria-label={label}>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class="key"
          data-seat={seat}
          aria-pressed={chosen.includes(seat)}
          onClick={() => press(seat)}
        >
          {name(seat)}
        </button>
      ))}
    </div>
  );
}
