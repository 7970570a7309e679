import { allowed } from '../shared/decision.ts';
import { isEyes } from '../shared/eyes.ts';
import type { ThreeManEventOf } from './events.ts';
import { never, type ThreeManDecision, type ThreeManState } from './play-state.ts';
import { passed } from './play-throw.ts';
import { neighbour } from './ring.ts';

/** 7.4: the Three Man's own die, and after a 3 the second. */
export function decideOneDie(state: ThreeManState, { seat, eyes }: ThreeManEventOf<'one-die'>): ThreeManDecision {
  const { stage, threeMan } = state;
  if (stage.is === 'pass-on') return never('three-man-7.4', 'pass-on-due', { seat: threeMan });
  if (stage.is !== 'one-die') return never('three-man-7.4', 'one-die-not-due');
  if (seat !== threeMan) return never('three-man-7.4', 'not-your-turn', { seat: threeMan });
  if (!isEyes(eyes)) return never('three-man-7.4', 'bad-eyes', { eyes });
  return allowed(() => {
    if (eyes === 3) return { ...state, stage: stage.isSecond ? { is: 'pass-on' } : { is: 'one-die', isSecond: true } };
    return stage.isSecond ? passed(state, threeMan) : { ...state, stage: { is: 'over', why: 'got-away' } };
  });
}

/** 7.4: after two 3s the part may go to another player (T3). */
export function decidePassOn(state: ThreeManState, { seat, to }: ThreeManEventOf<'pass-on'>): ThreeManDecision {
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
export function begun(state: Omit<ThreeManState, 'threeMan' | 'way' | 'stage'>, threeMan: number): ThreeManState {
  const roller = neighbour(state.ring, threeMan, 'left');
  return { ...state, threeMan, way: 'left', stage: { is: 'throw', roller, streak: 0 } };
}
