import { fill } from '../../../i18n/fill.ts';
import { ReviewKey } from '../advisor/ReviewKey.tsx';
import { ClauseTag } from '../ClauseTag.tsx';
import { useTable } from '../table-context.ts';

/** Between rounds: who won the last one, in how many in a row, and what everybody else says. */
export function WonCard() {
  const { words, state, name } = useTable();
  const { won } = words.table.play;
  const round = state.rounds.at(-1);
  const seat = round?.winner ?? undefined;
  if (!round || seat === undefined) return null;
  const winner = name(seat);
  const count = state.streak?.seat === seat ? state.streak.wins : 1;
  return (
    <div class="gools-won">
      <p>
        <strong>{fill(won.heading, { name: winner, number: round.number })}</strong>
        {count > 1 && <span> · {fill(won.streak, { count })}</span>}
      </p>
      <p class="line">
        <span>{fill(won.hail, { name: winner })}</span>
        <ClauseTag clause="gools-6.1" />
      </p>
      <ReviewKey />
    </div>
  );
}
