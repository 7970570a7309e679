import { groupBy } from '../games/gug/group.ts';
import type { Tally } from '../games/shared/pour.ts';
import type { GoolsStanding, PlayerResult } from './gools-standing.ts';
import { playerKey } from './statistics.ts';

/** What a player did in one evening of Gabba Gools. */
export interface PlayedEvening extends PlayerResult {
  readonly id: string;
  /** When something was last done in it, in milliseconds since 1970. */
  readonly at: number;
}

const COUNTS = ['rounds', 'wins', 'gools', 'pure', 'impure', 'threeMan', 'rules'] as const;
type Count = (typeof COUNTS)[number];

/** What adds up; of the longest row of rounds won, the longest. */
interface Sums extends Readonly<Record<Count, number>>, Tally {
  readonly inARow: number;
}

export interface GoolsStatistics extends Sums {
  /** The name as it was last written. */
  readonly name: string;
  /** The oldest first. */
  readonly evenings: readonly PlayedEvening[];
}

/** What every player has done in all evenings in which a round was won; who has won most rounds comes first. */
export function goolsStatistics(
  evenings: readonly { readonly id: string; readonly standing: GoolsStanding }[],
): readonly GoolsStatistics[] {
  const played = evenings
    .filter(({ standing }) => standing.rounds > 0)
    .toSorted((a, b) => a.standing.at - b.standing.at)
    .flatMap(({ id, standing }) =>
      // Whoever has left and come back has had two seats in one evening.
      [...groupBy(standing.players, ({ name }) => playerKey(name)).values()].map((results): PlayedEvening => ({
        ...results[0],
        ...addedUp(results),
        id,
        at: standing.at,
      })),
    );
  return [...groupBy(played, ({ name }) => playerKey(name)).values()]
    .map((each) => ({ name: each.at(-1)!.name, ...addedUp(each), evenings: each }))
    .toSorted((a, b) => b.wins - a.wins || a.name.localeCompare(b.name));
}

function addedUp(results: readonly PlayerResult[]): Sums {
  const sum = (count: (result: PlayerResult) => number) => results.reduce((total, each) => total + count(each), 0);
  const measures = (of: 'taken' | 'given') => ({
    drink: sum((result) => result[of].drink),
    shot: sum((result) => result[of].shot),
    hit: sum((result) => result[of].hit),
  });
  return {
    ...(Object.fromEntries(COUNTS.map((of) => [of, sum((result) => result[of])])) as Record<Count, number>),
    inARow: Math.max(...results.map(({ inARow }) => inARow)),
    taken: measures('taken'),
    given: measures('given'),
  };
}
