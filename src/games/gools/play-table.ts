import type { Pour } from '../shared/pour.ts';
import { never, type GoolsDecision } from './play-decision.ts';
import type { GoolsState, Stage } from './play-state.ts';

/** Who won the last round, and is still there. */
export function lastWinner({ ring, streak }: GoolsState): number | undefined {
  return streak && ring.includes(streak.seat) ? streak.seat : undefined;
}

/** The refusal of a turn while the table waits for something else. */
export function busy(stage: Exclude<Stage, { readonly is: 'between' | 'round' }>): GoolsDecision {
  switch (stage.is) {
    case 'roll-off':
      return never('gools-4.1', 'roll-off-first');
    case 'name':
      return never('gools-6.5', 'name-first', { seat: stage.round.naming[0]! });
    case 'one-die':
      return never('gools-6.4', 'one-die-first');
    case 'three-man':
      return never('gools-6.3', 'three-man-first', { seat: stage.game.threeMan });
    case 'over':
      return never('gools-1.1', 'game-over');
  }
}

type Poured = Pour<GoolsState['pours'][number]['clause']>;

/** A drink for some, unless a pour says otherwise. */
export function pouring(
  state: GoolsState,
  clause: Poured['clause'],
  from: number | null,
  to: readonly number[],
  over: Partial<Pick<Poured, 'of' | 'count'>> = {},
): GoolsState {
  return { ...state, pours: [...state.pours, { clause, from, to, of: 'drink', count: 1, ...over }] };
}
