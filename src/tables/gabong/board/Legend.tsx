import type { GabongState } from '../../../games/gabong/match-state.ts';
import type { GabongBoardWords } from '../../../i18n/gabong/en.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { WithThetas } from '../Theta.tsx';
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
  const legend = legendOf(state, words.board);
  return (
    <div class="soft board-legend">
      {legend.map((sentence) =>
        sentence === words.board.legend.theta ? (
          <p key={sentence} class="line">
            <span>
              <WithThetas text={sentence} />
            </span>{' '}
            <ClauseTag clause="gabong-4.4" />
          </p>
        ) : (
          <p key={sentence}>{sentence}</p>
        ),
      )}
    </div>
  );
}
