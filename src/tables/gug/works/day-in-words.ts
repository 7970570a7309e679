import type { Lang } from '../../../i18n/lang.ts';
import { clockOfDay } from '../../../works/london-time.ts';

export const LOCALES: Readonly<Record<Lang, string>> = { en: 'en-GB', nb: 'nb-NO' };

/** A day in words, as Saturday 21 November. @param day - as 2026-11-21. */
export const dayInWords = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    clockOfDay(day) ?? 0,
  );
