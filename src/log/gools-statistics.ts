import type { GoolsStanding, PlayerResult } from './gools-standing.ts';
import { playerKey } from './statistics.ts';

/** What a player did in one evening of Gabba Gools. */
export interface PlayedEvening extends PlayerResult {
  readonly id: string;
  /** When something was last done in it, in milliseconds since 1970. */
  readonly at: number;
}

/** What adds up over the evenings. */
const SUMS = ['rounds', 'wins', 'gools', 'pure', 'impure', 'threeMan', 'rules'] as const;

export interface GoolsStatistics extends Readonly<Record<(typeof SUMS)[number], number>> {
  /** The name as it was last written. */
  readonly name: string;
  /** The longest row of rounds won in one evening. */
  readonly inARow: number;
  readonly drinks: number;
  readonly shots: number;
  /** Drinks that the player made others take. */
  readonly given: number;
  /** The oldest first. */
  readonly evenings: readonly PlayedEvening[];
}

/** What every player has done in all evenings in which a round was won; who has won most rounds comes first. */
export function goolsStatistics(
  evenings: readonly { readonly id: string; readonly standing: GoolsStanding }[],
): readonly GoolsStatistics[] {
  const byPlayer = new Map<string, PlayedEvening[]>();
  for (const { id, standing } of evenings.toSorted((a, b) => a.standing.at - b.standing.at)) {
    if (standing.rounds === 0) continue;
    for (const player of standing.players) {
      const key = playerKey(player.name);
      byPlayer.set(key, [...(byPlayer.get(key) ?? []), { ...player, id, at: standing.at }]);
    }
  }
  return [...byPlayer.values()].map(statisticsOf).toSorted((a, b) => b.wins - a.wins || a.name.localeCompare(b.name));
}

function statisticsOf(evenings: readonly PlayedEvening[]): GoolsStatistics {
  const sum = (count: (evening: PlayedEvening) => number) => evenings.reduce((total, each) => total + count(each), 0);
  const sums = Object.fromEntries(SUMS.map((of) => [of, sum((evening) => evening[of])])) as Record<
    (typeof SUMS)[number],
    number
  >;
  return {
    ...sums,
    name: evenings.at(-1)!.name,
    inARow: Math.max(...evenings.map(({ inARow }) => inARow)),
    drinks: sum(({ taken }) => taken.drink),
    shots: sum(({ taken }) => taken.shot),
    given: sum(({ given }) => given.drink),
    evenings,
  };
}
