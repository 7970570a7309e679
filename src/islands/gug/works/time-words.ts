import { fill } from '../../../i18n/fill.ts';
import type { WorksWords } from '../../../i18n/gug-works/words.ts';
import type { Lang } from '../../../i18n/lang.ts';
import type { When } from '../../../works/findings.ts';
import { clockOfDay, type Span } from '../../../works/london-time.ts';

const LOCALES: Readonly<Record<Lang, string>> = { en: 'en-GB', nb: 'nb-NO' };

/** A day in words, as Saturday 21 November. @param day - as 2026-11-21. */
export const dayInWords = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    clockOfDay(day) ?? 0,
  );

const AGES = [
  { unit: 'day', size: 86_400_000 },
  { unit: 'hour', size: 3_600_000 },
  { unit: 'minute', size: 60_000 },
] as const;

/** How long ago something was, as 2 hours ago. @param age - milliseconds. */
export function ageInWords(age: number, lang: Lang): string {
  const words = new Intl.RelativeTimeFormat(LOCALES[lang], { numeric: 'auto' });
  const found = AGES.find(({ size }) => age >= size);
  return found ? words.format(-Math.floor(age / found.size), found.unit) : words.format(0, 'second');
}

/** When something holds, by London's clocks. */
export function timesInWords(spans: readonly Span[], when: When, text: WorksWords, lang: Lang): string {
  if (when === 'unknown') return text.undated;
  const format = new Intl.DateTimeFormat(LOCALES[lang], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
  });
  const times = spans.map(({ from, to }) => format.formatRange(from, to)).join('; ');
  return fill(when === 'part' ? text.sometimes : text.times, { times });
}
