import { STREAK } from '../../../games/three-man/play-throw.ts';
import { fill } from '../../../i18n/fill.ts';
import { ClauseTag } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';

/** How far a roller has come towards a new rule (7.3): nothing to see before the first throw that hit. */
export function Streak({ seat, count }: { seat: number; count: number }) {
  const { words, name } = useTable();
  const { streak, streakFull } = words.threeMan;
  if (count === 0) return null;
  const done = ((count - 1) % STREAK) + 1;
  const isFull = done === STREAK;
  return (
    <p class="streak" data-full={isFull}>
      <span class="streak-steps" aria-hidden="true">
        {Array.from({ length: STREAK }, (_, step) => (
          <span key={step} data-done={step < done} />
        ))}
      </span>
      <span>{isFull ? fill(streakFull, { name: name(seat) }) : fill(streak, { count: done, of: STREAK })}</span>
      <ClauseTag clause="three-man-7.3" />
    </p>
  );
}
