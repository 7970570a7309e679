import { TOURNAMENT_RULINGS } from '../tournament/rulings.ts';
import type { TournamentFinding } from '../tournament/tournament-decision.ts';
import type { TournamentEvent } from '../tournament/tournament-events.ts';
import { isOver, layersOf } from '../tournament/tournament-layers.ts';
import { isTournamentOver, tournamentPlaces, winnersOf } from '../tournament/tournament-places.ts';
import { TOURNAMENT } from '../tournament/tournament-play.ts';
import type { TournamentSetup } from '../tournament/tournament-setup.ts';
import type { TournamentPlace, TournamentState } from '../tournament/tournament-state.ts';
import { byPlayer, type LogAdapter, type GroundlessTypes, type Standing } from './log-adapter.ts';

export interface TournamentPlayer extends TournamentPlace {
  readonly name: string;
  /** Games that this player was in and did not leave unplayed. */
  readonly games: number;
  /** Games in which nobody was before this player. */
  readonly won: number;
}

/** How a tournament stands, in the few figures that a list and the statistics show. */
export interface TournamentStanding extends Standing {
  /** The first first. */
  readonly players: readonly TournamentPlayer[];
  /** The name of who won the final; null while it is not won, and where the table has ended it before. */
  readonly winner: string | null;
  /** Games that are over, and all of them. */
  readonly games: { readonly over: number; readonly of: number };
}

/** What a player did in one tournament. */
interface PlayedTournament extends TournamentPlayer {
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

export interface TournamentTypes extends GroundlessTypes<TournamentSetup, TournamentEvent> {
  readonly state: TournamentState;
  readonly finding: TournamentFinding;
  readonly standing: TournamentStanding;
  readonly player: TournamentStatistics;
}

/** Tournaments (18.1); their games are results in them, and may be saved games beside them. */
export const TOURNAMENT_ADAPTER: LogAdapter<TournamentTypes> = {
  id: 'tournament',
  rules: () => TOURNAMENT,
  clauses: ['gug-18.1'],
  rulings: TOURNAMENT_RULINGS,
  standing({ createdAt }, { state, at, rejectedEvents }) {
    const { setup } = state;
    const layers = layersOf(state);
    const games = layers.flatMap((layer) => layer.games);
    const places = games.flatMap((view) => view.places);
    const players = tournamentPlaces(state, layers).map((place): TournamentPlayer => {
      const own = places.filter(({ player, is }) => player === place.player && is !== 'absent');
      return {
        ...place,
        name: setup.players[place.player]!.name,
        games: own.length,
        won: own.filter((one) => one.is === 'finished' && one.place === 1).length,
      };
    });
    const [winner] = winnersOf(state, layers);
    const isDone = isTournamentOver(state, layers);
    return {
      is: isDone ? 'finished' : 'running',
      ...(isDone && winner === undefined && { isVoid: true }),
      players,
      winner: winner === undefined ? null : setup.players[winner]!.name,
      games: { over: games.filter(isOver).length, of: games.length },
      at: Math.max(createdAt, at),
      rejectedEvents,
      places: players.map(({ name, place }) => ({ names: [name], place })),
    };
  },
  /** Over the tournaments whose final is won; who has won most comes first. */
  statistics: (tournaments) =>
    byPlayer(
      tournaments.filter(({ standing }) => standing.winner !== null),
      ({ id, standing: { players, at } }) =>
        players.map((player): PlayedTournament => ({ ...player, id, at, of: players.length })),
    )
      .map(statisticsOf)
      .sort((a, b) => b.wins - a.wins || a.place - b.place || a.name.localeCompare(b.name)),
};

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
