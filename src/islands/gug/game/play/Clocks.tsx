import { useGame } from '../game-context.ts';
import { clockFace, finishDeadline } from './clock.ts';
import { useNow } from './now.ts';

/** After a finish: what is left of the 15 minutes for those who still play (15.1). */
export function FinishClock() {
  const { words, state } = useGame();
  const deadline = finishDeadline(state);
  const now = useNow(deadline !== undefined);
  if (deadline === undefined) return null;
  return (
    <p class="clock" data-clock="finish" data-over={now >= deadline}>
      <span class="soft">{words.play.clock.finish}</span>
      <strong role="timer">{clockFace(Math.ceil((deadline - now) / 1000) * 1000)}</strong>
    </p>
  );
}

/** In a sprint: how long the one at the board has played. */
export function SprintClock() {
  const { words, state } = useGame();
  const { turn, setup } = state;
  const own = turn ? state.seats[turn.seat] : undefined;
  const start = setup.variation === 'CSP' && own?.status.is === 'playing' ? own.startedAt : null;
  const now = useNow(start !== null);
  if (start === null) return null;
  return (
    <p class="clock" data-clock="sprint">
      <span class="soft">{words.play.clock.sprint}</span>
      <strong role="timer">{clockFace(now - start)}</strong>
    </p>
  );
}
