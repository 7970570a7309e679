import type { End } from '../../games/gug/moves.ts';
import { groupBy } from '../../games/shared/group.ts';

/** Why an end stands among the best. */
export type Why = 'there' | 'drop' | 'cheapest' | 'leicester';

/** So many of the best are drops, and so many cards there are at most. */
const DROPS = 3;
const MOST_CARDS = 5;

const rank = ({ drop, sips, changes }: End): number => (drop === 'yes' ? -1000 : 0) + sips * 10 + changes;
const cost = ({ sips, changes }: End): number => sips * 10 + changes;

/** The best way to end at each station: with a drop where one can be had, then with the fewest sips. */
export function bestEnds(ends: readonly End[]): readonly End[] {
  return [...groupBy(ends, ({ at }) => at).values()]
    .map((group) => [...group].sort((one, other) => rank(one) - rank(other))[0]!)
    .sort((one, other) => rank(one) - rank(other));
}

/**
 * The few that a table most often wants: drops first, then the cheapest, and Leicester Square, where everybody drinks (16.4).
 *
 * @param leicester - undefined where nobody would toss there.
 */
export function cardsOf(
  best: readonly End[],
  leicester: string | undefined,
): readonly { readonly end: End; readonly why: Why }[] {
  const drops = best.filter(({ drop }) => drop === 'yes').slice(0, DROPS);
  const others = best.filter((end) => !drops.includes(end));
  const square = others.filter(({ at }) => at === leicester);
  const [least, ...more] = others
    .filter((end) => !square.includes(end))
    .sort((one, other) => cost(one) - cost(other))
    .slice(0, Math.max(1, MOST_CARDS - 2 - drops.length));
  const cheap = least ? [least, ...more.filter(({ sips }) => sips === least.sips)] : [];
  return [
    ...drops.map((end) => ({ end, why: 'drop' as const })),
    ...cheap.map((end) => ({ end, why: 'cheapest' as const })),
    ...square.map((end) => ({ end, why: 'leicester' as const })),
  ];
}
