import type { GugSetup } from '../../../../games/gug/setup.ts';
import { lettersOf } from '../icons.ts';
import { MarkerSign } from '../MarkerSign.tsx';

interface SeatSignsProps {
  setup: GugSetup;
  seat: number;
}

/** A seat's icons as they stand on the map: two in Double Up Team. */
export function SeatSigns({ setup, seat }: SeatSignsProps) {
  const found = setup.seats[seat];
  if (!found) return null;
  return (
    <span class="seat-signs">
      {lettersOf(found, setup.variation).map((letter) => (
        <MarkerSign key={letter} marker={found.marker} letter={letter} />
      ))}
    </span>
  );
}
