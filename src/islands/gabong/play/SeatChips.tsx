import { useTable } from '../table-context.ts';

interface SeatChipsProps {
  seats: readonly number[];
  chosen: number | undefined;
  label: string;
  press: (seat: number) => void;
}

/** Players of the round to be tapped, one key each; the GM is marked. */
export function SeatChips({ seats, chosen, label, press }: SeatChipsProps) {
  const { words, state, name } = useTable();
  return (
    <div class="table-choices seat-choices" role="group" aria-label={label}>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class="key"
          data-seat={seat}
          aria-pressed={seat === chosen}
          onClick={() => press(seat)}
        >
          <span>
            {seat === state.master && <b class="gm-mark">{words.board.master}</b>} {name(seat)}
          </span>
        </button>
      ))}
    </div>
  );
}
