import { useState } from 'preact/hooks';
import { BOARD_IDS, type BoardId, isBoardId, bringBoard } from '../../boards.ts';
import { usePanel } from '../../panel-context.ts';
import { PartFold } from './PartFold.tsx';
import { useSetup } from './setup-context.ts';
import { worksOn } from '../../../../works/closing.ts';

/** Which drawing of the Underground is played on. What is closed today stays closed where it is on both. */
export function BoardPart() {
  const { ask, trouble } = usePanel().words.panel;
  const { words, draft, change } = useSetup();
  const { board: text } = words.setup;
  const { works } = draft;
  const [isMissing, setMissing] = useState(false);
  const [hasLost, setLost] = useState(false);
  const choose = async (id: BoardId) => {
    const board = await bringBoard(id);
    setMissing(!board);
    if (!board) return;
    const left = worksOn(board, works);
    setLost(left.stations.length + left.stretches.length < works.stations.length + works.stretches.length);
    const sides = Object.entries(draft.sides).filter(([station]) =>
      [...board.stations.keys()].some((id) => id === station),
    );
    change({ board: id, works: left, sides: Object.fromEntries(sides) }, ask.boards[id]);
  };
  return (
    <PartFold part="board" value={isBoardId(draft.board) ? ask.boards[draft.board] : draft.board}>
      <fieldset>
        <legend>{text.legend}</legend>
        <div class="row">
          {BOARD_IDS.map((id) => (
            <label key={id} class="count">
              <input type="radio" name="setup-board" checked={draft.board === id} onChange={() => void choose(id)} />
              <span>{ask.boards[id]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isMissing && <p role="alert">{trouble.board}</p>}
      {hasLost && <p role="status">{text.lost}</p>}
    </PartFold>
  );
}
