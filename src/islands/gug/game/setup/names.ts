import type { Seat } from '../../../../games/gug/setup.ts';
import { isTakenBefore } from '../../../shared/player-names.ts';

/** The names of a table, seat by seat. */
export const namesIn = (seats: readonly Seat[]): readonly string[] =>
  seats.flatMap(({ players }) => players.map(({ name }) => name));

/** Whether the name has been given to somebody before this place at the table. */
export function isTaken(seats: readonly Seat[], at: number, player: number): boolean {
  return isTakenBefore(namesIn(seats), namesIn(seats.slice(0, at)).length + player);
}
