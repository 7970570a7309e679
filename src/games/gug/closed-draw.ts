import type { Side, StationId } from './board-data.ts';
import { canFinish, endsOfUse } from './ledger.ts';
import type { Network } from './network.ts';
import type { Drop } from './position.ts';
import { type Draw, drawSome, seeded } from '../shared/seeded.ts';
import type { ClosedStations, DrawRequest } from './setup.ts';

const SIDES = ['south', 'north'] as const satisfies readonly Side[];
const COUNTS = [...SIDES, 'double', 'triple'] as const satisfies readonly (keyof DrawRequest)[];
/** So often a draw that leaves not everybody eleven is thrown away; then what must stay open is put back as it is drawn. */
const TRIES = 100;

/** Why no draw can be had. `count`: the end stations there are to be closed on that side, or to be doubled and tripled. */
type NoDraw =
  /** A number of the wish is none: whole, and 0 or more. */
  | { readonly why: 'bad-number'; readonly of: keyof DrawRequest }
  | { readonly why: 'too-many-south' | 'too-many-north' | 'too-many-factors'; readonly count: number }
  /** However that many are drawn, not everybody can drop eleven inhibitions. */
  | { readonly why: 'leaves-no-eleven' };

export type Drawn = { readonly ok: true; readonly draw: ClosedStations['draw'] } | ({ readonly ok: false } & NoDraw);

/** What there is to draw from: the end stations of a day where an inhibition can be dropped by somebody (12.1, 13.1). */
export interface Hat {
  /** Those that can be closed, by their side. On no board does one count now north and now south. */
  readonly south: readonly StationId[];
  readonly north: readonly StationId[];
  /** All of them, Heathrow as the table reads it (R34): those that stay open can be doubled or tripled, or all (R61). */
  readonly stations: readonly StationId[];
  /** Every way to arrive at them. */
  readonly drops: readonly Drop[];
}

/**
 * Draws the end stations of a game (17.5): so many closed in the south and in the north, and of those that stay open,
 * or of all (R61), so many where the drinking is doubled or tripled. What is returned leaves every player eleven legal drops.
 *
 * Closed are end stations where a drop could be made, by the side on which it would count. Heathrow is never closed,
 * nor are ends that count on the Central line alone, such as Epping: they are neither in the north nor in the south.
 *
 * @param seed - a whole number from 0 to 2³² - 1. The same network, wish and seed give the same draw.
 */
export function drawClosed(network: Network, wish: DrawRequest, seed: number): Drawn {
  const hat = hatOf(network);
  const refusal = refusalOf(network, hat, wish);
  if (refusal) return { ok: false, ...refusal };
  const draw = seeded(seed);
  const closed = closedBy(network, hat, wish, draw);
  if (network.rulings.R61 === 'any') {
    const [double, triple] = [wish.double, wish.triple].map((count) => drawSome(draw, hat.stations, count));
    return { ok: true, draw: { closed, double: double!, triple: triple! } };
  }
  const isLeft = (station: StationId) => network.rulings.R61 === 'closed-too' || !closed.includes(station);
  const others = drawSome(draw, hat.stations.filter(isLeft), wish.double + wish.triple);
  return { ok: true, draw: { closed, double: others.slice(0, wish.double), triple: others.slice(wish.double) } };
}

/** What there is to draw from on a board, as a table plays it today (12.2, R22). */
export function hatOf(network: Network): Hat {
  const drops = endsOfUse(network, []);
  // By their ids, so that a board may be drawn in another order and a seed still mean the same.
  const { heathrow } = network.board.data.special;
  const stations = [...new Set(drops.map(({ station }) => station))]
    .filter((station) => station !== heathrow || network.rulings.R34 === 'may-be-drawn')
    .sort();
  const isClosable = (station: StationId, side: Side) =>
    station !== heathrow &&
    drops.some((drop) => drop.station === station && network.sideOf(station, drop.line) === side);
  const south = stations.filter((station) => isClosable(station, 'south'));
  const north = stations.filter((station) => isClosable(station, 'north') && !south.includes(station));
  return { south, north, stations, drops };
}

/** Why a wish cannot be drawn at all; undefined when it can. */
function refusalOf(network: Network, hat: Hat, wish: DrawRequest): NoDraw | undefined {
  const { south, north, stations } = hat;
  const odd = COUNTS.find((of) => !(Number.isSafeInteger(wish[of]) && wish[of] >= 0));
  if (odd) return { why: 'bad-number', of: odd };
  if (wish.south > south.length) return { why: 'too-many-south', count: south.length };
  if (wish.north > north.length) return { why: 'too-many-north', count: north.length };
  const count = stations.length - (network.rulings.R61 === 'once' ? wish.south + wish.north : 0);
  const factors = network.rulings.R61 === 'any' ? Math.max(wish.double, wish.triple) : wish.double + wish.triple;
  if (factors > count) return { why: 'too-many-factors', count };
  return leavesEleven(network, hat, [], wish) ? undefined : { why: 'leaves-no-eleven' };
}

/**
 * Whether some stations can be closed together with so many more of each side, and everybody can still drop eleven.
 *
 * Exact, without trying every draw. For a given drop on the Central line, or none, only the number of drops that the
 * north and the south each still offer matters, and more never harm. Drops that can be made together are made at as
 * many stations (13.2), and some of them can be made together as well (13.3). So of a side that keeps n stations
 * open, n can be used, if as many drops go together when all are open: those are kept, and others closed. No draw
 * leaves more. A Central drop at a station of that side needs one of the n for itself.
 */
function leavesEleven(
  network: Network,
  hat: Hat,
  closed: readonly StationId[],
  more: Readonly<Record<Side, number>>,
): boolean {
  const isOpen = (station: StationId) => !closed.includes(station);
  const open = hat.drops.filter(({ station }) => isOpen(station));
  return canFinish(network, [], open, (side, central) => {
    const stations = hat[side].filter(isOpen);
    return stations.length - more[side] - (central && stations.includes(central.station) ? 1 : 0);
  });
}

/** Closed stations of a wish that can be drawn: of all choices that leave eleven each is as likely. */
function closedBy(network: Network, hat: Hat, wish: DrawRequest, draw: Draw): readonly StationId[] {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const closed = SIDES.flatMap((side) => drawSome(draw, hat[side], wish[side]));
    if (leavesEleven(network, hat, closed, { south: 0, north: 0 })) return closed;
  }
  return oneByOne(network, hat, wish, draw);
}

/**
 * The same for a wish that hardly any draw fulfils, where not all choices need be as likely: each station drawn is
 * closed unless the rest could not be drawn then. The wish is fulfilled for certain, since it could be drawn before
 * the first, and can be after each.
 */
function oneByOne(network: Network, hat: Hat, wish: DrawRequest, draw: Draw): readonly StationId[] {
  const closed: StationId[] = [];
  const more = { south: wish.south, north: wish.north };
  for (const side of SIDES) {
    for (const station of drawSome(draw, hat[side], hat[side].length)) {
      const after = { ...more, [side]: more[side] - 1 };
      if (more[side] === 0 || !leavesEleven(network, hat, [...closed, station], after)) continue;
      closed.push(station);
      more[side] -= 1;
    }
  }
  return closed;
}
