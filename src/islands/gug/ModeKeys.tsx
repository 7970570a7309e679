import { $currentGame } from '../../log/current.ts';
import { useStore } from '../shared/use-store.ts';
import { usePanel } from './panel-context.ts';

/** Above the map on the left: from a question of one's own to a game and back. */
export function ModeKeys() {
  const { words, mode, setMode } = usePanel();
  const game = useStore($currentGame);
  const { modes } = words.panel;
  const to = mode !== 'ask' ? 'ask' : game === null ? 'setup' : 'game';
  return (
    <div class="mode-keys">
      <button type="button" class="key" data-to={to} data-taps="once" onClick={() => setMode(to)}>
        {modes[to]}
      </button>
    </div>
  );
}
