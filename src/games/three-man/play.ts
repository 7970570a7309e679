import { allowed, gameOf } from '../shared/decision.ts';
import type { Game } from '../shared/game.ts';
import type { ThreeManEvent } from './events.ts';
import {
  never,
  type ThreeManDecision,
  type ThreeManFinding,
  type ThreeManSetup,
  type ThreeManStage,
  type ThreeManState,
} from './play-state.ts';
import { begun, decideOneDie, decidePassOn } from './play-three-man.ts';
import { decideHandOut, decideThrow, passed } from './play-throw.ts';

/** One game of Three Man, from the moment somebody is made it. */
export const THREE_MAN: Game<ThreeManSetup, ThreeManEvent, ThreeManState, ThreeManFinding> = gameOf(startOf, decide);

/** @throws RangeError for a ring of fewer than two, or without the Three Man: Gools never asks for one. */
function startOf({ ring, threeMan, rulings }: ThreeManSetup): ThreeManState {
  if (ring.length < 2 || !ring.includes(threeMan)) throw new RangeError(`no ring: ${ring.join()}, ${threeMan}`);
  return begun({ ring, rulings, last: null, pours: [], rules: [], parts: [threeMan] }, threeMan);
}

function decide(state: ThreeManState, event: ThreeManEvent): ThreeManDecision {
  if (state.stage.is === 'over') return never('three-man-7.4', 'game-over');
  if ('seat' in event && !state.ring.includes(event.seat)) {
    return never('three-man-7.1', 'no-such-seat', { seat: event.seat });
  }
  switch (event.kind) {
    case 'throw':
      return decideThrow(state, event);
    case 'hand-out':
      return decideHandOut(state, event);
    case 'one-die':
      return decideOneDie(state, event);
    case 'pass-on':
      return decidePassOn(state, event);
    case 'sloppy': {
      const { seat } = event;
      const pour = { clause: 'three-man-7.10', from: seat, to: [seat], of: 'drink', count: 1 } as const;
      return allowed(() => ({ ...state, pours: [...state.pours, pour] }));
    }
    case 'call-off':
      return allowed(() => ({ ...state, stage: { is: 'over', why: 'called-off' } }));
  }
}

/** The game after somebody got up and left the table: without its Three Man, or with one player alone, it is over. */
export function withoutSeat(state: ThreeManState, seat: number): ThreeManState {
  const ring = state.ring.filter((other) => other !== seat);
  const { stage } = state;
  if (seat === state.threeMan || ring.length < 2) return { ...state, ring, stage: OVER };
  const isRolling = (stage.is === 'throw' || stage.is === 'hand-out') && stage.roller === seat;
  // The dice pass on from where the roller sat, and what was still to be handed out is forgotten.
  return isRolling ? { ...passed(state, seat), ring } : { ...state, ring };
}

const OVER: ThreeManStage = { is: 'over', why: 'left' };
