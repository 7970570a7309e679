import { allowed, gameOf } from '../shared/decision.ts';
import { isEyes } from '../shared/eyes.ts';
import type { Game } from '../shared/game.ts';
import type { ThreeManEvent, ThreeManEventOf } from './events.ts';
import {
  never,
  type ThreeManDecision,
  type ThreeManFinding,
  type ThreeManSetup,
  type ThreeManStage,
  type ThreeManState,
} from './play-state.ts';
import { decideHandOut, decideThrow, passed } from './play-throw.ts';
import { neighbour } from './ring.ts';

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

/** 7.4: the Three Man's own die, and after a 3 the second. Where the dice are after that is a reading (T6). */
function decideOneDie(state: ThreeManState, { seat, eyes }: ThreeManEventOf<'one-die'>): ThreeManDecision {
  const { stage, threeMan } = state;
  if (stage.is === 'pass-on') return never('three-man-7.4', 'pass-on-due', { seat: threeMan });
  if (stage.is !== 'one-die') return never('three-man-7.4', 'one-die-not-due');
  if (seat !== threeMan) return never('three-man-7.4', 'not-your-turn', { seat: threeMan });
  if (!isEyes(eyes)) return never('three-man-7.4', 'bad-eyes', { eyes });
  return allowed(() => {
    if (eyes === 3) return { ...state, stage: stage.isSecond ? { is: 'pass-on' } : { is: 'one-die', isSecond: true } };
    if (!stage.isSecond) return { ...state, stage: { is: 'over', why: 'got-away' } };
    return state.rulings.T6 === 'from-the-left' ? begun(state, threeMan) : passed(state, threeMan);
  });
}

/** 7.4: after two 3s the part may go to another player (T3). */
function decidePassOn(state: ThreeManState, { seat, to }: ThreeManEventOf<'pass-on'>): ThreeManDecision {
  const { stage, threeMan, ring, rulings } = state;
  if (stage.is !== 'pass-on') return never('three-man-7.4', 'pass-on-not-due');
  if (seat !== threeMan) return never('three-man-7.4', 'not-your-turn', { seat: threeMan });
  if (to === null) return allowed(() => passed(state, threeMan));
  if (to === threeMan) return never('three-man-7.4', 'pass-on-self', { seat });
  if (!ring.includes(to)) return never('three-man-7.4', 'no-such-seat', { seat: to });
  if (rulings.T3 === 'ends') return allowed(() => ({ ...state, stage: { is: 'over', why: 'passed-on' } }));
  return allowed(() => begun({ ...state, parts: [...state.parts, to] }, to));
}

/** 7.1: the player to the left of the Three Man starts. */
function begun(state: Omit<ThreeManState, 'threeMan' | 'way' | 'stage' | 'before'>, threeMan: number): ThreeManState {
  const roller = neighbour(state.ring, threeMan, 'left');
  return { ...state, threeMan, way: 'left', before: null, stage: { is: 'throw', roller, streak: 0 } };
}
