import { fill } from './fill.ts';
import type { Lang } from './lang.ts';

const WORDS = {
  en: { and: '{some} and {last}', or: '{some} or {last}' },
  nb: { and: '{some} og {last}', or: '{some} eller {last}' },
} as const satisfies Readonly<Record<Lang, unknown>>;

/** Some names in one breath: Kari, Ola and Per. @param and - of `{some}` and the `{last}`. */
export function listedBy(names: readonly string[], and: string): string {
  const last = names.at(-1);
  if (last === undefined || names.length === 1) return last ?? '';
  return fill(and, { some: names.slice(0, -1).join(', '), last });
}

/**
 * Some names as one: “A, B and C”. As `Intl.ListFormat` has it, of which the first that is made takes a slow phone 160 ms.
 *
 * @param by - what joins the last of them.
 */
export const listed = (names: readonly string[], lang: Lang, by: 'and' | 'or' = 'and'): string =>
  listedBy(names, WORDS[lang][by]);
