import type { Lang } from './lang.ts';

/*
 * Dates and times as the browser's own `Intl.DateTimeFormat` writes them, in British English and Norwegian. The first such
 * format that is made takes a slow phone 40 ms, within the tap that shows a list.
 */

const MONTHS: Readonly<Record<Lang, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  nb: ['jan.', 'feb.', 'mars', 'apr.', 'mai', 'juni', 'juli', 'aug.', 'sep.', 'okt.', 'nov.', 'des.'],
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The time of day, as 21:04. @param at - milliseconds since 1970. */
export function timeOf(at: number): string {
  const time = new Date(at);
  return `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

/** The day, as 21 Nov 2026. @param at - milliseconds since 1970. */
export function dateOf(at: number, lang: Lang): string {
  const time = new Date(at);
  return `${time.getDate()}${lang === 'nb' ? '.' : ''} ${MONTHS[lang][time.getMonth()]} ${time.getFullYear()}`;
}

/** Day and time of day. @param at - milliseconds since 1970. */
export const whenOf = (at: number, lang: Lang): string => `${dateOf(at, lang)}, ${timeOf(at)}`;
