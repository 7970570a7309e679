import { expect, test } from 'vitest';
import { dateOf, timeOf, whenOf } from '../../src/i18n/dates.ts';
import { LANGS, type Lang } from '../../src/i18n/lang.ts';

const locale = (lang: Lang) => (lang === 'en' ? 'en-GB' : 'nb-NO');

/** A day of each month, and each hour of a day. */
const MOMENTS = [
  ...Array.from({ length: 12 }, (_, month) => new Date(2026, month, 3 + month, 9, month).getTime()),
  ...Array.from({ length: 24 }, (_, hour) => new Date(2025, 11, 31, hour, 59).getTime()),
];

test.each(LANGS)('days and times in %s are what the browser writes', (lang) => {
  const [time, date, when] = [
    { hour: '2-digit', minute: '2-digit' },
    { dateStyle: 'medium' },
    { dateStyle: 'medium', timeStyle: 'short' },
  ].map((options) => new Intl.DateTimeFormat(locale(lang), options as Intl.DateTimeFormatOptions));
  for (const at of MOMENTS) {
    expect(timeOf(at)).toBe(time!.format(at));
    expect(dateOf(at, lang)).toBe(date!.format(at));
    expect(whenOf(at, lang)).toBe(when!.format(at));
  }
});
