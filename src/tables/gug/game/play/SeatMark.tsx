import { markerPath } from '../../../../map/marker.ts';
import type { Marker } from '../../../../games/gug/setup.ts';

/** A seat's sign: its shape in its colour. The name beside it says whose it is. */
export function SeatMark({ marker }: { marker: Marker }) {
  return (
    <svg class="seat-mark" data-marker={marker} viewBox="0 0 24 24" aria-hidden="true">
      <path d={markerPath(marker)} style={{ fill: `var(--marker-${marker}, var(--ink))` }} />
    </svg>
  );
}
