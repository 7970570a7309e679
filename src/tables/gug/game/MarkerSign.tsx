import type { Marker, GugSetup } from '../../../games/gug/setup.ts';
import { markerLetter, markerPath } from '../../../map/marker.ts';
import { lettersOf } from './icons.ts';

interface MarkerSignProps {
  marker: Marker;
  letter: string;
}

/** A player's icon as it stands on the map: a shape in its colour with a letter in it. The name beside it says whose it is. */
export function MarkerSign({ marker, letter }: MarkerSignProps) {
  const { y, size } = markerLetter(marker);
  return (
    <svg class="marker-sign" data-marker={marker} viewBox="0 0 24 24" aria-hidden="true">
      <path d={markerPath(marker)} style={{ fill: `var(--marker-${marker})` }} />
      <text x="12" y={y} font-size={size}>
        {letter}
      </text>
    </svg>
  );
}

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

/** A seat's sign: its shape in its colour. The name beside it says whose it is. */
export function SeatMark({ marker }: { marker: Marker }) {
  return (
    <svg class="seat-mark" data-marker={marker} viewBox="0 0 24 24" aria-hidden="true">
      <path d={markerPath(marker)} style={{ fill: `var(--marker-${marker}, var(--ink))` }} />
    </svg>
  );
}
