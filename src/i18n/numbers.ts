import type { Lang } from './lang.ts';

const SIGNS = {
  en: { point: '.', group: ',', minus: '-', percent: '%' },
  nb: { point: ',', group: '\u00a0', minus: '\u2212', percent: '\u00a0%' },
} as const satisfies Readonly<Record<Lang, unknown>>;

/** Below this a number is none: JavaScript writes it with a power of ten. */
const LEAST = 1e-6;

/**
 * A number with the language's own separators, as `Intl.NumberFormat` has it, of which the first that is made takes a slow
 * phone 40 ms.
 *
 * @param digits - at most so many after the comma. @param least - and so many at least.
 */
export const numberOf = (value: number, lang: Lang, digits = 0, least = 0): string =>
  written(value, lang, { moved: 0, digits, least });

/** A share as a percentage, with so many digits after the comma. */
export const percentOf = (share: number, lang: Lang, digits = 0): string =>
  written(share, lang, { moved: 2, digits, least: digits }) + SIGNS[lang].percent;

interface Form {
  /** By so many places the point is moved first. */
  readonly moved: number;
  readonly digits: number;
  readonly least: number;
}

function written(value: number, lang: Lang, { moved, digits, least }: Form): string {
  const { point, group, minus } = SIGNS[lang];
  const size = Math.abs(value);
  // Moved by its digits: multiplied by ten, 1.45 would be a little less than 14.5.
  const rounded = size < LEAST ? 0 : Number(`${Math.round(Number(`${size}e${moved + digits}`))}e-${digits}`);
  const [whole = '', after = ''] = String(rounded).split('.');
  const rest = after.padEnd(least, '0');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return `${value < 0 && rounded > 0 ? minus : ''}${grouped}${rest === '' ? '' : point + rest}`;
}
