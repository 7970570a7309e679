import { expect, test } from 'vitest';
import { fill } from '../../src/i18n/fill.ts';
import { LOG_EN } from '../../src/i18n/log/en.ts';
import { LOG_NB } from '../../src/i18n/log/nb.ts';

/** All strings of a group by the keys that lead to each. */
function templatesOf(group: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : templatesOf(value as object, `${path}${key}.`),
  );
}

/** The names that filling a template asks for. */
function namesOf(template: string): readonly string[] {
  const names = new Set<string>();
  const asked = new Proxy<Record<string, number>>({}, { get: (_, name) => (names.add(String(name)), 2) });
  fill(template, asked);
  return [...names].toSorted();
}

const norwegian = new Map(templatesOf(LOG_NB));

test.each(templatesOf(LOG_EN))('%s asks for the same in both languages', (path, english) => {
  expect(namesOf(norwegian.get(path)!)).toEqual(namesOf(english));
});

test.each([...templatesOf(LOG_EN), ...templatesOf(LOG_NB)])(
  '%s leaves no brace or choice when it is filled',
  (_, text) => {
    for (const count of [0, 1, 2]) {
      const any = new Proxy<Record<string, number>>({}, { get: () => count });
      expect(fill(text, any)).not.toMatch(/[{}|#]|^\s|\s$|\s\s|^$/);
    }
  },
);
