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

/** A template filled with nothing, with one and with two of everything. */
export const filledWays = (template: string): readonly string[] =>
  [0, 1, 2].map((count) => fill(template, new Proxy<Record<string, number>>({}, { get: () => count })));

/** A brace, a choice or a blank at an end that is left where a template was filled. */
export const LEFT_OVER = /[{}|#]|^\s|\s$|\s\s|^$/;
