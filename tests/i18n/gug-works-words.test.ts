import { expect, test } from 'vitest';
import { WORKS_EN } from '../../src/i18n/gug-works/en.ts';
import { WORKS_NB } from '../../src/i18n/gug-works/nb.ts';
import { askedIn, expectFilled, templatesOf } from './templates.ts';

/** What each template asks for. English counts the lines, Norwegian needs no word for them. */
const askedBy = (group: object) => askedIn(group).map(([, names]) => names.filter((name) => name !== 'count'));

test('both languages ask for the same, and never say the same', () => {
  expect(askedBy(WORKS_NB)).toEqual(askedBy(WORKS_EN));
  const [english, norwegian] = [templatesOf(WORKS_EN), templatesOf(WORKS_NB)];
  const same = english.filter(
    ([, text], at) => text === norwegian[at]?.[1] && /[a-z]{3}/i.test(text.replaceAll(/\{[^}]*\}/g, '')),
  );
  expect(same).toEqual([]);
});

test('nothing of a template is left when it is filled', () => {
  expectFilled([WORKS_EN, WORKS_NB]);
});
