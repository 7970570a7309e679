import type { KeptTableRulings } from './rulings.ts';

export interface Player {
  readonly name: string;
}

export interface GoolsSetup {
  /** Clockwise around the table: the player to somebody's left is the next of the list. */
  readonly players: readonly Player[];
  readonly rulings: KeptTableRulings;
}

/** A house rule has so many letters at most. */
export const RULE_MOST = 300;
/** So many drinks at most for one player by a house rule at once: more is a slip of the thumb. */
export const DRINKS_MOST = 20;
/** With fewer there is nobody to win against. */
export const PLAYERS_LEAST = 2;
/** More than sit at any table; what the screen can show. */
export const PLAYERS_MOST = 16;
