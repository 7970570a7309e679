import { groupBy } from '../games/gug/group.ts';
import { type GabongPlayer, type GabongStanding, penaltiesOf } from './gabong-standing.ts';
import { playerKey } from './statistics.ts';

/** What a player did in one round of Gabong. */
export interface PlayedRound extends GabongPlayer {
  readonly id: string;
  /** When something was last done in it, in milliseconds since 1970. */
  readonly at: number;
  /** How many played. */
  readonly of: number;
  readonly deals: number;
}

export interface GabongStatistics {
  /** The name as it was last written. */
  readonly name: string;
  readonly wins: number;
  readonly deals: number;
  readonly dealsWon: number;
  readonly thetas: number;
  /** Points of a deal in the mean, over all deals of all rounds. */
  readonly average: number;
  /** The most points of any deal. */
  readonly worst: number;
  /** The fewest points of any round. */
  readonly best: number;
  readonly penalties: number;
  /** The oldest first. */
  readonly rounds: readonly PlayedRound[];
}

/** What every player has done in the rounds that are over and had a deal; who has won most comes first. */
export function gabongStatistics(
  rounds: readonly { readonly id: string; readonly standing: GabongStanding }[],
): readonly GabongStatistics[] {
  const played = rounds
    .filter(({ standing }) => standing.is === 'finished' && standing.deals > 0)
    .toSorted((a, b) => a.standing.at - b.standing.at)
    .flatMap(({ id, standing: { players, at, deals } }) =>
      players.map((player): PlayedRound => ({ ...player, id, at, deals, of: players.length })),
    );
  return [...groupBy(played, ({ name }) => playerKey(name)).values()]
    .map(statisticsOf)
    .toSorted((a, b) => b.wins - a.wins || a.name.localeCompare(b.name));
}

function statisticsOf(rounds: readonly [PlayedRound, ...PlayedRound[]]): GabongStatistics {
  const sum = (count: (round: PlayedRound) => number) => rounds.reduce((total, each) => total + count(each), 0);
  const deals = sum((round) => round.deals);
  return {
    name: rounds.at(-1)!.name,
    wins: rounds.filter(({ place }) => place === 1).length,
    deals,
    dealsWon: sum(({ dealsWon }) => dealsWon),
    thetas: sum(({ thetas }) => thetas),
    average: sum((round) => (round.average ?? 0) * round.deals) / deals,
    worst: Math.max(...rounds.map(({ worst }) => worst ?? 0)),
    best: Math.min(...rounds.map(({ total }) => total)),
    penalties: sum(penaltiesOf),
    rounds,
  };
}
