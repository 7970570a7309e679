import { expect, test } from 'vitest';
import { fill } from '../../src/i18n/fill.ts';

/** All strings of a group by the keys that lead to each. */
export function templatesOf(group: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : templatesOf(value as object, `${path}${key}.`),
  );
}

/** The names that filling a template asks for. */
export function namesOf(template: string): readonly string[] {
  const names = new Set<string>();
  const asked = new Proxy<Record<string, number>>({}, { get: (_, name) => (names.add(String(name)), 2) });
  fill(template, asked);
  return [...names].toSorted();
}

/** All strings of a group by their keys, each as the names that filling it asks for. */
export const askedIn = (group: object): readonly (readonly [path: string, names: readonly string[]])[] =>
  templatesOf(group).map(([path, text]) => [path, namesOf(text)]);

/** A template filled with nothing, with one and with two of everything. */
const filledWays = (template: string): readonly string[] =>
  [0, 1, 2].map((count) => fill(template, new Proxy<Record<string, number>>({}, { get: () => count })));

/** A brace, a choice or a blank at an end that is left where a template was filled. */
const LEFT_OVER = /[{}|#]|^\s|\s$|\s\s|^$/;

/** Expects that nothing of a group's templates is left when they are filled. */
export function expectFilled(group: object): void {
  for (const [, text] of templatesOf(group))
    for (const filled of filledWays(text)) expect(filled).not.toMatch(LEFT_OVER);
}

/** Tests that all templates ask for the same in both languages, and that nothing of them is left when they are filled. */
export function testTemplates(english: object, norwegian: object): void {
  const asked = new Map(askedIn(norwegian));

  test.each(askedIn(english))('%s asks for the same in both languages', (path, names) => {
    expect(asked.get(path)).toEqual(names);
  });

  test.each([...templatesOf(english), ...templatesOf(norwegian)])(
    '%s leaves no brace or choice when it is filled',
    (_, text) => {
      for (const filled of filledWays(text)) expect(filled).not.toMatch(LEFT_OVER);
    },
  );
}
