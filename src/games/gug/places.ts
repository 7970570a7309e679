import type { Network } from './network.ts';
import type { Drop } from './position.ts';
import type { Place } from './verdict.ts';

/** What a drop counts as: Heathrow's own, the Central line's, or one of a side (12.2, R10, R11). */
export type DropKind = 'north' | 'south' | 'central' | 'heathrow';

/** The eleven places, in the order in which they are filled (R10, both readings). */
export const ELEVEN: Readonly<Record<Network['rulings']['R10'], readonly Place[]>> = {
  'eleven-places': ['heathrow', ...five('north'), ...five('south')],
  'at-least': [...five('north'), ...five('south'), 'any'],
};

const FITS: Readonly<Record<Place, readonly DropKind[]>> = {
  heathrow: ['heathrow'],
  north: ['north', 'central'],
  south: ['south', 'central', 'heathrow'],
  any: ['north', 'south', 'central', 'heathrow'],
};

/** 12.2: at most one drop on the Central line. */
const CENTRAL_MOST = 1;

function five(place: Place): readonly Place[] {
  return Array<Place>(5).fill(place);
}

export function kindOf(network: Network, { station, line }: Drop): DropKind {
  return station === network.board.data.special.heathrow ? 'heathrow' : network.sideOf(station, line);
}

/**
 * Fills the eleven places with drops, as many as fit, each in the first place that leaves room for the others:
 * a matching, since a drop on the Central line may sit north or south (R10).
 *
 * @returns for each of the eleven places the index of its drop, or undefined while it is free.
 */
export function fillPlaces(
  network: Network,
  kinds: readonly DropKind[],
  places: readonly Place[] = ELEVEN[network.rulings.R10],
): readonly (number | undefined)[] {
  const taken: (number | undefined)[] = places.map(() => undefined);
  const settle = (drop: number, tried: Set<number>): boolean =>
    places.some((place, index) => {
      if (tried.has(index) || !FITS[place].includes(kinds[drop]!)) return false;
      tried.add(index);
      const holder = taken[index];
      if (holder !== undefined && !settle(holder, tried)) return false;
      taken[index] = drop;
      return true;
    });
  kinds.forEach((_, drop) => settle(drop, new Set()));
  return taken;
}

/**
 * Whether further drops have a place beside those before them, and one for Heathrow stays free until it is used (12.2,
 * 16.2). Before them there may be more than the rules allow, where a referee let a drop through (4.1): that takes a place
 * if there is one, and does not stand in the way of the places that are still free.
 */
export function haveRoom(network: Network, before: readonly DropKind[], more: readonly DropKind[]): boolean {
  const question = `${network.rulings.R10} ${howMany(before)} ${howMany(more)}`;
  const answer = roomFor.get(question) ?? canAdd(network, before, more);
  roomFor.set(question, answer);
  return answer;
}

function canAdd(network: Network, before: readonly DropKind[], more: readonly DropKind[]): boolean {
  const all = [...before, ...more];
  if (more.includes('central') && all.filter((kind) => kind === 'central').length > CENTRAL_MOST) return false;
  const held = withHeathrow(before);
  const wanted = withHeathrow(all);
  return placed(network, wanted) - placed(network, held) === wanted.length - held.length;
}

/** How many there are of each kind, in one number: no list is as long as 64. */
const howMany = (kinds: readonly DropKind[]): number => kinds.reduce((sum, kind) => sum + WEIGHT[kind], 0);
const WEIGHT: Readonly<Record<DropKind, number>> = { north: 1, south: 64, central: 64 ** 2, heathrow: 64 ** 3 };

/** What `haveRoom` has answered: a ledger asks the same a few hundred times, and kinds are few. */
const roomFor = new Map<string, boolean>();

/** The drops, and one at Heathrow that is still to come. */
function withHeathrow(kinds: readonly DropKind[]): readonly DropKind[] {
  return kinds.includes('heathrow') ? kinds : [...kinds, 'heathrow'];
}

/** How many of these drops have a place. */
export function placed(network: Network, kinds: readonly DropKind[], places?: readonly Place[]): number {
  return fillPlaces(network, kinds, places).filter((drop) => drop !== undefined).length;
}

/** The places a further drop for which there is room could take, each kind once. */
export function placesFor(network: Network, kinds: readonly DropKind[], kind: DropKind): readonly Place[] {
  const places = ELEVEN[network.rulings.R10];
  const options = [...new Set(places)].filter(
    (place) => FITS[place].includes(kind) && canTake(network, kinds, kind, place),
  );
  return options.includes('heathrow') ? ['heathrow'] : options;
}

/**
 * Whether a drop could be put in a place of this kind, the others moving if need be. Heathrow's own place is
 * for the first drop there (R10).
 */
function canTake(network: Network, kinds: readonly DropKind[], kind: DropKind, place: Place): boolean {
  if (place === 'heathrow' && kinds.includes('heathrow')) return false;
  const all = withHeathrow([...kinds, kind]);
  const others = all.filter((_, index) => index !== kinds.length);
  const free = [...ELEVEN[network.rulings.R10]];
  free.splice(free.indexOf(place), 1);
  return placed(network, others, free) === placed(network, all) - 1;
}
