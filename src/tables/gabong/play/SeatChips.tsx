import { ChoiceKeys } from '../../shell/ChoiceKeys.tsx';
import { useTable } from '../table.ts';

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
    <ChoiceKeys items={seats} isChosen={(seat) => seat === chosen} label={label} choose={press} look="seat-choices">
      {(seat) => (
        <span>
          {seat === state.master && <b class="gm-mark">{words.board.master}</b>} {name(seat)}
        </span>
      )}
    </ChoiceKeys>
  );
}
