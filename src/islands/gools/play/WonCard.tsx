import { fill } from '../../../i18n/fill.ts';
import { ReviewKey } from '../advisor/ReviewKey.tsx';
import { useTable } from '../table.ts';

/** Between rounds: who won the last one, and how many in a row. */
export function WonCard() {
  const { words, state, name } = useTable();
  const { won } = words.play;
  const round = state.rounds.at(-1);
  const seat = round?.winner ?? undefined;
  if (!round || seat === undefined) return null;
  const count = state.streak?.seat === seat ? state.streak.wins : 1;
  return (
    <div class="gools-won">
      <p>
        <strong>{fill(won.heading, { name: name(seat), number: round.number })}</strong>
        {count > 1 && <span> · {fill(won.streak, { count })}</span>}
      </p>
      <ReviewKey />
    </div>
  );
}
