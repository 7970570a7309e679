import { groupBy } from '../games/gug/group.ts';
import { playerKey } from './statistics.ts';
import type { TournamentPlayer, TournamentStanding } from './tournament-standing.ts';

/** What a player did in one tournament. */
export interface PlayedTournament extends TournamentPlayer {
  readonly id: string;
  /** When something was last done in it, in milliseconds since 1970. */
  readonly at: number;
  /** How many took part. */
  readonly of: number;
}

export interface TournamentStatistics {
  /** The name as it was last written. */
  readonly name: string;
  /** Tournaments won. */
  readonly wins: number;
  /** Places over all tournaments: in the mean, and the best. */
  readonly place: number;
  readonly best: number;
  /** Games in them, and those won. */
  readonly games: number;
  readonly won: number;
  /** The oldest first. */
  readonly tournaments: readonly PlayedTournament[];
}

/** What every player has done in the tournaments whose final is won; who has won most comes first. */
export function tournamentStatistics(
  tournaments: readonly { readonly id: string; readonly standing: TournamentStanding }[],
): readonly TournamentStatistics[] {
  const played = tournaments
    .filter(({ standing }) => standing.winner !== null)
    .toSorted((a, b) => a.standing.at - b.standing.at)
    .flatMap(({ id, standing: { players, at } }) =>
      players.map((player): PlayedTournament => ({ ...player, id, at, of: players.length })),
    );
  return [...groupBy(played, ({ name }) => playerKey(name)).values()]
    .map(statisticsOf)
    .toSorted((a, b) => b.wins - a.wins || a.place - b.place || a.name.localeCompare(b.name));
}

function statisticsOf(tournaments: readonly [PlayedTournament, ...PlayedTournament[]]): TournamentStatistics {
  const sum = (count: (each: PlayedTournament) => number) =>
    tournaments.reduce((total, each) => total + count(each), 0);
  return {
    name: tournaments.at(-1)!.name,
    wins: tournaments.filter(({ place }) => place === 1).length,
    place: sum(({ place }) => place) / tournaments.length,
    best: Math.min(...tournaments.map(({ place }) => place)),
    games: sum(({ games }) => games),
    won: sum(({ won }) => won),
    tournaments,
  };
}
