import { type Card, type NamedSuit, SUITS } from '../../../../games/gabong/check-card.ts';
import { drawOf } from '../../../../games/gabong/check-draw.ts';
import { type CheckDue, checkDue } from '../../../../games/gabong/check-due.ts';
import type { CheckEvent } from '../../../../games/gabong/check-events.ts';
import type { CheckState, Draw } from '../../../../games/gabong/check-state.ts';
import { topOf } from '../../../../games/gabong/check-turn.ts';
import type { Direction } from '../../../../games/gabong/ring.ts';
import { judge } from './walk.ts';

/** What can be added to a sequence for one player: anything that makes sense, be it allowed or not. */
export interface Offers {
  readonly first: boolean;
  readonly lay: boolean;
  readonly slap: boolean;
  /** How many cards it would be, and why. */
  readonly draw: Draw | undefined;
  readonly gabong: boolean;
  /** The ways that the Gabongmester can say now. */
  readonly ways: readonly Direction[];
  /** Whether it is for this player to go on. */
  readonly isDue: boolean;
}

/** What is laid with a card, before anybody judges it. */
export interface Laid {
  readonly card: Card;
  readonly named: NamedSuit | null;
  readonly isLast: boolean;
}

/** Some card: whether a hand can be thrown does not hang on which it is, as long as the packs have it. */
const SOME_RANK = 9;

/** @param seat - whose things are offered; the Gabongmester's are the same for everybody. */
export function offersOf(state: CheckState, seat: number): Offers {
  const makesSense = (event: CheckEvent): boolean => {
    const { allowed, canOverrule } = judge(state, event);
    return allowed || canOverrule;
  };
  if (state.stage.is === 'first') {
    return { first: true, lay: false, slap: false, draw: undefined, gabong: false, ways: [], isDue: true };
  }
  const laid: Laid = { card: topCard(state), named: null, isLast: false };
  return {
    first: false,
    lay: makesSense({ kind: 'lay', seat, ...laid }),
    slap: makesSense({ kind: 'slap', seat, ...laid }),
    draw: makesSense({ kind: 'draw', seat }) ? drawOf(state, seat) : undefined,
    gabong: SUITS.some((suit) => makesSense({ kind: 'gabong', seat, hand: [{ suit, rank: SOME_RANK }] })),
    ways: ([1, -1] as const).filter((direction) => judge(state, { kind: 'direction', direction }).allowed),
    isDue: seatsDue(checkDue(state)).includes(seat),
  };
}

/** What lies on top: the last card of a gabong, where there is one (4.3). */
export function topCard(state: CheckState): Card {
  const { stage } = state;
  return (stage.is === 'gabong' ? stage.gabongs.at(-1)?.hand.at(-1) : undefined) ?? topOf(state).card;
}

/** Who can go on of themselves, the one with the turn first. */
export function seatsDue(due: readonly CheckDue[]): readonly number[] {
  return due.flatMap((one) => {
    switch (one.kind) {
      case 'race':
        return one.seats;
      case 'first':
      case 'turn':
      case 'six':
      case 'direction':
        return [one.seat];
      case 'count':
        return one.owes ? [one.owes.seat] : [];
      case 'turning':
      case 'gabonged':
        return [];
    }
  });
}
