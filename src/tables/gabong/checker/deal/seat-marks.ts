import { checkDue } from '../../../../games/gabong/check-due.ts';
import type { CheckState } from '../../../../games/gabong/check-state.ts';

/** What is to be seen of a player in the ring. */
export type SeatMark = 'master' | 'turn' | 'laid' | 'six' | 'race' | 'gabong' | 'out';

/** The marks of a seat, in one order. @param state - undefined before the sequence begins. */
export function marksOf(state: CheckState | undefined, master: number, seat: number): readonly SeatMark[] {
  const marks: readonly (SeatMark | false)[] = [seat === master && 'master', ...(state ? playMarks(state, seat) : [])];
  return marks.filter((mark) => mark !== false);
}

function playMarks(state: CheckState, seat: number): readonly (SeatMark | false)[] {
  const { stage, pile } = state;
  const due = checkDue(state);
  const has = (kind: 'turn' | 'six') => due.some((one) => one.kind === kind && one.seat === seat);
  const races = due.some((one) => one.kind === 'race' && one.seats.includes(seat));
  return [
    has('turn') && 'turn',
    has('six') && 'six',
    races && 'race',
    pile.at(-1)?.by === seat && 'laid',
    stage.is === 'gabong' && stage.gabongs.some((one) => one.seat === seat) && 'gabong',
    stage.is === 'over' && stage.seat === seat && 'out',
  ];
}
