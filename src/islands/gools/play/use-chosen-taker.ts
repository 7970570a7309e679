import { useState } from 'preact/hooks';
import { momentOf } from '../moment.ts';
import { useTable } from '../table.ts';
import { seatOf, takersOf } from './now.ts';
import type { Taker } from './taker-context.ts';

/** The choice of somebody else holds for one throw: it is gone once that is played, or the one before taken back. */
export function useChosenTaker(): Taker {
  const { fold, state, due } = useTable();
  const [chosen, choose] = useState<{ readonly seat: number; readonly moment: string }>();
  const moment = momentOf(fold.steps);
  const expected = seatOf(due);
  const seats = takersOf(due, state);
  const isChosen = chosen?.moment === moment && seats.includes(chosen.seat);
  return {
    seat: isChosen ? chosen.seat : expected,
    expected,
    seats,
    choose: (seat) => choose({ seat, moment }),
  };
}
