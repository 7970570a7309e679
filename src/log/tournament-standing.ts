import { isOver } from '../games/tournament/tournament-games.ts';
import { layersOf } from '../games/tournament/tournament-layers.ts';
import { isTournamentOver, tournamentPlaces, winnersOf } from '../games/tournament/tournament-places.ts';
import type { TournamentPlace } from '../games/tournament/tournament-state.ts';
import { endOfTournament } from './played-tournament.ts';
import type { SavedTournament } from './saved-game.ts';

export interface TournamentPlayer extends TournamentPlace {
  readonly name: string;
  /** Games that this player was in and did not leave unplayed. */
  readonly games: number;
  /** Games in which nobody was before this player. */
  readonly won: number;
}

/** How a tournament stands, in the few figures that a list and the statistics show. */
export interface TournamentStanding {
  readonly game: 'tournament';
  readonly is: 'running' | 'finished';
  /** The first first. */
  readonly players: readonly TournamentPlayer[];
  /** The name of who won the final; null while it is not won, and where the table has ended it before. */
  readonly winner: string | null;
  /** Games that are over, and all of them. */
  readonly games: { readonly over: number; readonly of: number };
  /** The time of its last play, in milliseconds since 1970. */
  readonly at: number;
  /** Entries that do not fit, and are not applied. */
  readonly misfits: number;
}

export function tournamentStanding(game: SavedTournament): TournamentStanding {
  const { state, at, misfits } = endOfTournament(game);
  const layers = layersOf(state);
  const games = layers.flatMap((layer) => layer.games);
  const places = games.flatMap((view) => view.places);
  const players = tournamentPlaces(state, layers).map((place): TournamentPlayer => {
    const own = places.filter(({ player, is }) => player === place.player && is !== 'absent');
    return {
      ...place,
      name: game.setup.players[place.player]!.name,
      games: own.length,
      won: own.filter((one) => one.is === 'finished' && one.place === 1).length,
    };
  });
  const [winner] = winnersOf(state, layers);
  return {
    game: 'tournament',
    is: isTournamentOver(state, layers) ? 'finished' : 'running',
    players,
    winner: winner === undefined ? null : game.setup.players[winner]!.name,
    games: { over: games.filter(isOver).length, of: games.length },
    at: Math.max(game.createdAt, at),
    misfits,
  };
}
