import { useGame, useTable } from '../game-context.ts';
import { mainDue } from './turn-plays.ts';

/** Opens the calls of "snøl"; nothing where nobody has still to roll or to move (11.3). */
export function SnolKey() {
  const { words, due } = useGame();
  const { open } = useTable();
  const { kind } = mainDue(due);
  if (kind !== 'roll' && kind !== 'move') return null;
  return (
    <button type="button" class="key" data-do="snol" aria-haspopup="dialog" onClick={() => open({ kind: 'snol' })}>
      {words.play.snol.key}
    </button>
  );
}
