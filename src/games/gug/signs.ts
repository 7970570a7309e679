import type { Entry, PlayerRef } from '../shared/history.ts';
import { namingsOf } from '../shared/played.ts';
import type { GugSetup, Marker } from './setup.ts';

/**
 * What saved games call players without names, in the language of the phone that began the game: by the colours of their
 * signs, earlier by the shapes. Such a name is nobody's. A language that is added is added here.
 */
export const SIGN_NAMES: Readonly<Record<Marker, readonly string[]>> = {
  circle: ['Turquoise', 'Turkis', 'Circle', 'Sirkel'],
  square: ['Purple', 'Lilla', 'Square', 'Firkant'],
  triangle: ['Blue', 'Blå', 'Triangle', 'Trekant'],
  diamond: ['Brown', 'Brun', 'Diamond', 'Rute'],
  star: ['Pink', 'Rosa', 'Star', 'Stjerne'],
  hexagon: ['Grey', 'Grå', 'Hexagon', 'Sekskant'],
};

/**
 * The seats of a set-up whose players have no name. All began so, or none did: where anybody's name was typed, one that looks
 * like a sign's is a name as well.
 *
 * @param entries - in which players may have been named since; those are somebody.
 */
export function namelessSeats({ seats }: Pick<GugSetup, 'seats'>, entries: readonly Entry<unknown>[]): Set<number> {
  const named = new Set<PlayerRef>(namingsOf(entries).flatMap(({ players }) => players));
  const nameless = new Set<number>();
  for (const [seat, { team, marker, players }] of seats.entries()) {
    if (team !== '' || players.length !== 1) return new Set();
    if (SIGN_NAMES[marker].includes(players[0]!.name)) nameless.add(seat);
    else if (!named.has(`${seat}`)) return new Set();
  }
  return nameless;
}
