import { type MatchResult, matchResults } from '../games/gabong/match-results.ts';
import { leadersOf, stageOf } from '../games/gabong/match-standing.ts';
import { endOfGabong } from './played-gabong.ts';
import type { SavedGabongGame } from './saved-game.ts';

export interface GabongPlayer extends MatchResult {
  readonly name: string;
}

/** How a round of Gabong stands, in the few figures that a list and the statistics show. */
export interface GabongStanding {
  readonly game: 'gabong';
  readonly is: 'running' | 'finished';
  /** The first first. */
  readonly players: readonly GabongPlayer[];
  /** The names of those who lead, or have won: several when they cannot be told apart, nobody before the first deal. */
  readonly leaders: readonly string[];
  /** Deals on the scoreboard. */
  readonly deals: number;
  /** The time of its last play, in milliseconds since 1970. */
  readonly at: number;
  /** Entries that do not fit, and are not applied. */
  readonly misfits: number;
}

export function gabongStanding(game: SavedGabongGame): GabongStanding {
  const { state, at, misfits } = endOfGabong(game);
  const nameAt = (seat: number) => game.setup.players[seat]!.name;
  return {
    game: 'gabong',
    is: stageOf(state).is === 'over' ? 'finished' : 'running',
    players: matchResults(state).map((result) => ({ ...result, name: nameAt(result.seat) })),
    leaders: leadersOf(state).map(nameAt),
    deals: state.deals.length,
    at: Math.max(game.createdAt, at),
    misfits,
  };
}

/** How many penalty cards a player has been given in all. */
export const penaltiesOf = ({ penalties }: Pick<MatchResult, 'penalties'>): number =>
  Object.values(penalties).reduce((sum, count) => sum + count, 0);
