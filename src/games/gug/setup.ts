import type { Works } from './position.ts';
import type { Variation } from './sips.ts';

/** 17.1-17.4. */
export const VARIATION_CODES = ['C', 'CT', 'CSP', 'DUT'] as const satisfies readonly Variation['code'][];

/** What a player has in the bottle; `points`: nothing is drunk, the sips are counted as points. */
export const DRINKS = ['beer', 'other', 'alcohol-free', 'points'] as const;
export type Drink = (typeof DRINKS)[number];

/** A seat's sign: a shape and a colour of its own, so that neither tells alone. */
export const MARKERS = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon'] as const;
export type Marker = (typeof MARKERS)[number];

export interface Player {
  readonly name: string;
  /** How the player starts the game; it can be changed as it goes on. */
  readonly drink: Drink;
}

/** Who takes a turn: one player, or in the team variations a team of two (17.2, 17.4). */
export interface Seat {
  /** The team's name; for one player empty. */
  readonly team: string;
  readonly marker: Marker;
  /** Two in the team variations, else one. */
  readonly players: readonly Player[];
}

/** How many end stations are drawn (17.5). */
export interface DrawRequest {
  readonly south: number;
  readonly north: number;
  readonly double: number;
  readonly triple: number;
}

/** The day's draw, and the seed that it follows from. */
export interface ClosedStations {
  /** A whole number from 0 to 2³² - 1. */
  readonly seed: number;
  readonly wish: DrawRequest;
  readonly draw: Variation['draw'];
}

export interface GugSetup {
  readonly variation: Variation['code'];
  /** Null without the Closed Stations addition (17.5). */
  readonly closedStations: ClosedStations | null;
  /** A friendly game is for two to six, else it is for three to five (3.1, 3.2, R28). */
  readonly isFriendly: boolean;
  /** Centilitres (6.1). */
  readonly bottle: number;
  /** The referee's name (4.1); null when there is none. */
  readonly referee: string | null;
  readonly works: Works;
  /** Clockwise around the table. */
  readonly seats: readonly Seat[];
}

/** Players of a seat: two in the team variations (17.2, 17.4), else one. */
export function seatSize(variation: Variation['code']): 1 | 2 {
  return variation === 'CT' || variation === 'DUT' ? 2 : 1;
}
