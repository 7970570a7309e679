import type { GugState } from '../../../../games/gug/play-state.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** 15.1. */
const TIME_TO_FINISH = 15 * MINUTE;

/**
 * When the 15 minutes after the last finish are over, in milliseconds since 1970.
 *
 * @returns undefined when no such clock is running: nobody has finished, nobody is left to, or each plays alone (17.3).
 */
export function finishDeadline({ setup, phase, seats }: GugState): number | undefined {
  if (setup.variation === 'CSP' || phase !== 'play' || !seats.some(({ status }) => status.is === 'playing'))
    return undefined;
  const finishes = seats.flatMap(({ status }) => (status.is === 'finished' ? [status.at] : []));
  return finishes.length > 0 ? Math.max(...finishes) + TIME_TO_FINISH : undefined;
}

/** A length of time as on a stopwatch: `4:05`, `1:02:03`; less than nothing is nothing. */
export function clockFace(milliseconds: number): string {
  const time = Math.max(0, milliseconds);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes, seconds] = [time / HOUR, (time % HOUR) / MINUTE, (time % MINUTE) / SECOND].map(Math.floor) as [
    number,
    number,
    number,
  ];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
