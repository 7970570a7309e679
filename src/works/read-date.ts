import { clockOfDay, momentOf } from './london-time.ts';

const DATE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const FIRST_YEAR = '2000';
const [MINUTE, DAY] = [60_000, 86_400_000];

/**
 * A moment as TfL writes it, by London's clocks where no zone is named; a day alone begins or ends there. Years long
 * past stand for no date at all.
 *
 * @returns milliseconds since 1970, or undefined for what is no date.
 */
export function readDate(text: unknown, end: 'from' | 'to'): number | undefined {
  if (typeof text !== 'string') return undefined;
  const [, day = '', hours, minutes = '0', seconds = '0', zone] = DATE.exec(text) ?? [];
  const start = clockOfDay(day);
  if (start === undefined || day < FIRST_YEAR) return undefined;
  if (hours === undefined) return momentOf(end === 'from' ? start : start + DAY);
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const clock = start + Number(hours) * 60 * MINUTE + Number(minutes) * MINUTE + Number(seconds) * 1000;
  if (zone === undefined) return momentOf(clock);
  const ahead = zone === 'Z' ? 0 : minutesOf(zone);
  return ahead === undefined ? undefined : clock - ahead * MINUTE;
}

/** Minutes before Greenwich. @param zone - as +01:00 or -0130. */
function minutesOf(zone: string): number | undefined {
  const digits = zone.replaceAll(/\D/g, '');
  const [hours, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  if (hours > 14 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
