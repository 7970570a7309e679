import { expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/lang.ts';
import { listed } from '../../src/i18n/listed.ts';

const NAMES = ['Ada', 'Bo', 'Cato', 'Dina', 'Eva'];
const KINDS = [
  { by: 'and', type: 'conjunction' },
  { by: 'or', type: 'disjunction' },
] as const;

test.each(LANGS.flatMap((lang) => KINDS.map((kind) => ({ lang, ...kind }))))(
  'names joined by “$by” in $lang are what the browser’s own lists say',
  ({ lang, by, type }) => {
    const format = new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type });
    for (let count = 0; count <= NAMES.length; count += 1) {
      const names = NAMES.slice(0, count);
      expect(listed(names, lang, by)).toBe(format.format(names));
    }
  },
);

test('names are joined by “and” where nothing else is said', () => {
  expect(listed(['Ada', 'Bo'], 'nb')).toBe('Ada og Bo');
});
