import type { GabongState } from '../../../games/gabong/match-state.ts';
import type { GabongBoardWords } from '../../../i18n/gabong/words.ts';
import { useTable } from '../table-context.ts';
import { boardLines } from './board-lines.ts';

/** The signs that stand on the board, in words; those that do not are not spoken of. */
export function legendOf(state: GabongState, { legend }: GabongBoardWords): readonly string[] {
  const lines = boardLines(state);
  const cells = lines.flatMap((line) => line.cells);
  return [
    legend.below,
    ...(cells.some((cell) => cell?.hasTheta) ? [legend.theta] : []),
    legend.master,
    ...(cells.some((cell) => cell?.isHalved) ? [legend.halved] : []),
    ...(state.extraDeal ? [legend.extra] : []),
  ];
}

export function Legend() {
  const { words, state } = useTable();
  return <p class="soft board-legend">{legendOf(state, words.board).join(' ')}</p>;
}
