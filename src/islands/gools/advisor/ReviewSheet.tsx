import { Sheet } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { isBetweenRounds } from './review-turns.ts';
import { Reviewed } from './Reviewed.tsx';
import { useAdvisor } from './use-advisor.ts';

/** How everybody has played. */
export function ReviewSheet({ close }: { close: () => void }) {
  const { words, state } = useTable();
  const { isAllowed } = useAdvisor();
  const { heading, none, later } = words.advisor.review;
  const isOpen = isAllowed || isBetweenRounds(state);
  const hasRound = state.rounds.length > 0;
  return (
    <Sheet title={heading} close={close}>
      {!isOpen && <p>{later}</p>}
      {isOpen && !hasRound && <p>{none}</p>}
      {isOpen && hasRound && <Reviewed />}
    </Sheet>
  );
}
