import { useTable } from '../table.ts';
import type { NoThought } from './use-answer.ts';

/** Stands where an answer will stand, or says why there is none. */
export function NoAnswer({ thought }: { thought: NoThought }) {
  const { thinking, trouble, again } = useTable().words.advisor;
  if (thought.is === 'thinking')
    return (
      <p class="no-answer soft" role="status">
        {thinking}
      </p>
    );
  return (
    <div class="no-answer">
      <p role="alert">{trouble}</p>
      <button type="button" class="key" onClick={thought.again}>
        {again}
      </button>
    </div>
  );
}
