import { fill } from '../../../i18n/fill.ts';

/** Some names in one breath: Kari, Ola and Per. @param and - of `{some}` and the `{last}`. */
export function listed(names: readonly string[], and: string): string {
  const last = names.at(-1);
  if (last === undefined || names.length === 1) return last ?? '';
  return fill(and, { some: names.slice(0, -1).join(', '), last });
}
