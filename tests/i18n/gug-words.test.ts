import { describe, expect, test } from 'vitest';
import { fill } from '../../src/i18n/fill.ts';
import { GUG_EN, type GugWords } from '../../src/i18n/gug/en.ts';
import { GUG_NB } from '../../src/i18n/gug/nb.ts';
import { askedIn, expectFilled, templatesOf } from './templates.ts';

/** What each part of the words may ask for. */
const KNOWN: Readonly<Record<keyof GugWords, readonly string[]>> = {
  reasons: ['station', 'other', 'line', 'otherLine', 'count', 'eyes', 'places'],
  headlines: ['station', 'other', 'line', 'otherLine', 'count'],
  answers: ['station', 'count', 'step', 'why'],
  terms: [],
  panel: ['station', 'other', 'line', 'count', 'step', 'places', 'text', 'why', 'clause', 'board'],
  glossary: [],
};
const LANGS = [
  ['en', GUG_EN],
  ['nb', GUG_NB],
] as const satisfies readonly (readonly [string, GugWords])[];

describe.each(LANGS)('%s', (_lang, words) => {
  test.each(Object.keys(KNOWN) as (keyof GugWords)[])('%s asks for known names only', (part) => {
    for (const [, names] of askedIn({ [part]: words[part] }))
      expect(KNOWN[part]).toEqual(expect.arrayContaining([...names]));
  });

  test('no brace or choice is left when a template is filled', () => {
    expectFilled(words);
  });
});

test.each([
  { words: GUG_EN, count: 1, told: 'step 3 turns back at Warren Street, which has one dot.' },
  { words: GUG_EN, count: 0, told: 'step 3 turns back at Warren Street, which has no dots.' },
  { words: GUG_NB, count: 1, told: 'steg 3 snur på Warren Street, som har én prikk.' },
  { words: GUG_NB, count: 0, told: 'steg 3 snur på Warren Street, som har ingen prikker.' },
])('$told', ({ words, count, told }) => {
  const why = fill(words.headlines['return-few-dots'], { station: 'Warren Street', count });
  expect(fill(words.answers.atStep, { step: 3, why })).toBe(told);
});

test('both languages have the same keys and ask for the same names', () => {
  expect(askedIn(GUG_NB)).toEqual(askedIn(GUG_EN));
});

test('a sentence never reads the same in both languages', () => {
  const [english, norwegian] = [templatesOf(GUG_EN), templatesOf(GUG_NB)];
  const same = english.filter(
    ([, text], index) => text === norwegian[index]?.[1] && /[a-z]+ [a-z]+/.test(text.replaceAll(/\{[^}]*\}/g, '')),
  );
  expect(same).toEqual([]);
});

test('one language of the words is a small part of a page', () => {
  for (const [, words] of LANGS) expect(new TextEncoder().encode(JSON.stringify(words)).length).toBeLessThan(16 * 1024);
});
