import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { finishDeadline } from './clock.ts';
import { useNow } from './now.ts';

/** The key that ends the game once the 15 minutes are over (15.1); before that, nothing. */
export function TimeUp() {
  const { words, state } = useGame();
  const deadline = finishDeadline(state);
  const now = useNow(deadline !== undefined);
  if (deadline === undefined || now < deadline) return null;
  const { clock } = words.play;
  return (
    <button type="button" class="key go wide" data-do="time-up" onClick={() => act({ kind: 'time-up' })}>
      <span>
        {clock.timeUp}
        <small>{clock.timeUpWhy}</small>
      </span>
    </button>
  );
}
