import type { Marker } from '../../../games/gug/setup.ts';
import { markerLetter, markerPath } from '../../../map/marker.ts';

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
