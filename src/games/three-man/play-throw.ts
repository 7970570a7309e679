import { allowed } from '../shared/decision.ts';
import { isEyes } from '../shared/eyes.ts';
import type { Pour } from '../shared/pour.ts';
import type { ThreeManClause } from './clauses.ts';
import type { ThreeManEventOf } from './events.ts';
import { never, type ThreeManDecision, type ThreeManState } from './play-state.ts';
import { neighbour, turned } from './ring.ts';
import { effectsOf, type Throw } from './throws.ts';

/** 7.3: so many throws in a row that make somebody drink earn a new rule, and as many more another, or none (T5). */
export const STREAK = 6;

/** 7.1: so many dice are thrown. */
const PAIR = 2;

/** 7.2: the roller throws the two dice. */
export function decideThrow(state: ThreeManState, { seat, dice }: ThreeManEventOf<'throw'>): ThreeManDecision {
  const { stage } = state;
  if (stage.is === 'hand-out') return never('three-man-7.7', 'hand-out-first', { count: stage.drinks });
  if (stage.is === 'pass-on') return never('three-man-7.4', 'pass-on-due', { seat: state.threeMan });
  if (stage.is !== 'throw') return never('three-man-7.4', 'one-die-due', { seat: state.threeMan });
  if (seat !== stage.roller) return never('three-man-7.2', 'not-your-turn', { seat: stage.roller });
  if (!isPair(dice)) {
    const bad = dice.find((eyes) => !isEyes(eyes));
    return dice.length === PAIR
      ? never('three-man-7.1', 'bad-eyes', { eyes: bad! })
      : never('three-man-7.1', 'dice-number', { count: PAIR });
  }
  return allowed(() => thrown(state, seat, stage.streak, dice));
}

function isPair(dice: readonly number[]): dice is Throw {
  return dice.length === PAIR && dice.every(isEyes);
}

function thrown(before: ThreeManState, roller: number, streak: number, dice: Throw): ThreeManState {
  const pours = [...before.pours, ...poursOf(before, roller, dice)];
  const state: ThreeManState = { ...before, pours, last: { roller, dice } };
  const effects = effectsOf(dice);
  if (effects.length === 0) return passed(state, roller);
  if (effects.some(({ effect }) => effect === 'reversal')) return reversed(state, roller);

  const row = streak + 1;
  const isEarned = state.rulings.T5 === 'once' ? row === STREAK : row % STREAK === 0;
  const rules = isEarned ? [...state.rules, roller] : state.rules;
  const drinks = toHandOut(dice);
  const stage = { roller, streak: row };
  return { ...state, rules, stage: drinks > 0 ? { is: 'hand-out', ...stage, drinks } : { is: 'throw', ...stage } };
}

/** The dice go on, from the roller, or from the Three Man who stays it: to the next player, or back to the Three Man (7.4). */
export function passed(state: ThreeManState, from: number): ThreeManState {
  const next = neighbour(state.ring, from, state.way);
  const isBack = next === state.threeMan;
  return {
    ...state,
    before: from === state.threeMan ? state.before : from,
    stage: isBack ? { is: 'one-die', isSecond: false } : { is: 'throw', roller: next, streak: 0 },
  };
}

/**
 * 7.9: the dice go back to whoever threw before, which is not the seat beside where somebody has sat down between the two
 * (T8). Where nobody has, they go to the seat that they came from, or past the Three Man to the one behind (T2).
 */
function reversed(state: ThreeManState, from: number): ThreeManState {
  const { ring, threeMan, before, rulings } = state;
  const way = turned(state.way);
  const beside = neighbour(ring, from, way);
  const seat = beside === threeMan ? neighbour(ring, beside, way) : beside;
  const isKnown = rulings.T8 === 'who-threw-before' && before !== null && before !== from && ring.includes(before);
  return { ...state, way, before: from, stage: { is: 'throw', roller: isKnown ? before : seat, streak: 0 } };
}

/** 7.7: all the drinks, to others, in whatever shares. */
export function decideHandOut(state: ThreeManState, { seat, shares }: ThreeManEventOf<'hand-out'>): ThreeManDecision {
  const { stage, ring } = state;
  if (stage.is !== 'hand-out') return never('three-man-7.7', 'hand-out-not-due');
  const { roller, streak, drinks } = stage;
  if (seat !== roller) return never('three-man-7.7', 'not-your-turn', { seat: roller });
  const stray = shares.find(({ to }) => !ring.includes(to));
  if (stray) return never('three-man-7.7', 'no-such-seat', { seat: stray.to });
  if (shares.some(({ to }) => to === roller)) return never('three-man-7.7', 'hand-out-self', { seat });
  const twice = shares.find(({ to }, index) => shares.slice(0, index).some((other) => other.to === to));
  if (twice) return never('three-man-7.7', 'hand-out-twice', { seat: twice.to });
  if (!shares.every((share) => Number.isInteger(share.drinks) && share.drinks > 0)) {
    return never('three-man-7.7', 'bad-drinks');
  }
  const sum = shares.reduce((handed, share) => handed + share.drinks, 0);
  if (sum !== drinks) return never('three-man-7.7', 'hand-out-sum', { count: drinks });
  return allowed(() => ({
    ...state,
    stage: { is: 'throw', roller, streak },
    pours: [
      ...state.pours,
      ...shares.map(({ to, drinks: count }) => {
        return { clause: 'three-man-7.7', from: roller, to: [to], of: 'drink', count } as const;
      }),
    ],
  }));
}

/** Who sits where when a throw falls. */
type AtTable = Pick<ThreeManState, 'ring' | 'threeMan' | 'way' | 'rulings'>;

/** What a throw makes whom take, in the order of the rules; what a double hands out (7.7) is not among it yet. */
function poursOf(
  { ring, threeMan, way, rulings }: AtTable,
  roller: number,
  dice: Throw,
): readonly Pour<ThreeManClause>[] {
  const one = { from: roller, of: 'drink', count: 1 } as const;
  return effectsOf(dice, rulings).flatMap((effect): readonly Pour<ThreeManClause>[] => {
    const { clause } = effect;
    switch (effect.effect) {
      case 'drinks':
        return [{ ...one, clause, to: [effect.who === 'roller' ? roller : neighbour(ring, roller, effect.who)] }];
      case 'three-man-drinks':
        return [{ ...one, clause, to: [threeMan] }];
      case 'three-man-shot':
        return [{ ...one, clause, to: [threeMan], of: 'shot' }];
      case 'social':
        return [{ ...one, clause, to: ring }];
      case 'reversal':
        // Whoever would have thrown next, which may be the Three Man.
        return [{ ...one, clause, to: [neighbour(ring, roller, way)] }];
      case 'hand-out':
        return [];
    }
  });
}

/** 7.7: how many drinks a throw lets the roller hand out. */
function toHandOut(dice: Throw): number {
  return effectsOf(dice).reduce((drinks, effect) => drinks + (effect.effect === 'hand-out' ? effect.drinks : 0), 0);
}
