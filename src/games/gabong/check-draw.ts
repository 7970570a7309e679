import { allowed } from '../shared/decision.ts';
import { effectOf, isCard } from './check-card.ts';
import type { CheckEventOf } from './check-events.ts';
import { type CheckDecision, type CheckState, type Draw, never } from './check-state.ts';
import { isName } from './check-setup.ts';
import { CARDS_A_TWO, isTurning, openingEffect, passedOn, raceFrom, topOf } from './check-turn.ts';
import { seatFrom, turned } from './ring.ts';

/**
 * 9.1: the Gabongmester turns the top card. As laid by nobody it counts, a two with what it makes others draw, or not
 * (B16); of an eight the suit that was said counts where a table reads it so, else its own (B30).
 */
export function decideFirst(state: CheckState, { card, named = null }: CheckEventOf<'first'>): CheckDecision {
  const { stage, setup } = state;
  if (stage.is !== 'first') return never('gabong-9.1', 'first-card-lies');
  if (!isCard(card)) return never('gabong-11.1', 'no-such-card');
  if (!isName(card, named)) return never('gabong-11.8', 'names-no-suit');
  const { B16, B30 } = setup.rulings;
  const twos = effectOf(card) === 'draw-two' && B16 === 'draws' ? 1 : 0;
  const pile = [{ card, by: null, named: B30 === 'master-names' ? named : null, isIllegal: false }];
  return allowed(() => raceFrom({ ...state, twos, pile }, setup.master));
}

/** What a player draws now, and why (3.3, 11.2). */
export function drawOf({ stage, twos }: CheckState, seat: number): Draw {
  if (stage.is !== 'turn' || stage.seat !== seat) return { seat, count: 1, why: 'kosetrekke' };
  return twos > 0 ? { seat, count: twos * CARDS_A_TWO, why: 'twos' } : { seat, count: 1, why: 'turn' };
}

/** 3.3, 11.2: whoever draws on their turn loses it; out of turn nothing else comes of it. */
export function decideDraw(state: CheckState, { seat }: CheckEventOf<'draw'>): CheckDecision {
  const { stage, setup, direction } = state;
  if (stage.is === 'first') return never('gabong-9.1', 'first-card-first', { seat: setup.master });
  if (stage.is === 'gabong' || stage.is === 'over') return never('gabong-9.5', 'deal-over');
  const draw = drawOf(state, seat);
  const drawn = { ...state, draws: [...state.draws, draw] };
  if (draw.why === 'kosetrekke') return allowed(() => drawn);
  return allowed(() => {
    const after: CheckState = { ...drawn, twos: 0 };
    if (direction === null) return { ...after, stage: { is: 'direction', from: seat, after: 'drawn', turns: false } };
    return withSix(passedOn(after, seat, isTurning(state) ? turned(direction) : direction, 'plain'), stage);
  });
}

/** 11.3: whoever a three skips has time to lay a six until the next has laid, also where drawing is no play (B17). */
function withSix(after: CheckState, before: CheckState['stage']): CheckState {
  const { stage, setup } = after;
  if (before.is !== 'turn' || before.pending?.is !== 'six' || setup.rulings.B17 === 'laid-or-drawn') return after;
  const isStill = stage.is === 'turn' && stage.seat !== before.pending.seat;
  return isStill ? { ...after, stage: { ...stage, pending: before.pending } } : after;
}

/** 9.4: the Gabongmester says which way play goes: where nobody lays, where both ways are as long, and after a five. */
export function decideDirection(state: CheckState, { direction }: CheckEventOf<'direction'>): CheckDecision {
  const { stage, setup } = state;
  if (stage.is === 'first') return never('gabong-9.1', 'first-card-first', { seat: setup.master });
  if (!([1, -1] as readonly number[]).includes(direction)) return never('gabong-9.4', 'no-such-direction');
  if (stage.is === 'race') {
    const effect = openingEffect(topOf(state));
    // As if the one before the Gabongmester had laid the first card (B15); a three still skips both neighbours.
    const isMasters = setup.rulings.B15 === 'master' && state.pile.length === 1 && effect !== 'skip';
    const from = isMasters ? seatFrom(setup.players, setup.master, direction, -1) : stage.from;
    return allowed(() => passedOn(state, from, direction, effect));
  }
  if (stage.is === 'direction') {
    const way = stage.turns ? turned(direction) : direction;
    const effect = stage.after === 'drawn' ? 'plain' : effectOf(topOf(state).card);
    return allowed(() => passedOn(state, stage.from, way, effect));
  }
  if (stage.is === 'turn' && state.direction === null) return allowed(() => ({ ...state, direction }));
  return never('gabong-9.4', 'direction-settled');
}
