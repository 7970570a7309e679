import { type Result, results } from '../games/gools/results.ts';
import { endOfGools } from './played-gools.ts';
import type { SavedGoolsGame } from './saved-game.ts';

export interface PlayerResult extends Result {
  readonly name: string;
}

/** How an evening of Gabba Gools stands, in the few figures that a list and the statistics show. */
export interface GoolsStanding {
  readonly game: 'gools';
  readonly is: 'running' | 'finished';
  /** Everybody who has sat at the table, the most wins first. */
  readonly players: readonly PlayerResult[];
  /** Rounds that were won. */
  readonly rounds: number;
  /** The time of its last play, in milliseconds since 1970. */
  readonly at: number;
  /** Entries that do not fit, and are not applied. */
  readonly misfits: number;
}

export function goolsStanding(game: SavedGoolsGame): GoolsStanding {
  const { state, at, misfits } = endOfGools(game);
  return {
    game: 'gools',
    is: state.stage.is === 'over' ? 'finished' : 'running',
    players: results(state).map((result) => ({ ...result, name: state.players[result.seat]!.name })),
    rounds: state.rounds.length,
    at: Math.max(game.createdAt, at),
    misfits,
  };
}
