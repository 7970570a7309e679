import { useLayoutEffect, useMemo } from 'preact/hooks';
import { variationOf } from '../../../../games/gug/play-table.ts';
import { gameOfSaved } from '../../../../games/gug/play.ts';
import { $pointed, $showsEnds, $situation, $table } from '../../../../log/situation.ts';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import { $replayStep } from '../replay-store.ts';
import { situationAt } from './replayed.ts';

/** Puts a past step on the map, and what was there before back when the replay is left. */
export function useReplay(step: number): void {
  const { hands } = usePanel();
  const { saved, board, fold } = useGame();
  const game = useMemo(() => gameOfSaved(saved, board), [saved.id, board]);
  useLayoutEffect(() => {
    const kept = { situation: $situation.get(), table: $table.get(), showsEnds: $showsEnds.get() };
    $showsEnds.set(false);
    // Nothing is played in the past: a tap is a question where that is.
    hands.current = {
      tap: (station) => $pointed.set(station),
      undo: () => $replayStep.set(Math.max(0, ($replayStep.get() ?? 0) - 1)),
      chooseReading: () => undefined,
    };
    return () => {
      hands.current = undefined;
      $table.set(kept.table);
      $showsEnds.set(kept.showsEnds);
      $situation.set(kept.situation);
    };
  }, []);
  useLayoutEffect(() => {
    const network = game.turnNetwork(fold.steps[step - 1]?.before ?? fold.state);
    const variation = variationOf(saved.setup);
    $table.set({ rulings: network.rulings, sides: saved.sides, variation, boardVersion: saved.board.version });
    $situation.set(situationAt(network, saved, fold, step));
  }, [step, fold]);
}
