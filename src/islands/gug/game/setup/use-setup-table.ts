import { useLayoutEffect } from 'preact/hooks';
import type { StationId } from '../../../../games/gug/board-data.ts';
import { CLASSIC } from '../../../../games/gug/sips.ts';
import { emptySituation, startPosition } from '../../../../games/gug/situation.ts';
import type { SetupDraft } from '../../../../log/forms/gug.ts';
import { $past, $showsEnds, $situation, $table } from '../../../../log/situation.ts';
import { questionOf } from '../../asking.ts';
import { usePanel } from '../../panel-context.ts';
import type { Drawn } from './drawn.ts';

/**
 * Puts the table that is being set up on the map, and the question of before back when it is left.
 *
 * @param isReady - whether its board is there. @param picked - the first end of a stretch that is being closed.
 */
export function useSetupTable(
  draft: SetupDraft,
  drawn: Drawn | null,
  isReady: boolean,
  picked: StationId | undefined,
): void {
  const { ask } = usePanel();
  const { board, rulings, sides, works, variation, bottle } = draft;

  useLayoutEffect(() => {
    const before = { situation: $situation.get(), past: $past.get(), showsEnds: $showsEnds.get() };
    $past.set([]);
    $showsEnds.set(false);
    return () => {
      $table.set(null);
      $past.set(before.past);
      $showsEnds.set(before.showsEnds);
      $situation.set(before.situation);
      ask(questionOf(before.situation));
    };
  }, []);

  useLayoutEffect(() => {
    const draw = drawn?.ok ? drawn.draw : CLASSIC.draw;
    $table.set({ rulings, sides, variation: { code: variation, draw, bottle } });
  }, [rulings, sides, variation, bottle, drawn]);

  useLayoutEffect(() => {
    if (isReady) $situation.set({ ...emptySituation(board), works, position: picked ? startPosition(picked) : null });
  }, [board, works, isReady, picked]);
}
