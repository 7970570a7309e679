import { type ThreeManDue, threeManDue } from '../three-man/due.ts';
import { HAND } from './hand.ts';
import { openTurn, stillToPlay } from './lead.ts';
import type { GoolsState, RollOff, RuleClause, Stage } from './play-state.ts';
import { lastWinner } from './play-table.ts';

/** What is to be done next, for the screen: what the judge would let through without a word of the table. */
export type GoolsDue =
  /** `dice`: so many of them. `isOpening`: the throw opens a round. */
  | { readonly kind: 'throw'; readonly seat: number; readonly dice: number; readonly isOpening: boolean }
  | { readonly kind: 'keep'; readonly seat: number }
  | { readonly kind: 'roll-off' | 'one-die' | 'name'; readonly seat: number }
  | { readonly kind: 'three-man'; readonly due: ThreeManDue }
  | { readonly kind: 'rule'; readonly seat: number; readonly clause: RuleClause }
  | { readonly kind: 'over' };

/** One thing that the game waits for, or in a roll-off one for each who has to throw; and rules that may be made meanwhile. */
export function dueOf(state: GoolsState): readonly GoolsDue[] {
  const { stage } = state;
  if (stage.is === 'over') return [{ kind: 'over' }];
  return [...waitsFor(state, stage), ...state.rulesDue.map((due) => ({ kind: 'rule', ...due }) as const)];
}

function waitsFor(state: GoolsState, stage: Exclude<Stage, { readonly is: 'over' }>): readonly GoolsDue[] {
  switch (stage.is) {
    case 'between':
      return [{ kind: 'throw', seat: lastWinner(state) ?? state.ring[0]!, dice: HAND, isOpening: true }];
    case 'round': {
      const turn = openTurn(stage.round);
      if (!turn) return [{ kind: 'throw', seat: stillToPlay(stage.round)[0]!, dice: HAND, isOpening: false }];
      const { seat, lying, throws } = turn;
      if (throws.at(-1)!.kept.length === 0) return [{ kind: 'keep', seat }];
      return [{ kind: 'throw', seat, dice: HAND - lying.length, isOpening: false }];
    }
    case 'roll-off':
    case 'one-die':
      return toThrow(stage).map((seat) => ({ kind: stage.is, seat }));
    case 'name':
      return [{ kind: 'name', seat: stage.round.naming[0]! }];
    case 'three-man':
      return [{ kind: 'three-man', due: threeManDue(stage.game) }];
  }
}

function toThrow({ among, thrown }: RollOff): readonly number[] {
  return among.filter((seat) => thrown.every((one) => one.seat !== seat));
}
