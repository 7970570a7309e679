import type { Measured } from '../../../../games/gug/events.ts';
import { clockStart, TIME_TO_FINISH } from '../../../../games/gug/play-finish.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import { isSprint, playing } from '../../../../games/gug/play-table.ts';
import type { GugGameWords } from '../../../../i18n/gug-game/en.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The running clock and the phone's may part by so much though nobody has set one: milliseconds. */
const TOLERANCE = 2 * SECOND;

/** What the page's running clock showed as this page played something, by the game and the game's time then. */
const shown = new Map<string, number>();

/** Remembers when something was played, by a clock that nobody can set. Called for what this page has just played itself. */
export function noteTime(game: string, { now }: GugState): void {
  // In a pause the game's time stands still: what was played last counts.
  shown.set(`${game} ${now}`, performance.now());
}

/** How long a moment of the game is ago. After a reload, and of what another phone has played, nobody knows. */
function measuredSince(game: string, at: number, { lag = 0 }: GugState): Measured {
  const then = shown.get(`${game} ${at}`);
  if (then === undefined) return { ms: 0, is: 'least' };
  const ms = Math.round(performance.now() - then);
  // Where the phone's clock has gone on for longer the page was asleep, or the clock was set.
  return { ms, is: Date.now() + lag - at <= ms + TOLERANCE ? 'exact' : 'least' };
}

/** How long it has been on the clock that decides now (15.1, 17.3), without what was paused; undefined where none runs. */
export function measuredNow(game: string, state: GugState): Measured | undefined {
  const from = clockStart(state);
  if (from === undefined) return undefined;
  const { pause } = state;
  if (!pause) return measuredSince(game, from, state);
  const before = measuredBefore(pause, from);
  if (pause.isOn) return before;
  const since = measuredSince(game, pause.at, state);
  const isExact = before.is === 'exact' && since.is === 'exact';
  return { ms: before.ms + since.ms, is: isExact ? 'exact' : 'least' };
}

/**
 * What the clock had come to by its pause, as the log has it. It was measured from the start that the clock had then: where
 * the times of the log say something else, an earlier play may have been corrected since, and nobody knows.
 */
function measuredBefore({ at, measured }: NonNullable<GugState['pause']>, from: number): Measured {
  if (!measured || measured.ms > at - from + TOLERANCE) return { ms: 0, is: 'least' };
  return measured.ms < at - from - TOLERANCE ? { ...measured, is: 'least' } : measured;
}

/** The game's time now: in a pause it stands still. */
const gameTime = ({ pause, now, lag = 0 }: GugState): number => (pause?.isOn ? now : Date.now() + lag);

/** How long the one at the board in a sprint has played, as far as is known: milliseconds; undefined where nobody does. */
export function sprintTime(game: string, state: GugState): number | undefined {
  const start = isSprint(state.setup) ? clockStart(state) : undefined;
  const measured = start === undefined ? undefined : measuredNow(game, state);
  if (start === undefined || !measured) return undefined;
  const { ms, is } = measured;
  return is === 'exact' ? ms : Math.max(ms, gameTime(state) - start);
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
  const last = finishClock(state);
  const measured = last === undefined ? undefined : measuredNow(game, state);
  if (last === undefined || !measured) return undefined;
  const isSure = measured.is === 'exact' || measured.ms >= TIME_TO_FINISH;
  return { left: TIME_TO_FINISH - (isSure ? measured.ms : gameTime(state) - last), isSure };
}

/** What a clock that stands still shows, and what that is called. */
export function stillClock(game: string, state: GugState, words: GugGameWords['play']['clock']) {
  const time = timeLeft(game, state);
  if (!time) return { label: words.sprint, face: clockFace(sprintTime(game, state) ?? 0) };
  return { label: time.isSure ? words.finish : words.unsure, face: clockFace(wholeSeconds(time.left)) };
}

/** A second that has begun is still left. */
export const wholeSeconds = (ms: number): number => Math.ceil(ms / SECOND) * SECOND;

/** Whether more than all of the time seems to be left: the phone's clock is wrong. */
export const isAbsurd = ({ left, isSure }: TimeLeft): boolean => !isSure && left > TIME_TO_FINISH;

/**
 * When the 15 minutes after the last finish began, in the game's time.
 *
 * @returns undefined when no such clock is running: nobody has finished, nobody is left to, or each plays alone (17.3).
 */
export function finishClock(state: GugState): number | undefined {
  return isSprint(state.setup) || playing(state).length === 0 ? undefined : clockStart(state);
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
