import { useMemo } from 'preact/hooks';
import type { ThreeManEvent } from '../../../games/three-man/events.ts';
import type { ThreeManState } from '../../../games/three-man/play-state.ts';
import { momentOf } from '../moment.ts';
import { useTable } from '../table.ts';
import { type Last, lastOf } from './last.ts';

/** The mini game that is on, and the hand that plays in it. */
export interface MiniGame {
  readonly game: ThreeManState;
  readonly last: Last | undefined;
  /** Where its dice have come to: what is half done belongs to no other. */
  readonly moment: string;
  readonly act: (event: ThreeManEvent) => boolean;
}

/** @returns undefined where no mini game is on. */
export function useMiniGame(): MiniGame | undefined {
  const { state, fold, play } = useTable();
  const game = state.stage.is === 'three-man' ? state.stage.game : undefined;
  const last = useMemo(() => game && lastOf(fold.steps, game), [fold, game]);
  return game && { game, last, moment: momentOf(fold.steps), act: (event) => play({ kind: 'three-man', event }) };
}
