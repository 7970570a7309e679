import type { GoolsState } from '../../../games/gools/play-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { listed, type Teller } from './teller.ts';

export type TablePour = GoolsState['pours'][number];

/** Who takes it: names, or everybody of the table, but for one perhaps. */
export function drinkersOf(teller: Teller, { to }: TablePour, ring: readonly number[]): string {
  const { drink } = teller.words.play;
  const spared = ring.filter((seat) => !to.includes(seat));
  if (to.length > 1 && spared.length === 0) return drink.everybody;
  const [only] = spared;
  return to.length > 2 && spared.length === 1 && only !== undefined
    ? fill(drink.allBut, { name: teller.name(only) })
    : listed(teller, to);
}

/** What each of them takes: one drink, a shot. */
export const takenIn = ({ words }: Teller, { of, count }: TablePour): string => fill(words.play.drink[of], { count });

/** Why they take it, in a few words. */
export function whyOf({ words, name }: Teller, { clause, from }: TablePour): string {
  const known: Partial<Record<TablePour['clause'], string>> = words.told.why;
  return fill(known[clause] ?? '', { name: from === null ? '' : name(from) });
}
