/** More turns than these are not planned for. */
export const TURNS_MOST = 20;
/** What a turn is taken to last until enough of them have been timed: milliseconds. */
export const TURN_AT_FIRST = 60_000;
/** So many turns are enough, and later ones say more than the first. */
const TIMED_LEAST = 3;
const TIMED_MOST = 30;

/** How many turns of their own somebody still has, and what that follows from. */
export interface TurnsInTime {
  /** The one that is on included: never less than one. */
  readonly turns: number;
  /** Milliseconds. */
  readonly left: number;
  readonly ofATurn: number;
  /** Whether the game has shown how long a turn takes. */
  readonly isTimed: boolean;
  /** How many seats take turns. */
  readonly seats: number;
}

/**
 * How many turns whoever is on turn still has until a clock has run out (15.1). A turn takes what the game's last ones took
 * from roll to roll, one that is neither long nor short among them, so that a pause counts for nothing.
 *
 * @param rolls - when somebody rolled, in the order of the game. @param left - milliseconds on the clock.
 * @param seats - how many take turns.
 */
export function turnsInTime(rolls: readonly number[], left: number, seats: number): TurnsInTime {
  const taken = rolls
    .slice(1)
    .map((at, index) => at - rolls[index]!)
    .filter((each) => each > 0)
    .slice(-TIMED_MOST)
    .sort((one, other) => one - other);
  const isTimed = taken.length >= TIMED_LEAST;
  const ofATurn = isTimed ? taken[Math.floor(taken.length / 2)]! : TURN_AT_FIRST;
  // A turn counts that is over in time; the one that is on is begun.
  const later = Math.floor((left - ofATurn) / (ofATurn * seats));
  return { turns: 1 + Math.max(0, later), left: Math.max(0, left), ofATurn, isTimed, seats };
}
