import { expect, test } from 'vitest';
import { SETUP_EN } from '../../src/i18n/gug-game/en.ts';
import { SETUP_NB } from '../../src/i18n/gug-game/nb.ts';
import { askedIn, expectFilled } from '../i18n/templates.ts';

test('both languages ask for the same names', () => {
  expect(askedIn(SETUP_NB)).toEqual(askedIn(SETUP_EN));
});

test('no brace or choice is left when a template is filled', () => {
  expectFilled([SETUP_EN, SETUP_NB]);
});
