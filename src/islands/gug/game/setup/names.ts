import type { Seat } from '../../../../games/gug/setup.ts';
import { isPlain, NAME_MOST } from '../../../../log/text-schema.ts';

export type NameFault = 'missing' | 'long' | 'unseen';

/** A name as it is kept: without blanks around it, accents in one piece. */
export const cleaned = (name: string): string => name.normalize('NFC').trim();

/** What is wrong with a name by itself. */
export function faultOf(name: string): NameFault | undefined {
  const clean = cleaned(name);
  if (clean === '') return 'missing';
  if (!isPlain(clean)) return 'unseen';
  return [...clean].length > NAME_MOST ? 'long' : undefined;
}

/** Alike for the ear, however they are written. */
const heard = (name: string): string => cleaned(name).toLocaleLowerCase();

/** Whether the name has been given to somebody before this place at the table. */
export function isTaken(seats: readonly Seat[], at: number, player: number): boolean {
  const places = seats.flatMap(({ players }, seat) => players.map(({ name }, place) => ({ seat, place, name })));
  const own = seats[at]?.players[player]?.name ?? '';
  if (heard(own) === '') return false;
  return places.some(
    ({ seat, place, name }) => (seat < at || (seat === at && place < player)) && heard(name) === heard(own),
  );
}

/** The names of earlier games that nobody at the table has yet. */
export function namesFree(known: readonly string[], seats: readonly Seat[]): readonly string[] {
  const taken = new Set(seats.flatMap(({ players }) => players.map(({ name }) => heard(name))));
  return known.filter((name) => !taken.has(heard(name)));
}
