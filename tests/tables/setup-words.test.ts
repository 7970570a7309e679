import { expect, test } from 'vitest';
import { fill } from '../../src/i18n/fill.ts';
import { SETUP_EN } from '../../src/i18n/gug-game/en.ts';
import { SETUP_NB } from '../../src/i18n/gug-game/nb.ts';

const templatesOf = (group: object, path = ''): readonly { path: string; text: string }[] =>
  Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [{ path: `${path}${key}`, text: value }]
      : templatesOf(value as object, `${path}${key}.`),
  );

function namesOf(template: string): readonly string[] {
  const names = new Set<string>();
  fill(template, new Proxy<Record<string, number>>({}, { get: (_, name) => (names.add(String(name)), 2) }));
  return [...names].toSorted();
}

test('both languages ask for the same names', () => {
  const asked = (words: object) => templatesOf(words).map(({ path, text }) => ({ path, names: namesOf(text) }));
  expect(asked(SETUP_NB)).toEqual(asked(SETUP_EN));
});

test('no brace or choice is left when a template is filled', () => {
  const any = new Proxy<Record<string, number>>({}, { get: () => 2 });
  for (const { text } of templatesOf([SETUP_EN, SETUP_NB])) {
    expect(fill(text, any)).not.toMatch(/[{}|#]|^\s|\s$|\s\s|^$/);
  }
});
