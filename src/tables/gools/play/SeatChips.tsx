import { ChoiceKeys } from '../../shell/ChoiceKeys.tsx';
import { useTable } from '../table.ts';

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
    <ChoiceKeys items={seats} isChosen={(seat) => chosen.includes(seat)} label={label} choose={press}>
      {name}
    </ChoiceKeys>
  );
}
