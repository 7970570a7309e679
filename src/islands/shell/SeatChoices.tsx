import type { ComponentChildren } from 'preact';

interface SeatChoicesProps {
  seats: readonly number[];
  isChosen: (seat: number) => boolean;
  label: string;
  press: (seat: number) => void;
  /** Beside what all such keys look like. */
  look?: string;
  /** What stands on a player's key. */
  children: (seat: number) => ComponentChildren;
}

/** Players to be tapped, one key each. */
export function SeatChoices({ seats, isChosen, label, press, look = '', children }: SeatChoicesProps) {
  return (
    <div class={`table-choices ${look}`} role="group" aria-label={label}>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class="key"
          data-seat={seat}
          aria-pressed={isChosen(seat)}
          onClick={() => press(seat)}
        >
          {children(seat)}
        </button>
      ))}
    </div>
  );
}
