import { describe, expect, test } from 'vitest';
import { fill } from '../../src/i18n/fill.ts';

const DOTS = '{station} has {count|no dots|one dot|# dots}.';

test.each([
  { template: 'You stop.', data: {}, filled: 'You stop.' },
  { template: 'From {other} to {station}.', data: { other: 'Oval', station: 'Bank' }, filled: 'From Oval to Bank.' },
  { template: '{count} {count|sip|sips}', data: { count: 1 }, filled: '1 sip' },
  { template: '{count} {count|sip|sips}', data: { count: 8 }, filled: '8 sips' },
  { template: '{count|# sip|# sips}', data: { count: 0 }, filled: '0 sips' },
  { template: DOTS, data: { station: 'Oval', count: 0 }, filled: 'Oval has no dots.' },
  { template: DOTS, data: { station: 'Warren Street', count: 1 }, filled: 'Warren Street has one dot.' },
  { template: DOTS, data: { station: 'Bank', count: 3 }, filled: 'Bank has 3 dots.' },
  { template: 'en {eyes#ener|toer|treer}', data: { eyes: 1 }, filled: 'en ener' },
  { template: 'en {eyes#ener|toer|treer}', data: { eyes: 3 }, filled: 'en treer' },
  { template: 'en {eyes#ener|toer|treer}', data: { eyes: 4 }, filled: 'en 4' },
  { template: '{count|point|points}{count|| left}', data: { count: 1 }, filled: 'point' },
])('fills $template: $filled', ({ template, data, filled }) => {
  expect(fill(template, data)).toBe(filled);
});

test('both languages have the same plural forms', () => {
  const [english, norwegian] = ['en', 'nb'].map((lang) => new Intl.PluralRules(lang));
  for (let count = 0; count <= 200; count++) expect(norwegian!.select(count)).toBe(english!.select(count));
});

describe('what a value holds is left as it is', () => {
  test.each(['{station}', '$&', '# | {'])('%s', (text) => {
    expect(fill('“{text}”', { text })).toBe(`“${text}”`);
  });
});

test('a name without a value is a bug', () => {
  expect(() => fill('At {station}.', { other: 'Oval' })).toThrow(RangeError);
});

test('a choice without a number is a bug', () => {
  expect(() => fill('{count|dot|dots}', { count: 'two' })).toThrow(RangeError);
});
