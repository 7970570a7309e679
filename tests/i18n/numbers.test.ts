import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/lang.ts';
import { numberOf, percentOf } from '../../src/i18n/numbers.ts';

const VALUES = [0, 1, 7, 33, 999, 1000, 12_345, 1_234_567, 0.04, 0.05, 0.5, 1.005, 1.25, 1.45, 9.95, 99.96, 999.96];

test.each(LANGS.flatMap((lang) => [0, 1, 3].map((digits) => ({ lang, digits }))))(
  'numbers in $lang with at most $digits digits after the comma are what the browser writes',
  ({ lang, digits }) => {
    const format = new Intl.NumberFormat(lang, { maximumFractionDigits: digits });
    for (const value of VALUES) expect(numberOf(value, lang, digits)).toBe(format.format(value));
    for (const value of VALUES.filter((each) => each >= 0.5)) {
      expect(numberOf(-value, lang, digits)).toBe(format.format(-value));
    }
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.constantFrom(1, 10, 100, 1000, 10_000), (value, parts) => {
        expect(numberOf(value / parts, lang, digits)).toBe(format.format(value / parts));
      }),
    );
  },
);

test.each(LANGS.flatMap((lang) => [0, 1, 2].map((digits) => ({ lang, digits }))))(
  'numbers and percentages in $lang with $digits digits after the comma are what the browser writes',
  ({ lang, digits }) => {
    const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const [plain, percent] = [
      new Intl.NumberFormat(lang, places),
      new Intl.NumberFormat(lang, { style: 'percent', ...places }),
    ];
    const wide = new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits + 1 });
    const same = (value: number) => {
      expect(numberOf(value, lang, digits, digits)).toBe(plain.format(value));
      expect(numberOf(value, lang, digits + 1, digits)).toBe(wide.format(value));
      expect(percentOf(value, lang, digits)).toBe(percent.format(value));
    };
    for (const value of [...VALUES, 0.001, 0.999, 0.145, 1 / 3]) same(value);
    fc.assert(fc.property(fc.integer({ min: 0, max: 10 ** 6 }), (parts) => same(parts / 10 ** 6)));
  },
);
