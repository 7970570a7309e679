import type { Network } from './network.ts';
import type { Charge, GugState, SeatState, TurnState } from './play-state.ts';
import type { Position } from './position.ts';
import type { GugSetup } from './setup.ts';
import { CLASSIC, type Variation } from './sips.ts';
import { INHIBITIONS } from './ledger.ts';
import type { Rulings } from './rulings.ts';

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

/** A seat is given sips to drink. One that takes points only has nothing to swallow: they are counted at once. */
export function charged(state: GugState, seat: number, charge: Charge): GugState {
  if (charge.sips.total === 0) return state;
  return withSeat(state, seat, (before) =>
    settled({ ...before, charges: [...before.charges, charge], owed: before.owed + charge.sips.total }),
  );
}

/** What is owed by a seat whose players all take points is counted. */
export function settled(seat: SeatState): SeatState {
  const isPoints = seat.players.every(({ drink }) => drink === 'points');
  return isPoints && seat.owed > 0 ? taken(seat, halves(seat.owed, seat.players.length)) : seat;
}

/** Sips taken, a share for each player: drunk, or counted by a player who takes points. */
export function taken(seat: SeatState, shares: readonly number[]): SeatState {
  return {
    ...seat,
    owed: seat.owed - sum(shares),
    players: seat.players.map((player, index) => {
      const share = shares[index]!;
      return player.drink === 'points'
        ? { ...player, counted: player.counted + share }
        : { ...player, drunk: player.drunk + share };
    }),
  };
}

/** Equal shares; what does not divide goes to the first, a sip each. */
export function halves(sips: number, players: number): readonly number[] {
  return Array.from({ length: players }, (_, player) => Math.ceil((sips - player) / players));
}

export function sum(shares: readonly number[]): number {
  return shares.reduce((total, share) => total + share, 0);
}

/** Whether an icon has nothing left to drop, drunk up or not: eleven of its own, or its team's (1.2, 17.4, R26). */
export function hasDroppedAll({ R26 }: Rulings, { icons }: SeatState, icon: number): boolean {
  const counts = icons.map(({ position }) => position?.drops.length ?? 0);
  const count = R26 === 'together' ? sum(counts) : counts[icon]!;
  return count >= INHIBITIONS;
}

/** 1.4, 12.5: all is dropped, and what it cost is drunk. */
export function isComplete(rulings: Rulings, seat: SeatState): boolean {
  return seat.pending.length === 0 && seat.icons.every((_, icon) => hasDroppedAll(rulings, seat, icon));
}

/** Whether a turn is lost: called off (11.3), or paid for (16.6, 16.7); with two icons by the penalty of one, or not (R41). */
export function isLost({ R41 }: Rulings, { setup }: GugState, { snol, moves }: TurnState): boolean {
  const isByPenalty = R41 === 'whole-team' || iconsOf(setup) === 1;
  return snol.includes('lost') || (isByPenalty && moves.some(({ verdict }) => verdict.outcome === 'penalty'));
}

/** Whether nobody moves in a turn that has not been rolled for: it is lost too, for a penalty of the last one (R30). */
export function sitsOut(rulings: Rulings, { seats }: GugState, turn: TurnState): boolean {
  const seat = seats[turn.seat]!;
  if (turn.sitsOut.length === 0) return false;
  return seat.icons.every((_, icon) => turn.sitsOut.includes(icon) || hasDroppedAll(rulings, seat, icon));
}

/** Whether a turn that has not been rolled for is skipped, whatever is drunk now: it came before its seat had drunk up (5.1, R59). */
export const isTooLate = ({ R59 }: Rulings, { isLate }: TurnState): boolean => R59 === 'skipped' && isLate === true;

/** The icons that still have to move in a turn. */
export function iconsToMove(rulings: Rulings, state: GugState, turn: TurnState): readonly number[] {
  const seat = state.seats[turn.seat]!;
  if (isLost(rulings, state, turn) || seat.status.is !== 'playing') return [];
  return seat.icons.flatMap((_, icon) => {
    const isOut = turn.moves.some((move) => move.icon === icon) || turn.sitsOut.includes(icon);
    return isOut || hasDroppedAll(rulings, seat, icon) ? [] : [icon];
  });
}

/** The dice that no icon has been given, by their index (17.4). */
export function diceLeft({ dice, moves }: TurnState): readonly number[] {
  return dice.flatMap((_, die) => (moves.some((move) => move.die === die) ? [] : [die]));
}

/** Whether nothing is left to do in a turn but to hand on the die (11.1, 11.2, 16.4). */
export function isTurnDone(rulings: Rulings, state: GugState, turn: TurnState): boolean {
  if (turn.dice.length === 0 && !isLost(rulings, state, turn)) return false;
  return turn.tosses === 0 && iconsToMove(rulings, state, turn).length === 0;
}
