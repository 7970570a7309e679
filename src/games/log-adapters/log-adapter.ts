import { groupBy } from '../shared/group.ts';
import { type End, endOf } from '../shared/reduction.ts';
import type { Game } from '../shared/game.ts';
import type { Entry } from '../shared/history.ts';
import { playedOf } from '../shared/played.ts';
import { playerKey } from '../shared/names.ts';
import type { RulingForm } from '../shared/ruling.ts';

/** A game as it was saved, as far as its rules read it. */
export interface Kept<Setup, Event> {
  readonly id: string;
  /** The clock's time at the start, in milliseconds since 1970. */
  readonly createdAt: number;
  readonly setup: Setup;
  readonly events: readonly Entry<Event>[];
}

/** What the types of a game have alike whose rules need nothing but its set-up: no board. */
export interface GroundlessTypes<Setup, Event> {
  readonly setup: Setup;
  readonly event: Event;
  readonly saved: Kept<Setup, Event>;
  readonly ground: undefined;
}

/** How a game stands: what every game can say of itself, each in figures of its own besides. */
export interface Standing {
  readonly is: 'running' | 'finished';
  /** The time of its last play, in milliseconds since 1970. */
  readonly at: number;
  /** Entries that do not fit, and are not applied. */
  readonly rejectedEvents: number;
  /** Who came in where: players, or the teams of a team game. */
  readonly places: readonly SeatPlace[];
  /** It was ended before anything was played that counts: whoever stands first has not won, and it counts for nobody. */
  readonly isVoid?: true;
  /** Somebody finished, and in which place turns on a time that nobody knows: until the table enters it, nobody is before another. */
  readonly isUntimed?: true;
}

/** It is over and not void. */
export const doesCount = ({ is, isVoid }: Standing): boolean => is === 'finished' && !isVoid;

/** All places are known too: it counts in seasons and in tournaments, and is a result that another app may have. */
export const isPlaced = (standing: Standing): boolean => doesCount(standing) && !standing.isUntimed;

export interface SeatPlace {
  /** What a player or team may be called; the first is what it is called here. */
  readonly names: readonly [string, ...string[]];
  /** Who sat there, where that is a team; left out where it is one player, who is the first name. */
  readonly players?: readonly string[];
  /** The player has no name: what the seat is called by is nobody's, and counts for nobody. */
  readonly isNameless?: true;
  /** From 1; null for who did not finish. */
  readonly place: number | null;
}

/** A seat, and where it came in. */
interface SeatThere {
  readonly seat: number;
  readonly at: SeatPlace;
  /** Whoever sat there has left. */
  readonly isGone: boolean;
}

/**
 * Places of people, and not of seats: whoever has left and come back under the same name has the later seat, and the
 * better place of the two. @param began - so many seats the game began with.
 */
export function placesOfPeople(seats: readonly SeatThere[], began: number): readonly SeatPlace[] {
  const keys = new Map(seats.map((one) => [one, playerKey(one.at.names[0])]));
  const latest = new Map<string | undefined, number>();
  for (const one of seats) {
    if (one.seat >= began) latest.set(keys.get(one), Math.max(one.seat, latest.get(keys.get(one)) ?? -1));
  }
  const cameBack = (one: SeatThere) => one.isGone && (latest.get(keys.get(one)) ?? -1) > one.seat;
  const back = groupBy(seats.filter(cameBack), (one) => keys.get(one));
  const best = seats
    .filter((one) => !cameBack(one))
    .map((one) => {
      const earlier = one.seat >= began ? (back.get(keys.get(one)) ?? []) : [];
      return { ...one, place: Math.min(...[one, ...earlier].map(({ at }) => at.place ?? Infinity)) };
    });
  if (best.length === seats.length) return seats.map(({ at }) => at);
  return best.map(({ at, place }) => ({
    ...at,
    place: place === Infinity ? null : 1 + best.filter((other) => other.place < place).length,
  }));
}

/** A game that counts in the statistics. */
export interface Counted<S extends Standing> {
  readonly id: string;
  readonly standing: S;
}

/** The types that belong to one game. */
export interface GameTypes {
  readonly setup: unknown;
  readonly event: unknown;
  readonly saved: Kept<unknown, unknown>;
  /** What it is played on, where the setup only names it: the board of Gaa Under Gunnar. Undefined for all others. */
  readonly ground: unknown;
  readonly state: unknown;
  readonly finding: { readonly clause: string };
  readonly standing: Standing;
  /** A player's statistics. */
  readonly player: { readonly name: string };
}

/** All that the site knows of one game without words, storage or screen. One value a game; pure, and without packages. */
export interface LogAdapter<T extends GameTypes = GameTypes> {
  /** As it stands in saved games. */
  readonly id: string;
  /** The judge of a saved game. */
  readonly rules: (saved: T['saved'], ground: T['ground']) => Game<T['setup'], T['event'], T['state'], T['finding']>;
  /** Every clause that a finding of this game may name. */
  readonly clauses: readonly string[];
  /** The gaps of its rules that a table may read in more than one way. */
  readonly rulings: Readonly<Record<string, RulingForm<string>>>;
  /** @param end - where its plays have led. */
  readonly standing: (saved: T['saved'], end: End<T['state']>) => T['standing'];
  /** What every player has done, in the game's own order; games that do not count are left out. */
  readonly statistics: (games: readonly Counted<T['standing']>[]) => readonly T['player'][];
}

/** How a saved game stands, played through from its start. */
export const standingOf = <T extends GameTypes>(
  adapter: LogAdapter<T>,
  saved: T['saved'],
  ground: T['ground'],
): T['standing'] => adapter.standing(saved, endOf(adapter.rules(saved, ground), saved.setup, playedOf(saved.events)));

/** What each player did, game by game, the oldest first. @param rowsOf - the players of a game, each once. */
export function byPlayer<S extends Standing, Row extends { readonly name: string }>(
  games: readonly Counted<S>[],
  rowsOf: (game: Counted<S>) => readonly Row[],
): readonly (readonly [Row, ...Row[]])[] {
  const rows = [...games].sort((a, b) => a.standing.at - b.standing.at).flatMap(rowsOf);
  return [...groupBy(rows, ({ name }) => playerKey(name)).values()];
}
