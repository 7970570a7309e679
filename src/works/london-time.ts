import { later } from '../games/shared/memo.ts';

const HOUR = 3_600_000;
/** Trains run past midnight: before this hour it is still the day before. */
const FIRST_HOUR = 4;

/** The first format that is made takes a slow phone 40 ms, so it waits for the first closure that is asked about. */
const clock = later(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** What London's clocks show, as milliseconds since 1970 by those clocks. */
function clockAt(at: number): number {
  const parts = new Map(
    clock()
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name)!;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** When London's clocks show so much: the moment itself, in milliseconds since 1970. */
export function momentOf(clock: number): number {
  const near = clock - (clockAt(clock) - clock);
  return clock - (clockAt(near) - near);
}

const DAY = /(\d{4})-(\d{2})-(\d{2})/;

/** The start of a day by London's clocks; undefined for what is no day. @param text - as 2026-11-21. */
export function clockOfDay(text: string): number | undefined {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  const clock = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // The thirtieth of February is another day, the year 26 is 1926, and something may stand before or after it.
  return new Date(clock).toISOString().startsWith(`${text}T`) ? clock : undefined;
}

export const isDay = (text: string): boolean => clockOfDay(text) !== undefined;

/** The day on which trains run in London at a moment, as 2026-11-21. */
export const dayAt = (at: number): string => new Date(clockAt(at) - FIRST_HOUR * HOUR).toISOString().slice(0, 10);

/** The day after one. */
export const dayAfter = (day: string): string =>
  new Date((clockOfDay(day) ?? 0) + 24 * HOUR).toISOString().slice(0, 10);

/** A time from one moment until another, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The day of trains: from four in the morning until four in the next. @param day - as 2026-11-21. */
export function trainsDay(day: string): Span {
  const clock = clockOfDay(day) ?? 0;
  return { from: momentOf(clock + FIRST_HOUR * HOUR), to: momentOf(clock + (24 + FIRST_HOUR) * HOUR) };
}

/** From noon until nearly midnight, when games are played: an end of 23:59 is the end of the day. */
export function playedHours(day: string): Span {
  const clock = clockOfDay(day) ?? 0;
  return { from: momentOf(clock + 12 * HOUR), to: momentOf(clock + 23.5 * HOUR) };
}
