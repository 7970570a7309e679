import type { GugState } from '../../../games/gug/play-state.ts';
import type { GugSetup, Seat } from '../../../games/gug/setup.ts';
import type { MapIcon } from '../session.ts';

const firstOf = (name: string): string => ([...name][0] ?? '').toUpperCase();

/** The letters of a seat's icons: the first of the team's name, or of the player's who has the icon (17.4); A and B where those are alike, as numbers on the map count steps or sips. */
export function lettersOf({ team, players }: Seat, variation: GugSetup['variation']): readonly string[] {
  const own = players.map(({ name }) => firstOf(name));
  if (variation !== 'DUT') return [firstOf(team) || own[0]!];
  // A team of a crafted file may be one player: the map takes a letter for each icon all the same.
  return new Set(own).size === 2 ? own : ['A', 'B'];
}

/**
 * All icons on the map, in the order of the seats. Whoever left the game has taken theirs along; those who finished, or
 * whose game was ended, still stand.
 *
 * @param moving - the icon that is being moved; all of the seat's when left out.
 */
export function iconsOf({ setup, seats, turn }: GugState, moving?: number): readonly MapIcon[] {
  return seats.flatMap(({ icons, status }, seat): readonly MapIcon[] => {
    if (status.is === 'dnf' && status.why === 'retired') return [];
    const { marker } = setup.seats[seat]!;
    const letters = lettersOf(setup.seats[seat]!, setup.variation);
    return icons.flatMap(({ position }, icon) => {
      const isTurn = turn?.seat === seat && (moving === undefined || moving === icon);
      return position ? [{ at: position.at, marker, letter: letters[icon]!, isTurn }] : [];
    });
  });
}
