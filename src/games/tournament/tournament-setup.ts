import type { TournamentReadings } from './rulings.ts';

/** Who plays: one person, or a team under its name. */
export interface Player {
  readonly name: string;
}

/** What is played in every game of a tournament; of any of them the order of finishing is all that counts (R25). */
export type PlayedGame =
  /** `variation`: the short code, `CT-CS`; null where it is left open. */
  | { readonly is: 'gug'; readonly variation: string | null }
  | { readonly is: 'gools' }
  | { readonly is: 'gabong' }
  | { readonly is: 'other'; readonly name: string };

export interface TournamentSetup {
  /** The code, as `writeFormat` writes it; it can be played by so many players. */
  readonly format: string;
  readonly of: PlayedGame;
  /** In the order they were put down, which decides nothing. */
  readonly players: readonly Player[];
  readonly rulings: TournamentReadings;
}

export const PLAYERS_LEAST = 3;
export const PLAYERS_MOST = 48;
/** More games than the longest day has, in all layers together. */
export const GAMES_MOST = 200;
/** A seed is a whole number from 0 to this. */
export const SEED_MOST = 2 ** 32 - 1;
