import type { ComponentChildren } from 'preact';
import type { Ring, Way } from '../../../games/three-man/ring.ts';

interface RoundTableProps {
  label: string;
  ring: Ring;
  /** Which way the dice go; undefined where they go nowhere. */
  way?: Way | undefined;
  /** What stands at a seat. */
  seat: (seat: number) => ComponentChildren;
  /** What lies in the middle of the table. */
  children?: ComponentChildren;
}

/** Everybody around the table, clockwise: down its right side and up its left. */
export function RoundTable({ label, ring, way, seat, children }: RoundTableProps) {
  const half = Math.ceil(ring.length / 2);
  const side = (seats: Ring) => seats.map((one) => <li key={one}>{seat(one)}</li>);
  return (
    <div class="round-table" role="group" aria-label={label}>
      <ol class="column tight side right">{side(ring.slice(0, half))}</ol>
      <div class="table-top" data-way={way}>
        {way && <Arrow end="top" />}
        {children}
        {way && <Arrow end="bottom" />}
      </div>
      <ol class="column tight side left" start={half + 1}>
        {side(ring.slice(half))}
      </ol>
    </div>
  );
}

/** Follows the edge of the table around its end, clockwise; a style sheet turns it over for the other way. */
function Arrow({ end }: { end: 'top' | 'bottom' }) {
  return (
    <svg class={`way-arrow ${end}`} viewBox="0 0 64 24" width="64" height="24" aria-hidden="true">
      <path class="shaft" d="M6 20C14 5 44 3 55 15" />
      <path class="head" d="M60 22 57.5 8.5 48 17.5Z" />
    </svg>
  );
}
