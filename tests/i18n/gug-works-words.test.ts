import { expect, test } from 'vitest';
import { fill } from '../../src/i18n/fill.ts';
import { WORKS_EN } from '../../src/i18n/gug-works/en.ts';
import { WORKS_NB } from '../../src/i18n/gug-works/nb.ts';

/** All strings of a group, each with what filling it asks for. */
const askedBy = (group: object): readonly (readonly [text: string, names: readonly string[]])[] =>
  Object.values(group).flatMap((value: unknown) => {
    if (typeof value !== 'string') return askedBy(value as object);
    const names = new Set<string>();
    fill(value, new Proxy<Record<string, number>>({}, { get: (_, name) => (names.add(String(name)), 2) }));
    // English counts the lines, Norwegian needs no word for them.
    return [[value, [...names].filter((name) => name !== 'count').toSorted()] as const];
  });

test('both languages ask for the same, and never say the same', () => {
  const [english, norwegian] = [askedBy(WORKS_EN), askedBy(WORKS_NB)];
  expect(norwegian.map(([, names]) => names)).toEqual(english.map(([, names]) => names));
  const same = english.filter(
    ([text], at) => text === norwegian[at]?.[0] && /[a-z]{3}/i.test(text.replaceAll(/\{[^}]*\}/g, '')),
  );
  expect(same).toEqual([]);
});

test('nothing of a template is left when it is filled', () => {
  const any = new Proxy<Record<string, number>>({}, { get: () => 2 });
  for (const [text] of [...askedBy(WORKS_EN), ...askedBy(WORKS_NB)]) {
    expect(fill(text, any)).not.toMatch(/[{}|#]|^\s|\s$|\s\s|^$/);
  }
});
