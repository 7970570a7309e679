import { useState } from 'preact/hooks';
import { emptySituation } from '../../games/gug/situation.ts';
import { useStore } from '../../ui/use-store.ts';
import { EndsList } from './EndsList.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StationList } from './StationList.tsx';
import { FoldedPart, WorksPanel } from './WorksPanel.tsx';
import { startOver } from './asking.ts';
import { BOARD_IDS, type BoardId, bringBoard } from './boards.ts';
import { usePanel } from './panel-context.ts';
import { $situation, change } from './session.ts';

/** Below the map: the same as a list, the drops, and the house rules. */
export function More() {
  return (
    <div class="more" id="gug-more" tabIndex={-1}>
      <EndsList />
      <LedgerPanel />
      <StationList />
      <RulingsPanel />
      <WorksPanel />
      <BoardChoice />
      <ShareButton />
    </div>
  );
}

const load = () => import('./RulingsList.tsx').then(({ RulingsList }) => RulingsList);

/** The house rules, folded away. */
function RulingsPanel() {
  const { heading } = usePanel().words.panel.rulings;
  return (
    <section class="part" id="gug-house-rules" tabIndex={-1}>
      <FoldedPart heading={heading} startsOpen={false} load={load} />
    </section>
  );
}

/** Another board, which is fetched when it is asked for; and a fresh start on this one. */
function BoardChoice() {
  const { words, ask } = usePanel();
  const situation = useStore($situation);
  const [isMissing, setMissing] = useState(false);
  const { panel } = words;
  const choose = async (id: BoardId) => {
    const board = await bringBoard(id);
    setMissing(!board);
    if (!board) return;
    change(emptySituation(id), panel.ask.boards[id]);
    ask('at');
  };
  return (
    <section class="part">
      <fieldset>
        <legend>{panel.ask.board}</legend>
        <div class="row">
          {BOARD_IDS.map((id) => (
            <label key={id} class="count">
              <input type="radio" name="gug-board" checked={situation.board === id} onChange={() => void choose(id)} />
              <span>{panel.ask.boards[id]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isMissing && <p role="alert">{panel.trouble.board}</p>}
      <button
        type="button"
        class="key wide"
        onClick={() => {
          change(startOver(situation), panel.route.startOver);
          ask('at');
        }}
      >
        {panel.route.startOver}
      </button>
    </section>
  );
}
