import { fill } from '../i18n/fill.ts';
import type { Lang } from '../i18n/lang.ts';
import type { LogWords } from '../i18n/log/en.ts';
import { numberOf } from '../i18n/numbers.ts';

/** The seconds that are over, as the clock of a table shows them. */
export const wholeSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** @param milliseconds - 0 or more. */
export function durationOf(milliseconds: number, { durations }: LogWords): string {
  const all = wholeSeconds(milliseconds);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return fill(hours > 0 ? durations.hours : durations.minutes, { hours, minutes, seconds });
}

const UNITS = [
  { unit: 'GB', size: 1e9 },
  { unit: 'MB', size: 1e6 },
  { unit: 'kB', size: 1e3 },
] as const;

/** Bytes in the unit that keeps the number short. */
export function bytesOf(bytes: number, lang: Lang): string {
  const { unit, size } = UNITS.find((each) => bytes >= each.size) ?? UNITS[2];
  return `${numberOf(bytes / size, lang, 1)} ${unit}`;
}
