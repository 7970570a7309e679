import type { Marker } from '../../../../games/gug/setup.ts';
import { SeatMark } from '../play/SeatMark.tsx';

/** A seat's sign, with a small arrow that says it can be opened. */
export function SeatSign({ marker, isOpen }: { marker: Marker; isOpen: boolean }) {
  return (
    <>
      <SeatMark marker={marker} />
      <svg class="icon seat-arrow" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isOpen ? 'm5 15 7-7 7 7' : 'm5 9 7 7 7-7'} />
      </svg>
    </>
  );
}
