import { useLayoutEffect } from 'preact/hooks';
import { $icons } from '../../../../log/situation.ts';
import { useStore } from '../../../shared/use-store.ts';
import { useGame } from '../game-context.ts';
import { iconsOf } from '../icons.ts';
import { $replayStep } from '../replay-store.ts';
import { stateAt } from './state-at.ts';

/** Keeps the icons on the map as they stand; in a replay, as they stood. */
export function useIcons(): void {
  const { fold, state, due, hand } = useGame();
  const step = useStore($replayStep);
  const isMove = due.some(({ kind }) => kind === 'move');
  useLayoutEffect(() => {
    $icons.set(step === null ? iconsOf(state, isMove ? hand.icon : undefined) : iconsOf(stateAt(fold, step)));
  }, [fold, step, isMove, hand.icon]);
  useLayoutEffect(() => () => $icons.set([]), []);
}
