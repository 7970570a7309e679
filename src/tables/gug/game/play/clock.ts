import type { Measured } from '../../../../games/gug/events.ts';
import { lastFinish, TIME_TO_FINISH } from '../../../../games/gug/play-finish.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import { isSprint, playing } from '../../../../games/gug/play-table.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The running clock and the phone's may part by so much though nobody has set one: milliseconds. */
const TOLERANCE = 2 * SECOND;

/** What the page's running clock showed as this page played something, by the game and the game's time then. */
const shown = new Map<string, number>();

/** Remembers when something was played, by a clock that nobody can set. Called for what this page has just played itself. */
export function noteTime(game: string, { now }: GugState): void {
  const key = `${game} ${now}`;
  if (!shown.has(key)) shown.set(key, performance.now());
}

/** How long a moment of the game is ago. After a reload, and of what another phone has played, nobody knows. */
function measuredSince(game: string, at: number, { lag = 0 }: GugState): Measured {
  const then = shown.get(`${game} ${at}`);
  if (then === undefined) return { ms: 0, is: 'least' };
  const ms = Math.round(performance.now() - then);
  // Where the phone's clock has gone on for longer the page was asleep, or the clock was set.
  return { ms, is: Date.now() + lag - at <= ms + TOLERANCE ? 'exact' : 'least' };
}

/** How long it has been on the clock that decides now (15.1, 17.3); undefined where none runs. */
export function measuredNow(game: string, state: GugState): Measured | undefined {
  const from = isSprint(state.setup) ? sprintStart(state) : timedFrom(state);
  return from === undefined ? undefined : measuredSince(game, from, state);
}

/** When whoever is at the board in a sprint rolled first, in the game's time. */
function sprintStart({ turn, seats }: GugState): number | undefined {
  const own = turn ? seats[turn.seat] : undefined;
  return own?.status.is === 'playing' ? (own.startedAt ?? undefined) : undefined;
}

/** How long the one at the board in a sprint has played, as far as is known: milliseconds; undefined where nobody does. */
export function sprintTime(game: string, state: GugState): number | undefined {
  const start = isSprint(state.setup) ? sprintStart(state) : undefined;
  if (start === undefined) return undefined;
  const { ms, is } = measuredSince(game, start, state);
  return is === 'exact' ? ms : Math.max(ms, Date.now() + (state.lag ?? 0) - start);
}

/** What is left of the 15 minutes. */
export interface TimeLeft {
  /** Milliseconds; less than none where they are over. */
  readonly left: number;
  /** Whether that was measured. Otherwise it is only what the phone's clock says, which may have been set. */
  readonly isSure: boolean;
}

/** What is left of the 15 minutes after the last finish (15.1); undefined where no such clock runs. */
export function timeLeft(game: string, state: GugState): TimeLeft | undefined {
  const deadline = finishDeadline(state);
  const measured = deadline === undefined ? undefined : measuredNow(game, state);
  if (deadline === undefined || !measured) return undefined;
  const isSure = measured.is === 'exact' || measured.ms >= TIME_TO_FINISH;
  return { left: isSure ? TIME_TO_FINISH - measured.ms : deadline - Date.now(), isSure };
}

/** Whether more than all of the time seems to be left: the phone's clock is wrong. */
export const isAbsurd = ({ left, isSure }: TimeLeft): boolean => !isSure && left > TIME_TO_FINISH;

/** When the finish was by which those who still play are timed, in the game's time; undefined where no such clock runs. */
function timedFrom(state: GugState): number | undefined {
  const isTimed = state.phase === 'play' && !isSprint(state.setup) && playing(state).length > 0;
  return isTimed ? lastFinish(state) : undefined;
}

/**
 * When the 15 minutes after the last finish are over by the phone's clock, in milliseconds since 1970.
 *
 * @returns undefined when no such clock is running: nobody has finished, nobody is left to, or each plays alone (17.3).
 */
export function finishDeadline(state: GugState): number | undefined {
  const last = timedFrom(state);
  return last === undefined ? undefined : last + TIME_TO_FINISH - (state.lag ?? 0);
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
