import { useTable } from '../table.ts';
import { isBetweenRounds } from './review-turns.ts';
import { useAdvisor } from './use-advisor.ts';

/** Opens the look back at how everybody played; nothing before the first round is won, or while one goes on without the advisor. */
export function ReviewKey() {
  const { words, state, open } = useTable();
  const { isAllowed } = useAdvisor();
  if (state.rounds.length === 0 || !(isAllowed || isBetweenRounds(state))) return null;
  return (
    <button type="button" class="key review-key" aria-haspopup="dialog" onClick={() => open({ kind: 'review' })}>
      {words.advisor.review.key}
    </button>
  );
}
