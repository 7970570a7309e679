import { usePanel } from '../../panel-context.ts';
import { $wishedTab } from '../book-tab.ts';
import { useGame } from '../game-context.ts';

/** The game is over: to its results, or to another. */
export function OverPart() {
  const { setMode } = usePanel();
  const { over } = useGame().words.play;
  return (
    <div class="acts">
      <button type="button" class="key go" data-do="results" onClick={() => $wishedTab.set('results')}>
        {over.results}
      </button>
      <button type="button" class="key" data-do="new-game" onClick={() => setMode('setup')}>
        {over.newGame}
      </button>
    </div>
  );
}
