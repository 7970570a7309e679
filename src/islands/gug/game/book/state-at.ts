import type { GugState } from '../../../../games/gug/play-state.ts';
import type { FoldedGugGame } from '../../../../log/played.ts';

/** The game after so many of its steps, 0 for the start; more than there are is the game as it stands. */
export function stateAt({ state, steps }: FoldedGugGame, step: number): GugState {
  return steps[step]?.before ?? state;
}
