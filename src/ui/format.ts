import type { Lang } from '../i18n/lang.ts';

const LOCALES: Readonly<Record<Lang, string>> = { en: 'en-GB', nb: 'nb-NO' };

/** The time of day, as 21:04. @param at - milliseconds since 1970. */
export const timeOf = (at: number, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { hour: '2-digit', minute: '2-digit' }).format(at);

/** @param at - milliseconds since 1970. */
export const dayOf = (at: number, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'medium' }).format(at);

/** With one digit after the comma, where there is one. */
export const numberOf = (value: number, lang: Lang): string =>
  new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 1 }).format(value);

/**
 * A reading in words; itself where there is no such reading: a file from elsewhere may name one, and any word is a key
 * of every object.
 */
export const readingWords = (options: Readonly<Record<string, string>>, option: string): string =>
  (Object.hasOwn(options, option) ? options[option] : undefined) ?? option;
