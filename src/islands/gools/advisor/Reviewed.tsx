import { useId, useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { useTable } from '../table.ts';
import { AimKeys } from './AimKeys.tsx';
import { RoundReview } from './RoundReview.tsx';
import { useAdvisor } from './use-advisor.ts';

/** A round that was won, the last one first, turn by turn. */
export function Reviewed() {
  const { words, state, name } = useTable();
  const { aim } = useAdvisor();
  const [at, choose] = useState(state.rounds.length - 1);
  const id = useId();
  const round = state.rounds[at] ?? state.rounds.at(-1)!;
  const { round: label, wonBy, honest, aimHint } = words.advisor.review;
  return (
    <>
      <p>{honest}</p>
      <div class="review-round">
        <label for={id}>{label}</label>
        <select id={id} class="field" value={at} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
          {state.rounds.map(({ number, winner }, index) => (
            <option key={number} value={index}>
              {fill(wonBy, { number, name: winner === null ? '' : name(winner) })}
            </option>
          ))}
        </select>
      </div>
      <AimKeys />
      <p class="soft">{aimHint}</p>
      <RoundReview round={round} aim={aim} />
    </>
  );
}
