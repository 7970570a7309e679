import type { CardEffect } from './cards.ts';
import { effectOf } from './check-card.ts';
import type { CheckState, Owed } from './check-state.ts';
import type { Laid } from './pile.ts';
import { type Direction, seatFrom, turned } from './ring.ts';

/** 11.2: so many cards for every two that nobody has drawn for. */
export const CARDS_A_TWO = 2;

/** Who has no card left: whoever has laid the last one (9.5), or thrown the hand down. */
export function isOut({ pile, stage }: CheckState, seat: number): boolean {
  const hasThrown = stage.is === 'gabong' && stage.gabongs.some((one) => one.seat === seat);
  return hasThrown || pile.some(({ by, isLast }) => isLast && by === seat);
}

/** The card on top of the pile. */
export const topOf = ({ pile }: CheckState): Laid => pile.at(-1)!;

/**
 * Whose turn it is after a card with some effect (3.2, 11.2-11.14).
 *
 * @param from - who laid it, or whoever it counts as laid by.
 * @param direction - of play when it is laid.
 */
export function passedOn(state: CheckState, from: number, direction: Direction, effect: CardEffect): CheckState {
  const { players, master } = state.setup;
  const after = (steps: number) => seatFrom(players, from, direction, steps);
  const on = { ...state, direction };
  switch (effect) {
    case 'skip':
      return { ...on, stage: { is: 'turn', seat: after(2), pending: { is: 'six', seat: after(1) } } };
    case 'to-master':
      return { ...on, stage: { is: 'turn', seat: master, pending: null } };
    case 'forward-turn':
      return { ...on, stage: { is: 'turn', seat: after(1), pending: { is: 'turning' } } };
    case 'back':
      return { ...on, stage: { is: 'turn', seat: after(-1), pending: null } };
    case 'turn':
      return { ...on, direction: turned(direction), stage: { is: 'turn', seat: after(-1), pending: null } };
    case 'draw-two':
    case 'answer':
    case 'no-change':
    case 'name-suit':
    case 'fifth-suit':
    case 'plain':
      return { ...on, stage: { is: 'turn', seat: after(1), pending: null } };
  }
}

/** 9.4: as the first card both jack and queen turn the direction after the first player; a king has nothing to turn. */
export function openingEffect({ card }: Laid): CardEffect {
  const effect = effectOf(card);
  if (effect === 'back') return 'forward-turn';
  return effect === 'turn' ? 'plain' : effect;
}

/** 9.1, 9.4: whoever lays first beside a player has the turn; on a five the Gabongmester has it. */
export function raceFrom(state: CheckState, from: number): CheckState {
  const isFive = effectOf(topOf(state).card) === 'to-master';
  const stage = isFive ? ({ is: 'turn', seat: state.setup.master, pending: null } as const) : undefined;
  return { ...state, direction: null, stage: stage ?? { is: 'race', from } };
}

/** Whether the direction turns when this turn is taken: after a jack (11.11), or a first card that does so (9.4). */
export function isTurning(state: CheckState): boolean {
  const { stage } = state;
  if (stage.is === 'race') return openingEffect(topOf(state)) === 'forward-turn';
  return stage.is === 'turn' && stage.pending?.is === 'turning';
}

/**
 * A card is laid, and counts as its player's turn (3.2, 5.1): first what waited for the turn to be taken, then what the
 * card does itself.
 *
 * @param by - whose card it is.
 * @param ways - the direction of play as it is laid: two where the Gabongmester or the next to lay settles it (9.4),
 *   none where the Gabongmester says it now.
 */
export function laidOn(
  state: CheckState,
  by: number,
  laid: Omit<Laid, 'by'>,
  ways: readonly Direction[],
  isLast: boolean,
): CheckState {
  const effect = effectOf(laid.card);
  const turns = isTurning(state);
  const twos = effect === 'draw-two' ? state.twos + 1 : 0;
  const lies: CheckState = { ...state, twos, pile: [...state.pile, { ...laid, by, ...(isLast && { isLast }) }] };
  const said = ways.length === 1 ? ways[0]! : null;
  const direction = said !== null && turns ? turned(said) : said;
  const { stage } = state;
  // A double of the last card changes nothing but who draws for its twos (B28).
  const out = stage.is === 'over' ? stage.seat : isLast ? by : undefined;
  if (out !== undefined) {
    return { ...lies, direction, stage: { is: 'over', seat: out, owes: owed(lies, by, direction) } };
  }
  if (direction !== null) return passedOn(lies, by, direction, effect);
  const isFirstCome = ways.length > 1 && firstToLaySettles(state);
  return isFirstCome
    ? raceFrom(lies, by)
    : { ...lies, direction, stage: { is: 'direction', from: by, after: 'laid', turns } };
}

/**
 * 9.4: where it is equally far both ways. In an odd ring that is the Gabongmester's own seat alone, and there the rule
 * says first come; in an even one the reading does (B9).
 */
function firstToLaySettles({ setup }: CheckState): boolean {
  return setup.players % 2 === 1 || setup.rulings.B9 === 'first-come';
}

/** B7: a two as the last card is drawn for before the count. */
function owed({ setup, twos }: CheckState, seat: number, direction: Direction | null): Owed | null {
  if (twos === 0 || direction === null || setup.rulings.B7 === 'no-draw') return null;
  return { seat: seatFrom(setup.players, seat, direction, 1), count: twos * CARDS_A_TWO };
}
