import {
  type Drink,
  type GugSetup,
  type Marker,
  MARKERS,
  type Player,
  type Seat,
} from '../../../../games/gug/setup.ts';

/** Every seat has a sign of its own, so there are no more seats than signs. */
export const SEATS_MOST = MARKERS.length;
/** Nobody plays alone but in a sprint, against the clock (17.3). */
export const fewestSeats = (variation: GugSetup['variation']): number => (variation === 'CSP' ? 1 : 2);

type Seats = readonly Seat[];

const NOBODY: Player = { name: '', drink: 'beer' };

const isNamed = ({ name }: Player): boolean => name.trim() !== '';

/** So many seats for nobody yet. @param size - players of a seat. */
export function emptySeats(count: number, size: 1 | 2): Seats {
  return MARKERS.slice(0, count).map((marker) => ({
    team: '',
    marker,
    players: Array.from({ length: size }, () => NOBODY),
  }));
}

/** One seat more, with the first sign that is free; the same seats when no sign is. */
export function addSeat(seats: Seats, size: 1 | 2, name = ''): Seats {
  const marker = MARKERS.find((each) => seats.every((seat) => seat.marker !== each));
  if (!marker) return seats;
  const players = Array.from({ length: size }, (_, index) => (index === 0 ? { ...NOBODY, name } : NOBODY));
  return [...seats, { team: '', marker, players }];
}

/** Gives a seat a sign; who had it takes the other one in exchange. */
export function chooseMarker(seats: Seats, at: number, marker: Marker): Seats {
  const before = seats[at]?.marker;
  if (!before) return seats;
  return seats.map((seat, index) =>
    index === at ? { ...seat, marker } : seat.marker === marker ? { ...seat, marker: before } : seat,
  );
}

export function nameTeam(seats: Seats, at: number, team: string): Seats {
  return seats.map((seat, index) => (index === at ? { ...seat, team } : seat));
}

const withPlayer = (seats: Seats, at: number, player: number, change: Partial<Player>): Seats =>
  seats.map((seat, index) =>
    index === at
      ? { ...seat, players: seat.players.map((each, place) => (place === player ? { ...each, ...change } : each)) }
      : seat,
  );

export function namePlayer(seats: Seats, at: number, player: number, name: string): Seats {
  return withPlayer(seats, at, player, { name });
}

export function chooseDrink(seats: Seats, at: number, player: number, drink: Drink): Seats {
  return withPlayer(seats, at, player, { drink });
}

/** Calls players by the colours of their signs where nobody at all has a name; a team is not called so, and any name leaves all as they are. */
export function nameByColours(seats: Seats, colours: Readonly<Record<Marker, string>>): Seats {
  if (seats.some(({ team, players }) => team.trim() !== '' || players.length > 1 || players.some(isNamed)))
    return seats;
  return seats.map((seat) => ({
    ...seat,
    players: seat.players.map((player) => ({ ...player, name: colours[seat.marker] })),
  }));
}

/** Seats somebody: at the first place without a name, else on a chair of their own. */
export function seatPlayer(seats: Seats, size: 1 | 2, name: string): Seats {
  const at = seats.findIndex(({ players }) => !players.every(isNamed));
  if (at < 0) return addSeat(seats, size, name);
  return namePlayer(
    seats,
    at,
    seats[at]!.players.findIndex((player) => !isNamed(player)),
    name,
  );
}

/**
 * The same people for another variation: players pair up in their order, and teams part again.
 *
 * @param least - there are at least so many seats; those over have no names.
 */
export function reseat(seats: Seats, size: 1 | 2, least: number): Seats {
  if (seats.every(({ players }) => players.length === size)) return seats;
  const people = seats.flatMap(({ players }) => players.filter(isNamed));
  const count = Math.min(SEATS_MOST, Math.max(least, Math.ceil(people.length / size)));
  const markers = [...new Set([...seats.map(({ marker }) => marker), ...MARKERS])];
  return markers.slice(0, count).map((marker, index) => ({
    team: '',
    marker,
    players: Array.from({ length: size }, (_, place) => people[index * size + place] ?? NOBODY),
  }));
}
