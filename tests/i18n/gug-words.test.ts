import { describe, expect, test } from 'vitest';
import { fill } from '../../src/i18n/fill.ts';
import { GUG_EN, type GugWords } from '../../src/i18n/gug/en.ts';
import { GUG_NB } from '../../src/i18n/gug/nb.ts';

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

interface Template {
  readonly path: string;
  readonly text: string;
}

/** All strings of a group, with the keys that lead to each. */
function templatesOf(group: object, path = ''): readonly Template[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [{ path: `${path}${key}`, text: value }]
      : templatesOf(value as object, `${path}${key}.`),
  );
}

/** The names that filling a template asks for. */
function namesOf(template: string): readonly string[] {
  const names = new Set<string>();
  const asked = new Proxy<Record<string, number>>({}, { get: (_, name) => (names.add(String(name)), 2) });
  fill(template, asked);
  return [...names].toSorted();
}

describe.each(LANGS)('%s', (_lang, words) => {
  test.each(Object.keys(KNOWN) as (keyof GugWords)[])('%s asks for known names only', (part) => {
    for (const { text } of templatesOf({ [part]: words[part] }))
      expect(KNOWN[part]).toEqual(expect.arrayContaining([...namesOf(text)]));
  });

  test('no brace or choice is left when a template is filled', () => {
    const any = new Proxy<Record<string, number>>({}, { get: () => 2 });
    for (const { text } of templatesOf(words)) expect(fill(text, any)).not.toMatch(/[{}|#]|^\s|\s$|\s\s|^$/);
  });
});

test.each([
  { words: GUG_EN, count: 1, told: 'Not legal: step 3 turns back at Warren Street, which has one dot.' },
  { words: GUG_EN, count: 0, told: 'Not legal: step 3 turns back at Warren Street, which has no dots.' },
  { words: GUG_NB, count: 1, told: 'Ikke lov: steg 3 snur på Warren Street, som har én prikk.' },
  { words: GUG_NB, count: 0, told: 'Ikke lov: steg 3 snur på Warren Street, som har ingen prikker.' },
])('$told', ({ words, count, told }) => {
  const why = fill(words.headlines['return-few-dots'], { station: 'Warren Street', count });
  expect(fill(words.answers.illegal, { step: 3, why })).toBe(told);
});

test('both languages have the same keys and ask for the same names', () => {
  const asked = (words: GugWords) => templatesOf(words).map(({ path, text }) => ({ path, names: namesOf(text) }));
  expect(asked(GUG_NB)).toEqual(asked(GUG_EN));
});

test('a sentence never reads the same in both languages', () => {
  const [english, norwegian] = [templatesOf(GUG_EN), templatesOf(GUG_NB)];
  const same = english.filter(
    ({ text }, index) => text === norwegian[index]?.text && /[a-z]+ [a-z]+/.test(text.replaceAll(/\{[^}]*\}/g, '')),
  );
  expect(same).toEqual([]);
});

test('one language of the words is a small part of a page', () => {
  for (const [, words] of LANGS) expect(new TextEncoder().encode(JSON.stringify(words)).length).toBeLessThan(16 * 1024);
});
