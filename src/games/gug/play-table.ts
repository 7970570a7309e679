import type { Network } from './network.ts';
import type { GugState, SeatState } from './play-state.ts';
import type { Position } from './position.ts';
import type { GugSetup } from './setup.ts';
import { CLASSIC, type Variation } from './sips.ts';

/** The variation that a table plays (17.1-17.5), as the judge of turns is asked with it. */
export function variationOf({ variation, closedStations, bottle }: GugSetup): Variation {
  return { code: variation, draw: closedStations?.draw ?? CLASSIC.draw, bottle };
}

/** The variation as it is for one icon: with the end stations that others have used, where each is used once (R29). */
export function variationFor(network: Network, state: GugState, seat: number, icon: number): Variation {
  const { R26, R29 } = network.rulings;
  const variation = variationOf(state.setup);
  if (R29 === 'each-player') return variation;
  // Drops that are the icon's own, or its team's together, are in its position.
  const isOwn = (other: number, index: number) => other === seat && (index === icon || R26 === 'together');
  const used = state.seats.flatMap(({ icons }, other) =>
    icons.flatMap(({ position }, index) => (isOwn(other, index) ? [] : (position?.drops ?? []))),
  );
  const { heathrow } = network.board.data.special;
  return { ...variation, used: used.map(({ station }) => station).filter((station) => station !== heathrow) };
}

/** 17.4: two icons and two dice in Double Up Team; else one of each. */
export function iconsOf({ variation }: GugSetup): 1 | 2 {
  return variation === 'DUT' ? 2 : 1;
}

/** 17.3: one at a time, against the clock. */
export function isSprint({ variation }: GugSetup): boolean {
  return variation === 'CSP';
}

/**
 * Where an icon stands, as the judge of turns is asked about it: its own drops, or all of its team's (17.4, R26).
 *
 * @throws RangeError while the icon has no starting station.
 */
export function positionOf({ rulings }: Network, state: GugState, seat: number, icon: number): Position {
  const icons = state.seats[seat]?.icons ?? [];
  const position = icons[icon]?.position;
  if (!position) throw new RangeError(`no icon stands: ${seat}.${icon}`);
  if (rulings.R26 === 'each-icon' || icons.length === 1) return position;
  return { ...position, drops: icons.flatMap((one) => one.position?.drops ?? []) };
}

/** A state in which one seat is changed. */
export function withSeat(state: GugState, seat: number, change: (before: SeatState) => SeatState): GugState {
  return { ...state, seats: state.seats.map((before, index) => (index === seat ? change(before) : before)) };
}

/** The seats that have neither finished nor left, by their index. */
export function playing({ seats }: GugState): readonly number[] {
  return seats.flatMap(({ status }, seat) => (status.is === 'playing' ? [seat] : []));
}
